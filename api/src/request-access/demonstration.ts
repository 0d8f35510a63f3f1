import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type {
  DemonstrationLetter,
  SimulatedCheck,
} from "@portal/model/request-access/demonstration.ts";
import {
  isOnboardingError,
  OnboardingStatus,
} from "@portal/model/request-access/request-access.ts";
import type { Context } from "../core/context.ts";
import { sameBytes } from "../core/secrets/secrets.ts";
import { renderPaper } from "../insurer/pdf/render.ts";
import { ActivationLetter, activationTitle, drawActivationLetter } from "./activation-letter.ts";
import { advance } from "./check-events.ts";
import { hashOfSecret } from "./identity-check/simulator.ts";
import { letterBinding } from "./write-letter.ts";

const MOST_SHOWN = 10;

interface Row {
  id: string;
  language: string;
  date: string;
  content: Buffer;
}

/** The letters that left for an invented person, the newest first. Row level security alone says whose can be read. */
export async function listLetters(
  ctx: Context,
  insuredNumber: number,
): Promise<DemonstrationLetter[]> {
  const { rows } = await ctx.visitors.pool.query<Row>(
    `select id, language, date, content from letter where insured_number = $1
     order by created_at desc, id limit ${MOST_SHOWN}`,
    [insuredNumber],
  );
  return rows.map((row) => {
    const { head, code } = opened(ctx, row);
    const recipient = head.window.slice(0, 2).join(" ");
    const { id, date } = row;
    return { id, date, recipient, code, title: activationTitle(knownLanguage(row.language)) };
  });
}

/** A letter as it comes out of the envelope. */
export async function openLetter(ctx: Context, id: string): Promise<Buffer> {
  const { rows } = await ctx.visitors.pool.query<Row>(
    "select id, language, date, content from letter where id = $1",
    [id],
  );
  const [row] = rows;
  if (!row) throw new Problem("NOT_FOUND");
  const paper = { language: knownLanguage(row.language), date: row.date };
  return renderPaper(drawActivationLetter(paper, opened(ctx, row)));
}

function opened({ secrets }: Context, { id, content }: Row): ActivationLetter {
  return ActivationLetter.parse(JSON.parse(secrets.decrypt(letterBinding(id), content)));
}

/** Does what somebody chose on the page that stands in for an identity check. */
export async function simulateCheck(
  { visitors: { pool }, secrets }: Context,
  { id, secret, event }: SimulatedCheck,
): Promise<void> {
  const { rows } = await pool.query<{ checkHash: Buffer | null; isOver: boolean }>(
    `select check_hash as "checkHash", settled_at is not null or checked_at is not null or expires_at <= now()
       or status like '%ERROR' as "isOver"
     from access_request where id = $1`,
    [id],
  );
  const [request] = rows;
  const isRight = request?.checkHash && sameBytes(request.checkHash, hashOfSecret(secret));
  if (!isRight || request.isOver) throw new Problem("NOT_FOUND");
  const ending = OnboardingStatus.safeParse(event);
  if (ending.success && isOnboardingError(ending.data)) {
    await pool.query(
      "update access_request set status = $2, next_try_at = now() where id = $1 and settled_at is null",
      [id, ending.data],
    );
    return;
  }
  if (event === "OPENED" || event === "SCANNED" || event === "PASSED")
    await advance({ pool, secrets }, id, { state: event });
}

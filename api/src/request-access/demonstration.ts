import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type {
  DemonstrationPost,
  SimulatedCheck,
} from "@portal/model/request-access/demonstration.ts";
import {
  isOnboardingError,
  OnboardingStatus,
} from "@portal/model/request-access/request-access.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { inTransaction } from "../core/db/transaction.ts";
import { sameBytes } from "../core/secrets/secrets.ts";
import { openMessage, type OutboxParts } from "../insurer/outbox/deliver.ts";
import { messageBinding } from "../insurer/outbox/enqueue.ts";
import { letterBinding } from "../insurer/papers/letter-binding.ts";
import { renderPaper } from "../insurer/pdf/render.ts";
import { ActivationLetter, activationTitle, drawActivationLetter } from "./activation-letter.ts";
import { advance } from "./check-events.ts";
import { hashOfSecret } from "./identity-check/simulator.ts";

const MOST_SHOWN = 10;

interface Row {
  id: string;
  language: string;
  date: string;
  content: Buffer;
  sentAt: Date;
}

/** The messages and letters to an invented person, newest first; only row level security limits them. */
export async function listPost(
  ctx: Context,
  insuredNumber: number,
  parts: MessageParts,
): Promise<DemonstrationPost[]> {
  const post = await inTransaction(ctx.visitors.pool, async (client) => {
    await client.query("select open_mailbox_of($1)", [insuredNumber]);
    const letters = await client.query<Row>(
      `select id, language, date, content, created_at as "sentAt" from letter where insured_number = $1
       order by created_at desc, id limit ${MOST_SHOWN}`,
      [insuredNumber],
    );
    const messages = await client.query<MessageRow>(
      `select id, channel, recipient, template, language, parameters, created_at as "sentAt" from message
       where template like 'access.%' order by created_at desc, id limit ${MOST_SHOWN}`,
    );
    return [
      ...letters.rows.map((row) => shownLetter(ctx, row)),
      ...messages.rows.map((row) => shownMessage(ctx, row, parts)),
    ];
  });
  return post.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
}

function shownLetter(ctx: Context, row: Row): DemonstrationPost {
  const { head, code } = decryptedRequest(ctx, row);
  return {
    id: row.id,
    kind: "LETTER",
    recipient: head.window.slice(1).join(", "),
    title: activationTitle(knownLanguage(row.language)),
    text: null,
    code,
    sentAt: row.sentAt.toISOString(),
  };
}

type MessageParts = Pick<OutboxParts, "messageTemplates" | "publicUrl">;

interface MessageRow {
  id: string;
  channel: string;
  recipient: Buffer;
  template: string;
  language: string;
  parameters: Buffer;
  sentAt: Date;
}

const Code = z.object({ code: z.string() });

function shownMessage(
  { secrets }: Context,
  row: MessageRow,
  parts: MessageParts,
): DemonstrationPost {
  const channel = row.channel === "SMS" ? "SMS" : "EMAIL";
  const { recipient, message } = openMessage({ secrets, ...parts }, { ...row, channel, tries: 0 });
  const parameters: unknown = JSON.parse(
    secrets.decrypt(messageBinding("parameters", row.id), row.parameters),
  );
  return {
    id: row.id,
    kind: channel,
    recipient,
    title: message.subject,
    text: channel === "SMS" ? message.short : message.plain,
    code: Code.safeParse(parameters).data?.code ?? null,
    sentAt: row.sentAt.toISOString(),
  };
}

/** A letter as PDF. */
export async function openLetter(ctx: Context, id: string): Promise<Buffer> {
  const { rows } = await ctx.visitors.pool.query<Row>(
    "select id, language, date, content from letter where id = $1",
    [id],
  );
  const [row] = rows;
  if (!row) throw new Problem("NOT_FOUND");
  const paper = { language: knownLanguage(row.language), date: row.date };
  return renderPaper(drawActivationLetter(paper, decryptedRequest(ctx, row)));
}

function decryptedRequest(
  { secrets }: Context,
  { id, content }: Pick<Row, "id" | "content">,
): ActivationLetter {
  return ActivationLetter.parse(JSON.parse(secrets.decrypt(letterBinding(id), content)));
}

/** Applies the event chosen on the simulator's page. */
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

import type { GivenCode } from "@portal/model/portal/act-headers.ts";
import {
  confirmationLimits,
  type ConfirmationRefusal,
} from "@portal/model/portal/confirmations.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { WriteContext } from "../requests/submit.ts";
import { sameBytes } from "../../core/secrets/secrets.ts";
import { codeHash, type ConfirmedAct, inputHash } from "./challenge.ts";
import { type ConfirmingAct, isOtherProof } from "./other-means.ts";

interface Refusal {
  reason: ConfirmationRefusal;
  triesLeft: number;
}

/**
 * Uses up the code, or returns why it is refused. The row lock makes concurrent attempts count one by one; only
 * attempts at the right act in the right session count, so that other sessions cannot use them up.
 */
export async function consumeCode(
  act: ConfirmingAct,
  { name }: ConfirmedAct,
  input: unknown,
  given: GivenCode,
): Promise<Refusal | undefined> {
  const { ctx, db, session } = act;
  const { id, code, means } = given;
  const challenge = await db
    .selectFrom("confirmation")
    .select(["codeHash", "inputHash", "tries"])
    .select(raw<boolean>`recipient is not null`.as("isProof"))
    .where("id", "=", id)
    .where("sessionId", "=", session.id)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", raw<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  const isMeant = challenge && sameBytes(challenge.inputHash, inputHash(ctx.secrets, name, input));
  if (!isMeant) return { reason: "EXPIRED", triesLeft: 0 };
  const { tries: most } = confirmationLimits;
  if (challenge.tries >= most || (await isOverLimit(db)))
    return { reason: "EXHAUSTED", triesLeft: 0 };
  // A new number is proved only by the code sent to it.
  const isRight = means
    ? !challenge.isProof && (await isOtherProof(act, given))
    : sameBytes(challenge.codeHash, codeHash(ctx.secrets, id, code));
  const change = isRight ? { usedAt: raw<Date>`now()` } : { tries: challenge.tries + 1 };
  await db.updateTable("confirmation").set(change).where("id", "=", id).execute();
  await noteAct(db, session, ctx, isRight ? "confirm with a code" : "give a wrong code", name);
  if (isRight) {
    await raw`select forgive_code_guess()`.execute(db);
    return undefined;
  }
  const triesLeft = most - challenge.tries - 1;
  return { reason: triesLeft > 0 ? "WRONG" : "EXHAUSTED", triesLeft };
}

/** Counts the attempt. Above the account's limits no code is accepted, for any act. */
async function isOverLimit(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await raw<{
    day: number;
    year: number;
  }>`select * from count_code_guess()`.execute(db);
  const { wrongADay, wrongAYear } = confirmationLimits;
  const isOver = rows.every(({ day, year }) => day > wrongADay || year > wrongAYear);
  // An attempt that is not checked does not count.
  if (isOver) await raw`select forgive_code_guess()`.execute(db);
  return isOver;
}

/** Whether the challenge belongs to this session and this act. */
export async function isChallengeOf(
  { db, session }: WriteContext,
  { name }: ConfirmedAct,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom("confirmation")
    .select("id")
    .where("id", "=", id)
    .where("sessionId", "=", session.id)
    .where("act", "=", name)
    .executeTakeFirst();
  return found !== undefined;
}

import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import type { Secrets } from "../../../core/secrets/secrets.ts";
import { phoneNumberOf } from "../../outbox/account-contact.ts";
import { type AskedChange, askAccountChange } from "./ask-change.ts";
import { writeChangeLetter } from "./write-letter.ts";

interface ChangeContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  now: Date;
}

/** Asks for a change. Who has no phone is also written a letter, because a thief may read the mailbox. */
export async function placeAccountChange(
  parts: ChangeContext,
  asked: AskedChange,
): Promise<{ dueAt: Date; hasLetter: boolean }> {
  const { accountId } = asked;
  const told = await askAccountChange(parts, asked);
  const hasLetter = (await phoneNumberOf(parts.db, parts.secrets, accountId)) === undefined;
  if (hasLetter)
    await writeChangeLetter(parts, { accountId, today: todayInZurich(parts.now), told });
  return { dueAt: told.dueAt, hasLetter };
}

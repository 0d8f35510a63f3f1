import { randomUUID } from "node:crypto";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

export type Channel = "EMAIL" | "SMS" | "PUSH";

export interface Outgoing {
  /** Nothing for somebody who has no account yet. */
  accountId: string | null;
  interactionId?: string;
  channel: Channel;
  /** An e-mail address, a phone number, or a push subscription as JSON. */
  recipient: string;
  template: string;
  language: Language;
  parameters?: Record<string, string>;
}

/** Puts a message into the outbox, in the transaction of what it tells of: it leaves if and only if that commits. */
export async function enqueueMessage(
  db: Kysely<Tables>,
  secrets: Secrets,
  { recipient, parameters = {}, ...message }: Outgoing,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("message")
    .values({
      id,
      ...message,
      recipient: secrets.encrypt(messageBinding("recipient", id), recipient),
      parameters: secrets.encrypt(messageBinding("parameters", id), JSON.stringify(parameters)),
    })
    .execute();
}

export function messageBinding(column: "recipient" | "parameters", id: string) {
  return { table: "message", column, row: id };
}

/** Where an account is written to. */
export async function loginEmailOf(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<string> {
  const { loginEmail } = await db
    .selectFrom("account")
    .select("loginEmail")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return secrets.decrypt({ table: "account", column: "login_email", row: accountId }, loginEmail);
}

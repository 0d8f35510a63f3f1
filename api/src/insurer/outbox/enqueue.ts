import { randomUUID } from "node:crypto";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

export const channels = ["EMAIL", "SMS", "PUSH"] as const;
export type Channel = (typeof channels)[number];

/** The order of delivery: codes that a customer waits for, single messages, mailings. */
export const priorities = { code: 1, single: 2, mass: 3 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

export interface Outgoing {
  /** Null for a person without an account. */
  accountId: string | null;
  /** The recipient's insured number, if there is no account. */
  insuredNumber?: number | null;
  interactionId?: string;
  channel: Channel;
  /** An e-mail address, a phone number, or a push subscription as JSON. */
  recipient: string;
  template: string;
  language: Language;
  parameters?: Record<string, string>;
  /** Default: codes and links first, all others as single messages. */
  priority?: Priority;
  /** The delay before it is sent; by default none. */
  waitSeconds?: number;
  /** The message is stored and never sent. */
  state?: "KEPT";
  settledAt?: Date;
}

/** Adds a message to the outbox in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueMessage(
  db: Kysely<Tables>,
  secrets: Secrets,
  { recipient, parameters = {}, waitSeconds = 0, ...message }: Outgoing,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("message")
    .values({
      id,
      priority: "code" in parameters || "link" in parameters ? priorities.code : priorities.single,
      ...message,
      recipient: secrets.encrypt(messageBinding("recipient", id), recipient),
      parameters: secrets.encrypt(messageBinding("parameters", id), JSON.stringify(parameters)),
      ...(waitSeconds > 0 && {
        nextTryAt: raw<Date>`now() + ${waitSeconds} * interval '1 second'`,
      }),
    })
    .execute();
}

export function messageBinding(column: "recipient" | "parameters", id: string) {
  return { table: "message", column, row: id };
}

import { randomUUID } from "node:crypto";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

export const channels = ["EMAIL", "SMS", "PUSH"] as const;
export type Channel = (typeof channels)[number];

/** In which order messages leave: what a person waits for on the screen, single messages, mass mailings. */
export const priorities = { code: 1, single: 2, mass: 3 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

export interface Outgoing {
  /** Nothing for somebody who has no account yet. */
  accountId: string | null;
  /** Whom it is for, where it goes to somebody without an account. */
  insuredNumber?: number | null;
  interactionId?: string;
  channel: Channel;
  /** An e-mail address, a phone number, or a push subscription as JSON. */
  recipient: string;
  template: string;
  language: Language;
  parameters?: Record<string, string>;
  /** Without it: a code or a link goes first, anything else is a single message. */
  priority?: Priority;
  /** How long it is kept back; not at all when nothing is said. */
  waitSeconds?: number;
  /** Kept from the beginning: it is written and never leaves. */
  state?: "KEPT";
  settledAt?: Date;
}

/** Puts a message into the outbox, in the transaction of what it tells of: it leaves if and only if that commits. */
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

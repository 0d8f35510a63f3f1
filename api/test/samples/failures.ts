import { randomUUID } from "node:crypto";
import { sql as raw } from "kysely";
import { db } from "../portal.ts";
import { aClient } from "./exchange.ts";
import { READS } from "./exchange-events.ts";

interface MessageOptions {
  accountId?: string | null;
  channel?: "EMAIL" | "SMS" | "PUSH";
  state?: "WAITING" | "SENT" | "FAILED";
  /** When it was sent or given up. */
  settledAt?: Date;
  template?: string;
}

/** A message as the outbox leaves it: by default given up after ten tries. */
export async function hasMessage(options: MessageOptions = {}): Promise<string> {
  const { accountId = null, channel = "EMAIL", state = "FAILED", template = "test" } = options;
  const id = randomUUID();
  const isFailed = state === "FAILED";
  await db
    .insertInto("message")
    .values({
      id,
      accountId,
      channel,
      state,
      template,
      recipient: Buffer.from("anna@example.ch"),
      parameters: Buffer.from("secret words"),
      language: "de",
      tries: isFailed ? 10 : 1,
      lastError: isFailed ? "SMTP ECONNREFUSED" : null,
      settledAt: state === "WAITING" ? null : (options.settledAt ?? new Date()),
    })
    .execute();
  return id;
}

/** A webhook with an event that was given up after three days. */
export async function hasDeadLetter(household: number) {
  const client = await aClient({ scopes: READS });
  const webhookId = randomUUID();
  await raw`select record_event('invoice.paid', ${webhookId}, null, ${household}::int, '{}')`.execute(
    db,
  );
  await raw`select number_events()`.execute(db);
  const event = await db
    .selectFrom("event")
    .select(["eventId", "position"])
    .where("subject", "=", webhookId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("webhook")
    .values({
      id: webhookId,
      clientId: client.id,
      url: "https://core.example/hook",
      position: event.position ?? 0,
    })
    .execute();
  await db
    .insertInto("webhookDelivery")
    .values({
      webhookId,
      position: event.position ?? 0,
      household,
      state: "DEAD",
      tries: 40,
      settledAt: new Date(),
      lastError: "answered 500",
    })
    .execute();
  return { client, webhookId, eventId: event.eventId };
}

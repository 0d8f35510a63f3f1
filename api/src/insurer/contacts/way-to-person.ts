import { knownLanguage } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { enqueueMessage } from "../outbox/enqueue.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import { openedValue } from "./sealed-contacts.ts";

interface Letter {
  template: MessageTemplate;
  parameters?: Record<string, string>;
}

/** Sends a message to a person without an account: to their mobile, else by e-mail; nothing if neither is known. */
export async function writeToPerson(
  db: Kysely<Tables>,
  secrets: Secrets,
  insuredNumber: number,
  { template, parameters = {} }: Letter,
): Promise<void> {
  const contact = await db
    .selectFrom("contact")
    .innerJoin("insured", "insured.insuredNumber", "contact.insuredNumber")
    .select(["contact.id", "kind", "value", "language"])
    .where("contact.insuredNumber", "=", insuredNumber)
    .where((eb) => eb.or([eb("kind", "=", "EMAIL"), eb("mobile", "=", true)]))
    .orderBy(raw`kind = 'PHONE'`, "desc")
    .orderBy(raw`nature = 'PRV'`, "desc")
    .orderBy("contact.createdAt")
    .limit(1)
    .executeTakeFirst();
  if (!contact) return;
  await enqueueMessage(db, secrets, {
    accountId: null,
    insuredNumber,
    channel: contact.kind === "PHONE" ? "SMS" : "EMAIL",
    recipient: openedValue(secrets, contact),
    template: template.key,
    language: knownLanguage(contact.language),
    parameters,
  });
}

import { randomUUID } from "node:crypto";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { languageOf } from "../outbox/account-contact.ts";
import { costReminderPages } from "@portal/model/year-costs/reminder-days.ts";
import { News, type NotificationKind, preferenceOf } from "@portal/model/notifications.ts";
import { priorities, type Priority } from "../outbox/enqueue.ts";
import { sendByPreference } from "../outbox/send-by-preference.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { templateOf } from "./messages.ts";

/** The PostgreSQL channel of `wake_pages`; its payload is only the account's id. */
export const newsChannel = "portal_news";

interface InvoiceInMessage {
  no: string;
  /** For example `Prime décembre 2026`, in the account's language. */
  name: string;
  /** Whether the customer pays it: the message then links to the payment. */
  isToPay: boolean;
}

export interface Notice {
  accountId: string;
  news: News;
  /** The document of the notification. */
  idDms?: string;
  /** The invoice of the message. */
  invoice?: InvoiceInMessage;
  /** The priority of the message; by default that of the kind. */
  priority?: Priority;
}

/** Kinds sent to many customers in one run, such as invoices: single messages have priority over them. */
const writtenInRuns: ReadonlySet<NotificationKind> = new Set([
  "InvoiceNew",
  "InvoiceReminder",
  "RefundNew",
  "CertificatNew",
  "CostReminder",
]);

/**
 * Notifies an account: in the portal, by a message on the chosen channel, and on open pages. All commit with the given
 * transaction, which runs in the role of the jobs or the owner.
 */
export async function notify(
  db: Kysely<Tables>,
  secrets: Secrets,
  { accountId, news, idDms, invoice, priority }: Notice,
): Promise<void> {
  const told = News.parse(news);
  await ring(db, { accountId, news: told, ...(idDms && { idDms }) });
  const about = preferenceOf[told.kind];
  const template = templateOf(told);
  if (!about || !template) return;
  const language = await languageOf(db, accountId);
  const parameters = {
    ...(told.kind === "CommunicationNew" && { title: told.texts[language].title }),
    ...(told.kind === "CommunicationNew" && told.page && { link: told.page }),
    ...(invoice && { invoice: invoice.name }),
    ...(invoice?.isToPay && { link: `/invoices?pay=${invoice.no}` }),
    ...(told.kind === "CostReminder" && {
      day: formatDate(told.day),
      link: costReminderPages[told.step],
    }),
    ...(told.kind === "RequestNews" && {
      day: formatDate(told.day),
      link: `/interactions?year=${told.requestedOn.slice(0, 4)}&request=${told.request}`,
    }),
  };
  await sendByPreference(db, secrets, {
    accountId,
    about,
    template: template.key,
    language,
    parameters,
    // An unanswered question may end in a refusal, so the customer is told in any case.
    isNeeded: told.kind === "RequestNews" && told.step !== "DELAYED",
    priority: priority ?? (writtenInRuns.has(told.kind) ? priorities.mass : priorities.single),
  });
}

/**
 * Wakes the open pages of an account in all processes when the transaction commits. From then on its reads see the
 * change, also where a replica is behind.
 */
export async function wakePages(db: Kysely<Tables>, accountId: string): Promise<void> {
  await raw`select wake_pages(${accountId}::uuid)`.execute(db);
}

/** Notifies only in the portal, if the caller sends its own message. */
export async function ring(db: Kysely<Tables>, { accountId, news, idDms }: Notice): Promise<void> {
  const told = News.parse(news);
  await db
    .insertInto("notification")
    .values({
      id: randomUUID(),
      accountId,
      kind: told.kind,
      parameters: JSON.stringify(told),
      idDms: idDms ?? null,
    })
    .execute();
  await wakePages(db, accountId);
}

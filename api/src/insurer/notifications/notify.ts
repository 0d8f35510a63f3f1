import { randomUUID } from "node:crypto";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { languageOf } from "../outbox/account-contact.ts";
import { News, type NotificationKind, preferenceOf } from "@portal/model/notifications.ts";
import { priorities, type Priority } from "../outbox/enqueue.ts";
import { sendByPreference } from "../outbox/send-by-preference.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { wordingOf } from "./messages.ts";

/** By which PostgreSQL wakes the processes that pages listen to; it carries the account's id and nothing else. */
export const newsChannel = "portal_news";

interface InvoiceInMessage {
  no: string;
  /** `Prime décembre 2026`, in the language of the account. */
  name: string;
  /** Whether the customer pays it: the message then leads to where that is done. */
  isToPay: boolean;
}

export interface Notice {
  accountId: string;
  news: News;
  /** The document that it tells of. */
  idDms?: string;
  /** What its message says of an invoice. */
  invoice?: InvoiceInMessage;
  /** Of its message; by its kind unless it is given. */
  priority?: Priority;
}

/** Written for many customers in one run, on the day of bills or settlements: single messages go before them. */
const writtenInRuns: ReadonlySet<NotificationKind> = new Set([
  "InvoiceNew",
  "InvoiceReminder",
  "RefundNew",
  "CertificatNew",
]);

/**
 * Tells an account of something new: behind the bell, by a message on the channel that the person chose, and to the
 * pages that are open. All of it commits with the given transaction, which runs in the role of the jobs or the owner.
 */
export async function notify(
  db: Kysely<Tables>,
  secrets: Secrets,
  { accountId, news, idDms, invoice, priority }: Notice,
): Promise<void> {
  const told = News.parse(news);
  await ring(db, { accountId, news: told, ...(idDms && { idDms }) });
  const about = preferenceOf[told.kind];
  const wording = wordingOf(told);
  if (!about || !wording) return;
  const language = await languageOf(db, accountId);
  const parameters = {
    ...(told.kind === "CommunicationNew" && { title: told.texts[language].title }),
    ...(invoice && { invoice: invoice.name }),
    ...(invoice?.isToPay && { link: `/invoices?pay=${invoice.no}` }),
  };
  await sendByPreference(db, secrets, {
    accountId,
    about,
    template: wording.key,
    language,
    parameters,
    priority: priority ?? (writtenInRuns.has(told.kind) ? priorities.mass : priorities.single),
  });
}

/** Tells it behind the bell alone, where a message of its own goes out beside it. */
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
  await raw`select pg_notify(${newsChannel}, ${accountId})`.execute(db);
}

import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { openDetails } from "../insurer/bank/entry-details.ts";
import { bestSuiting, namesOf, type SuitingInvoice } from "../insurer/bank/suiting-invoices.ts";

const MOST = 100;
/** The bookings that wait for a person, with open invoices that suit them by amount and name. */
export async function listWaiting(db: Kysely<Tables>, secrets: Secrets) {
  const entries = await db
    .selectFrom("bankEntry")
    .select(["id", "bookedOn", "amount", "currency", "isCredit", "reference", "reason", "details"])
    .where("state", "in", ["UNKNOWN", "REFUSED"])
    .orderBy("createdAt")
    .limit(MOST)
    .execute();
  const listed = [];
  for (const { details: sealed, ...entry } of entries) {
    const details = openDetails(secrets, entry.id, sealed);
    const isPayment = entry.isCredit && entry.currency === "CHF";
    const payment = { amount: entry.amount, name: details.name };
    const suggestions = isPayment ? await suitingInvoices(db, payment) : [];
    listed.push({ entry, details, suggestions });
  }
  return listed;
}

async function suitingInvoices(
  db: Kysely<Tables>,
  payment: { amount: number; name: string | undefined },
): Promise<SuitingInvoice[]> {
  const { rows } = await raw<SuitingInvoice>`
    select * from suiting_invoices(${payment.amount}, ${namesOf(payment.name)}::text[])`.execute(
    db,
  );
  return bestSuiting(payment, rows);
}

/** Files that were refused or are not booked to their end, and statements that do not follow each other. */
export async function listProblems(db: Kysely<Tables>): Promise<string[]> {
  const files = await db
    .selectFrom("bankFile")
    .select(["name", "receivedAt", "refusal", "doneAt", "warnings"])
    .where(raw<boolean>`(refusal is not null or done_at is null or warnings <> '[]')`)
    .orderBy("receivedAt", "desc")
    .limit(MOST)
    .execute();
  return files.map(({ name, receivedAt, refusal, doneAt }) => {
    const what = refusal
      ? `refused: ${refusal}`
      : doneAt === null
        ? "is not booked to its end"
        : "does not follow the statement before: one is missing";
    return `${receivedAt.toISOString().slice(0, 10)} ${name} ${what}`;
  });
}

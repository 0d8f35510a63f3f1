import { likeness } from "@portal/model/bank/matching.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { openDetails } from "./entry-details.ts";

const MOST = 100;
const SUGGESTED = 3;

interface Suggestion {
  no: string;
  holder: string;
  open: number;
}

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
): Promise<Suggestion[]> {
  const { rows } =
    await raw<Suggestion>`select no, holder, total_amount + fees - paid as open from invoice
    where status in ('ENCOURS', 'RAPPEL', 'SOMMATION', 'POURSUITE') and total_amount + fees - paid > 0
      and (total_amount + fees - paid = ${payment.amount}
        or lower(holder) = any(${namesOf(payment.name)}::text[]))
    order by deadline limit 200`.execute(db);
  return rows
    .map((row) => ({ row, rank: likeness(payment, { amount: row.open, names: [row.holder] }) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, SUGGESTED)
    .map(({ row }) => row);
}

/** A name as it is written, and with the last name first. */
function namesOf(name = ""): string[] {
  const words = name.toLowerCase().split(/[\s,]+/);
  return [words.join(" "), [...words.slice(1), ...words.slice(0, 1)].join(" ")];
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

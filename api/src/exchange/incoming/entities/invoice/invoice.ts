import { Invoice } from "@portal/model/exchange/invoice.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { defineEntity, type IncomingWork } from "../../../entity.ts";
import { lockPolicyholder } from "../insured.ts";
import { contradicts, wrongField } from "../problems.ts";
import { balanceCredit } from "./balance-credit.ts";
import { type InvoiceNews, tellOfInvoice } from "./invoice-news.ts";
import { removeStandIns, standIn, trimStandIns } from "./stand-in.ts";

export const invoices = defineEntity({
  name: "invoices",
  about:
    "An invoice that the source issues and reminds: only for insurers whose invoices come from a system of record. It becomes paid by payments.",
  rule: Invoice,
  async write(work, { data, internalKey }) {
    const { db } = work;
    const { number } = data;
    if (internalKey !== undefined && internalKey !== number)
      throw contradicts("number", "exchange.otherKey");
    await requireIssuedElsewhere(db, data);
    const account = await lockPolicyholder(db, data.policyholder, "policyholder");
    const stored = await lockInvoice(db, number);
    if (stored && (stored.accountId !== account.id || internalKey === undefined))
      throw contradicts("number", "invoice.taken");
    await requireFreeReference(db, data);
    await requirePeople(db, data, account.id);
    if (data.paidOn === null) await removeStandIns(db, number);
    const news = await writeInvoice(db, data, { accountId: account.id, stored });
    if (stored) await settleAgain(work, data);
    else await balanceCredit(db, number, data.invoiceDate);
    await standIn(work, data, account.id);
    if (data.announce) await tellOfInvoice(work, data, { account, ...news });
    return number;
  },
});

/** Two issuers would bill the same premium twice: an insurer's invoices come from one of them. */
async function requireIssuedElsewhere(db: Kysely<Tables>, { insurer }: Invoice): Promise<void> {
  const row = await db
    .selectFrom("insurer")
    .select("invoicesFrom")
    .where("code", "=", insurer)
    .executeTakeFirst();
  if (!row) throw wrongField("insurer", "insurer.unknown");
  if (row.invoicesFrom !== "EXCHANGE") throw contradicts("insurer", "invoice.issuedHere");
}

async function lockInvoice(db: Kysely<Tables>, no: string) {
  return db
    .selectFrom("invoice")
    .select(["accountId", "status", "jokerDeadline", "deadlineBeforeJoker"])
    .where("no", "=", no)
    .forUpdate()
    .executeTakeFirst();
}

async function requireFreeReference(
  db: Kysely<Tables>,
  { number, reference }: Invoice,
): Promise<void> {
  const other = await db
    .selectFrom("invoice")
    .select("no")
    .where("bvrNumber", "=", reference)
    .where("no", "!=", number)
    .executeTakeFirst();
  if (other) throw contradicts("reference", "invoice.taken");
}

/** The lines name people of the household alone. */
async function requirePeople(
  db: Kysely<Tables>,
  { policyholder, lines }: Invoice,
  accountId: string,
): Promise<void> {
  const rows = await db
    .selectFrom("insured")
    .leftJoin("accountInsured as link", (join) =>
      join
        .onRef("link.insuredNumber", "=", "insured.insuredNumber")
        .on("link.accountId", "=", accountId),
    )
    .select("insured.insuredNumber")
    .where((one) =>
      one.or([
        one("insured.policyholder", "=", policyholder),
        one("insured.insuredNumber", "=", policyholder),
        one("link.insuredNumber", "is not", null),
      ]),
    )
    .where(
      "insured.insuredNumber",
      "in",
      lines.map(({ insuredNumber }) => insuredNumber),
    )
    .execute();
  const known = new Set(rows.map(({ insuredNumber }) => insuredNumber));
  for (const [at, { insuredNumber }] of lines.entries())
    if (!known.has(insuredNumber))
      throw wrongField(`lines.${at}.insuredNumber`, "household.member");
}

interface Place {
  accountId: string;
  stored: Awaited<ReturnType<typeof lockInvoice>>;
}

async function writeInvoice(
  db: Kysely<Tables>,
  invoice: Invoice,
  { accountId, stored }: Place,
): Promise<InvoiceNews> {
  const { number: no } = invoice;
  const row = { ...rowOf(invoice), deadline: deadlineOf(invoice, stored?.jokerDeadline ?? null) };
  if (!stored)
    await db
      .insertInto("invoice")
      .values({ no, accountId, ...row, status: statusOf(invoice) })
      .execute();
  else
    await db
      .updateTable("invoice")
      .set({ ...row, status: statusOf(invoice) })
      .where("no", "=", no)
      .execute();
  const known = await writeReminders(db, invoice, accountId);
  return { isNew: !stored, newReminders: invoice.reminders.slice(known) };
}

function rowOf(invoice: Invoice) {
  const { policyholder, insurer, law, type, holder, reference, lines, total, statements } = invoice;
  const { periodFrom, periodTo, invoiceDate, paymentMode, reminders, cancelledOn } = invoice;
  const dates = { periodFrom, periodTo, invoiceDate };
  return {
    ...dates,
    type,
    law,
    holder,
    paymentMode,
    cancelledOn,
    insuredNumber: policyholder,
    healthInsurerCode: insurer,
    bvrNumber: reference,
    adhesionNumber: String(policyholder),
    lines: JSON.stringify(lines),
    totalAmount: total,
    fees: reminders.reduce((sum, { fee, interest }) => sum + fee + interest, 0),
    statementNumber: statements.at(-1) ?? null,
    statementNumbers: JSON.stringify(statements),
  };
}

/** The last reminder sets the day by which to pay. A joker that the customer played holds until the next one. */
function deadlineOf({ deadline, reminders }: Invoice, jokerDeadline: string | null): string {
  const last = reminders.at(-1);
  if (last) return last.deadline;
  return jokerDeadline !== null && jokerDeadline > deadline ? jokerDeadline : deadline;
}

function statusOf({ cancelledOn, reminders, total }: Invoice): string {
  if (cancelledOn !== null) return "ANNULEE";
  if (total <= 0) return "REGLEE";
  return reminders.at(-1)?.status ?? "ENCOURS";
}

/** A paid invoice stays paid while its payments cover it. What they have too much is a credit. */
async function settleAgain({ db, today }: IncomingWork, invoice: Invoice): Promise<void> {
  const { number: no, cancelledOn } = invoice;
  if (cancelledOn === null) await trimStandIns(db, no);
  await balanceCredit(db, no, cancelledOn ?? today);
  await db
    .updateTable("invoice")
    .set({ status: "REGLEE" })
    .where("no", "=", no)
    .where("status", "!=", "ANNULEE")
    .where(raw<boolean>`paid >= total_amount + fees`)
    .execute();
}

/** Writes the reminders, and returns how many were there before. */
async function writeReminders(
  db: Kysely<Tables>,
  { number, deadline, total, reminders }: Invoice,
  accountId: string,
): Promise<number> {
  const removed = await db
    .deleteFrom("invoiceReminder")
    .where("invoiceNo", "=", number)
    .returning("position")
    .execute();
  let owed = total;
  let dueOn = deadline;
  const rows = reminders.map((reminder, position) => {
    owed += reminder.fee + reminder.interest;
    const row = { ...reminder, invoiceNo: number, position, accountId, dueOn, owed };
    dueOn = reminder.deadline;
    return row;
  });
  if (rows.length > 0) await db.insertInto("invoiceReminder").values(rows).execute();
  return removed.length;
}

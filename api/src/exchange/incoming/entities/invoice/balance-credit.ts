import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { bookCredit, lockCredit } from "../../../../insurer/credits.ts";

/**
 * Books what an invoice has too much as a credit, and takes back what is not too much any more, so that the credit
 * follows from the invoice and its payments in whichever order they came. What of it was used before is owed on the
 * invoice again. Returns what became a credit. The caller holds the locks of account and invoice.
 */
export async function balanceCredit(db: Kysely<Tables>, no: string, on: string): Promise<number> {
  const invoice = await readInvoice(db, no);
  const { accountId, law, insurerCode, total, fees, paid, isCancelled, made } = invoice;
  const owed = isCancelled ? 0 : total + fees;
  const change = Math.max(0, paid - owed) - made;
  const held = { accountId, carrier: { law, insurerCode }, bookedOn: on };
  if (change > 0) {
    const kind = isCancelled ? "CANCELLED" : total < 0 ? "CREDIT_NOTE" : "OVERPAID";
    await bookCredit(db, { ...held, amount: change, source: { kind, invoiceNo: no } });
  }
  if (change < 0) {
    const rest = await lockCredit(db, held);
    const isUsed = rest + change < 0;
    // What is still too much was used as well: all of it comes back, and what was used of it is owed.
    const returned = isUsed ? made : -change;
    if (isUsed) {
      const amount = made - rest;
      await oweAgain(db, { no, accountId, on }, amount);
      await bookCredit(db, { ...held, amount, source: { kind: "REOPENED", invoiceNo: no } });
    }
    const source = { kind: "RETURNED", invoiceNo: no } as const;
    await bookCredit(db, { ...held, amount: -returned, source });
  }
  return Math.max(0, change);
}

async function readInvoice(db: Kysely<Tables>, no: string) {
  const { status, law, ...row } = await db
    .selectFrom("invoice")
    .select(["accountId", "law", "healthInsurerCode as insurerCode", "status"])
    .select(["totalAmount as total", "fees", "paid"])
    .select(
      raw<number>`(select coalesce(sum(amount), 0)::int from credit_movement m where m.invoice_no = invoice.no
        and kind in ('OVERPAID', 'CREDIT_NOTE', 'CANCELLED', 'RETURNED'))`.as("made"),
    )
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  return { ...row, law: InsuranceLaw.parse(law), isCancelled: status === "ANNULEE" };
}

/** Takes an amount off what is paid of an invoice. A cancelled one owes nothing. */
async function oweAgain(
  db: Kysely<Tables>,
  { no, accountId, on }: { no: string; accountId: string; on: string },
  amount: number,
): Promise<void> {
  await db
    .insertInto("invoicePayment")
    .values({
      invoiceNo: no,
      position: raw<number>`(select max(position) + 1 from invoice_payment where invoice_no = ${no})`,
      accountId,
      paidOn: on,
      amount: -amount,
      way: "CREDIT",
      isBooked: true,
    })
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({ paid: column("paid", "-", amount) }))
    .where("no", "=", no)
    .execute();
}

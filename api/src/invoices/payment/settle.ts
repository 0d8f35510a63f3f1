import { nextInstalmentDay } from "@portal/model/invoices/arrangement.ts";
import { InvoiceStatus, isUnpaid, type PaymentWay } from "@portal/model/invoices/invoice.ts";
import { openAmount } from "@portal/model/invoices/invoices.ts";
import {
  smallRest,
  type Tolerance,
  usualTolerance,
} from "@portal/model/invoices/small-differences.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { type Locked, lockedInvoice } from "../stored-invoice.ts";

export async function readTolerance(db: Kysely<Tables>, insurerCode: string): Promise<Tolerance> {
  const row = await db
    .selectFrom("insurer")
    .select(["writeOffUpTo", "carryUpTo", "carryDays", "invoicesFrom"])
    .where("code", "=", insurerCode)
    .executeTakeFirst();
  if (!row) return usualTolerance;
  const { invoicesFrom, ...tolerance } = row;
  // The issuer of the invoices decides about small rests, too.
  return invoicesFrom === "EXCHANGE" ? { ...tolerance, writeOffUpTo: 0, carryUpTo: 0 } : tolerance;
}

interface PaymentEntry {
  way: Exclude<PaymentWay, "BANK">;
  /** In rappen; negative if it is owed again. */
  amount: number;
  on: string;
  returned?: { returns: number; reason: string; dueOn: string };
}

/** Adds an entry that settles a part of an invoice, or opens it again. The caller holds the invoice's row lock. */
export async function addEntry(
  db: Kysely<Tables>,
  { no, accountId }: { no: string; accountId: string },
  { way, amount, on, returned }: PaymentEntry,
): Promise<void> {
  await db
    .insertInto("invoicePayment")
    .values({
      invoiceNo: no,
      position: raw`(select coalesce(max(position) + 1, 0) from invoice_payment where invoice_no = ${no})`,
      accountId,
      paidOn: on,
      amount,
      way,
      isBooked: true,
      ...returned,
    })
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({ paid: column("paid", "+", amount) }))
    .where("no", "=", no)
    .execute();
}

/**
 * Updates an invoice to its booked entries: settled, with a small rest written off or left to the next invoice, or with
 * its next instalment due. Returns the result.
 */
export async function settle(db: Kysely<Tables>, no: string, day: string): Promise<Locked> {
  const found = await lockedInvoice(db, no);
  if (!found) throw new Error(`${no} is no invoice.`);
  const { row, owed } = found;
  const status = InvoiceStatus.parse(row.status);
  if (!isUnpaid(status) || row.totalAmount <= 0) return found;
  const { invoice } = owed;
  const change = (state: { status?: string; deadline?: string; restCarriedOn?: string | null }) =>
    db.updateTable("invoice").set(state).where("no", "=", no).execute();
  const isSettled = openAmount({ ...row, status, payments: [] }) === 0;
  const tolerance = await readTolerance(db, invoice.carrier.insurerCode);
  const rest = smallRest(invoice.toBePaid, tolerance);
  if (!isSettled && rest === "WRITE_OFF") {
    const entry = { way: "WRITE_OFF", amount: invoice.toBePaid, on: day } as const;
    await addEntry(db, { no, accountId: row.accountId }, entry);
  }
  if (isSettled || rest === "WRITE_OFF") {
    await change({ status: "REGLEE", restCarriedOn: null });
  } else if (rest === "CARRIED") {
    await change({ status: "ENCOURS", restCarriedOn: row.restCarriedOn ?? day });
  } else {
    const { instalments, paidOfArrangement, instalmentTolerance } = invoice;
    const deadline = invoice.hasArrangement
      ? nextInstalmentDay(instalments, paidOfArrangement, instalmentTolerance)
      : undefined;
    await change({ restCarriedOn: null, ...(deadline !== undefined && { deadline }) });
  }
  return (await lockedInvoice(db, no)) ?? found;
}

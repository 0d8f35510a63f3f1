import { InvoiceStatus, isUnpaid } from "@portal/model/invoices/invoice.ts";
import { openAmount } from "@portal/model/invoices/invoices.ts";
import { dividePayment } from "@portal/model/invoices/ledger.ts";
import { sql as raw } from "kysely";
import { bookCredit, lockAccount } from "../../insurer/credits.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { noteDecision } from "../../insurer/audit.ts";
import type { JobContext, DueItem } from "../job-context.ts";
import { lockedInvoice } from "../stored-invoice.ts";
import { payDebts } from "./pay-debts.ts";
import { settle } from "./settle.ts";

export interface Payment {
  invoiceNo: string;
  position: number;
  accountId: string;
  amount: number;
  paidOn: string;
}

/** The next received payment after a number that is not booked yet. */
export async function findPayment(job: JobContext, after: string): Promise<DueItem | undefined> {
  const [no = "", position = -1] = after.split(" ");
  const payment = await job.db
    .selectFrom("invoicePayment")
    .select(["invoiceNo", "position", "accountId", "amount", "paidOn"])
    .where("isBooked", "=", false)
    .where(raw<boolean>`(invoice_no, position) > (${no}, ${Number(position)}::smallint)`)
    .orderBy("invoiceNo")
    .orderBy("position")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!payment) return undefined;
  const key = `${payment.invoiceNo} ${payment.position}`;
  return { key, process: () => bookPayment(job, payment) };
}

/**
 * An invoice that is paid in full, or almost, is settled; with instalments, the next one is due. A surplus, or a
 * payment for a paid or cancelled invoice, becomes a credit, which pays other open invoices.
 */
export async function bookPayment(job: JobContext, payment: Payment): Promise<void> {
  const { db, secrets } = job;
  const { invoiceNo, position, accountId, amount, paidOn } = payment;
  await lockAccount(db, accountId);
  const found = await lockedInvoice(db, invoiceNo);
  if (!found) throw new Error(`A payment arrived for ${invoiceNo}, which is no invoice.`);
  const { row } = found;
  const { carrier } = found.owed.invoice;
  const status = InvoiceStatus.parse(row.status);
  // The open amount by its booked payments, which do not include this one yet.
  const open = openAmount({ ...row, status, payments: [] });
  const { tooMuch } = dividePayment(amount, open);
  await db
    .updateTable("invoicePayment")
    .set({ isBooked: true })
    .where("invoiceNo", "=", invoiceNo)
    .where("position", "=", position)
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({ paid: column("paid", "+", amount) }))
    .where("no", "=", invoiceNo)
    .execute();
  const after = await settle(db, invoiceNo, paidOn);
  const action = "invoice payment booked";
  await noteDecision(db, { actor: "office", accountId, action, subject: invoiceNo });
  if (tooMuch > 0) {
    const held = { accountId, carrier };
    const source = { kind: "OVERPAID", invoiceNo } as const;
    await bookCredit(db, { ...held, bookedOn: paidOn, amount: tooMuch, source });
    await payDebts(job, held);
  }
  const isPaid =
    isUnpaid(status) && (after.row.status === "REGLEE" || after.row.restCarriedOn !== null);
  const news = { kind: "InvoicePaid", paymentDate: paidOn, amount } as const;
  if (isPaid || tooMuch > 0) await notify(db, secrets, { accountId, news });
}

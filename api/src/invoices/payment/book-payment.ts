import { InvoiceStatus, isUnpaid } from "@portal/model/invoices/invoice.ts";
import { openAmount } from "@portal/model/invoices/invoices.ts";
import { dividePayment } from "@portal/model/invoices/ledger.ts";
import { sql as raw } from "kysely";
import { bookCredit, lockCredit } from "../../insurer/credits.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { noteDecision } from "../../insurer/requests/decide.ts";
import type { JobContext, Found } from "../billing/job-context.ts";
import { nextInstalment } from "./follow-arrangement.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";

interface Payment {
  invoiceNo: string;
  position: number;
  accountId: string;
  amount: number;
  paidOn: string;
}

/** The next payment that arrived after a number and that its invoice does not know of. */
export async function findPayment(job: JobContext, after: string): Promise<Found | undefined> {
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
 * An invoice that is paid in full is settled; of one that is paid by instalments, the next one is due. What is too much,
 * or arrives for what was paid or cancelled before, is a credit.
 */
async function bookPayment({ db, secrets }: JobContext, payment: Payment): Promise<void> {
  const { invoiceNo, position, accountId, amount, paidOn } = payment;
  const { rows } = await db.executeQuery(
    selectInvoices.where("no", "=", invoiceNo).forUpdate("invoice").compile(),
  );
  const [row] = rows;
  if (!row) throw new Error(`A payment arrived for ${invoiceNo}, which is no invoice.`);
  const invoice = storedInvoice(row);
  const status = InvoiceStatus.parse(row.status);
  // As its booked payments leave it: this one is not among them yet.
  const open = openAmount({ ...row, status, payments: [] });
  const { tooMuch } = dividePayment(amount, open);
  const isPaid = isUnpaid(status) && amount >= open;
  const deadline = nextInstalment(invoice);
  await db
    .updateTable("invoicePayment")
    .set({ isBooked: true })
    .where("invoiceNo", "=", invoiceNo)
    .where("position", "=", position)
    .execute();
  await db
    .updateTable("invoice")
    .set((column) => ({
      paid: column("paid", "+", amount),
      ...(isPaid && { status: "REGLEE" }),
      ...(deadline !== undefined && { deadline }),
    }))
    .where("no", "=", invoiceNo)
    .execute();
  if (tooMuch > 0) {
    const held = { accountId, carrier: invoice.carrier };
    await lockCredit(db, held);
    const source = { kind: "OVERPAID", invoiceNo } as const;
    await bookCredit(db, { ...held, bookedOn: paidOn, amount: tooMuch, source });
  }
  const action = "invoice payment booked";
  await noteDecision(db, { actor: "office", accountId, action, subject: invoiceNo });
  const news = { kind: "InvoicePaid", paymentDate: paidOn, amount } as const;
  if (isPaid || tooMuch > 0) await notify(db, secrets, { accountId, news });
}

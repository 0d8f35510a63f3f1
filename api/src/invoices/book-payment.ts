import { InvoiceStatus, isUnpaid, openAmount } from "@portal/model/invoices/invoices.ts";
import { sql as raw } from "kysely";
import { notify } from "../core/notifications/notify.ts";
import { noteDecision } from "../core/requests/decide.ts";
import type { Desk, Found } from "./desk.ts";
import { nextInstalment } from "./follow-arrangement.ts";
import { selectInvoices, storedInvoice } from "./stored-invoice.ts";

interface Payment {
  invoiceNo: string;
  position: number;
  accountId: string;
  amount: number;
  paidOn: string;
}

/** The next payment that arrived after a number and that its invoice does not know of. */
export async function findPayment(desk: Desk, after: string): Promise<Found | undefined> {
  const [no = "", position = -1] = after.split(" ");
  const payment = await desk.db
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
  return { key, treat: () => bookPayment(desk, payment) };
}

/** An invoice that is paid in full is settled; of one that is paid by instalments, the next one is due. */
async function bookPayment({ db, secrets }: Desk, payment: Payment): Promise<void> {
  const { invoiceNo, position, accountId, amount, paidOn } = payment;
  const { rows } = await db.executeQuery(
    selectInvoices.where("no", "=", invoiceNo).forUpdate("invoice").compile(),
  );
  const invoice = rows[0] && storedInvoice(rows[0]);
  const isSettled = rows[0] !== undefined && coversAll(rows[0], amount);
  const deadline = invoice && nextInstalment(invoice);
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
      ...(isSettled && { status: "REGLEE" }),
      ...(deadline !== undefined && { deadline }),
    }))
    .where("no", "=", invoiceNo)
    .execute();
  const action = "invoice payment booked";
  await noteDecision(db, { actor: "office", accountId, action, subject: invoiceNo });
  const news = { kind: "InvoicePaid", paymentDate: paidOn, amount } as const;
  if (isSettled) await notify(db, secrets, { accountId, news });
}

/** Whether an amount settles what is open of an invoice as its booked payments leave it. */
function coversAll(
  row: { status: string; totalAmount: number; fees: number; paid: number },
  amount: number,
): boolean {
  const status = InvoiceStatus.parse(row.status);
  return isUnpaid(status) && amount >= openAmount({ ...row, status, payments: [] });
}

import { unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";

interface NewPayment {
  invoiceNo: string;
  accountId: string;
  amount: number;
  paidOn: string;
  bankReference: string | null;
  standsIn: boolean;
}

/**
 * Adds a payment and returns its first position. The jobs book it and tell the customer; a quiet one is booked here, as
 * far as the invoice is open: they book what is too much as a credit. The caller holds the lock of the invoice.
 */
export async function addPayment(
  db: Kysely<Tables>,
  { isQuiet, ...payment }: NewPayment & { isQuiet: boolean },
): Promise<number> {
  if (!isQuiet) return insert(db, payment, false);
  const open = await openAmountOf(db, payment.invoiceNo);
  const booked = Math.min(payment.amount, open);
  const rest = payment.amount - booked;
  const first = booked > 0 ? await insert(db, { ...payment, amount: booked }, true) : undefined;
  if (booked > 0) await count(db, payment.invoiceNo, booked);
  const second = rest > 0 ? await insert(db, { ...payment, amount: rest }, false) : undefined;
  return first ?? second ?? 0;
}

/** Adds a payment that the invoice has counted already. */
export async function addCounted(db: Kysely<Tables>, payment: NewPayment): Promise<number> {
  return insert(db, payment, true);
}

async function insert(db: Kysely<Tables>, payment: NewPayment, isBooked: boolean): Promise<number> {
  const { position } = await db
    .insertInto("invoicePayment")
    .values({
      ...payment,
      isBooked,
      position: raw<number>`(select coalesce(max(position) + 1, 0) from invoice_payment
        where invoice_no = ${payment.invoiceNo})`,
    })
    .returning("position")
    .executeTakeFirstOrThrow();
  return position;
}

async function openAmountOf(db: Kysely<Tables>, no: string): Promise<number> {
  const { totalAmount, fees, paid, status } = await db
    .selectFrom("invoice")
    .select(["totalAmount", "fees", "paid", "status"])
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const isOpen = unpaidStatuses.some((one) => one === status);
  return isOpen ? Math.max(0, totalAmount + fees - paid) : 0;
}

async function count(db: Kysely<Tables>, no: string, amount: number): Promise<void> {
  await db
    .updateTable("invoice")
    .set((column) => ({
      paid: column("paid", "+", amount),
      status: raw<string>`case when paid + ${amount} >= total_amount + fees then 'REGLEE' else status end`,
    }))
    .where("no", "=", no)
    .execute();
}

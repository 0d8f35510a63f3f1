import { unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { notify } from "../../../../insurer/notifications/notify.ts";
import type { IncomingWork } from "../../../entity.ts";
import { balanceCredit } from "./balance-credit.ts";

interface NewPayment {
  invoiceNo: string;
  accountId: string;
  amount: number;
  paidOn: string;
  bankReference: string | null;
  standsIn: boolean;
  way?: "BANK" | "CREDIT";
}

/**
 * Adds a payment and returns its position. It is booked at once, and what is too much is a credit from then on. With
 * instalments the jobs book it, which know when the next one is due. The caller holds the locks of account and invoice.
 */
export async function addPayment(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  { announce, ...payment }: NewPayment & { announce: boolean },
): Promise<number> {
  const { invoiceNo: no, amount, paidOn, accountId } = payment;
  const before = await stateOf(db, no);
  if (before.hasArrangement && payment.way !== "CREDIT") return insert(db, payment, false);
  const position = await insert(db, payment, true);
  await count(db, no, amount);
  const credited = await balanceCredit(db, no, paidOn);
  const isPaid = before.isOpen && !(await stateOf(db, no)).isOpen;
  const news = { kind: "InvoicePaid", paymentDate: paidOn, amount } as const;
  if (announce && (isPaid || credited > 0)) await notify(db, secrets, { accountId, news });
  return position;
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

async function stateOf(db: Kysely<Tables>, no: string) {
  const { status, arranged, arrangementEndedOn } = await db
    .selectFrom("invoice")
    .select(["status", "arranged", "arrangementEndedOn"])
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  return {
    isOpen: unpaidStatuses.some((one) => one === status),
    hasArrangement: arranged !== null && arrangementEndedOn === null,
  };
}

async function count(db: Kysely<Tables>, no: string, amount: number): Promise<void> {
  await db
    .updateTable("invoice")
    .set((column) => ({
      paid: column("paid", "+", amount),
      status: raw<string>`case when status <> 'ANNULEE' and paid + ${amount} >= total_amount + fees
        then 'REGLEE' else status end`,
    }))
    .where("no", "=", no)
    .execute();
}

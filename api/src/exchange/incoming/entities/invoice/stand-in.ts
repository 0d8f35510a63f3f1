import type { Invoice } from "@portal/model/exchange/invoice.ts";
import { type ExpressionBuilder, type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import type { IncomingWork } from "../../../entity.ts";
import { addPayment } from "./add-payment.ts";

/**
 * Pays an invoice that its source calls paid, as long as its payments do not. Payments that arrive later take the place
 * of this entry.
 */
export async function standIn(
  work: Pick<IncomingWork, "db" | "secrets">,
  { number, paidOn, total, reminders, announce }: Invoice,
  accountId: string,
): Promise<void> {
  const { db } = work;
  if (paidOn === null) return;
  const fees = reminders.reduce((sum, { fee, interest }) => sum + fee + interest, 0);
  const { known } = await db
    .selectFrom("invoicePayment")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("known"))
    .where("invoiceNo", "=", number)
    .executeTakeFirstOrThrow();
  const amount = total + fees - known;
  if (amount <= 0) return;
  const payment = { invoiceNo: number, accountId, paidOn, bankReference: null, standsIn: true };
  await addPayment(work, { ...payment, amount, announce });
}

/** Takes back what stood in for payments, when the source calls the invoice open again. */
export async function removeStandIns(db: Kysely<Tables>, no: string): Promise<void> {
  const removed = await db
    .deleteFrom("invoicePayment")
    .where("invoiceNo", "=", no)
    .where("standsIn", "=", true)
    .returning(["amount", "isBooked"])
    .execute();
  const counted = removed.reduce((sum, { amount, isBooked }) => sum + (isBooked ? amount : 0), 0);
  await uncount(db, no, counted);
}

/** Takes off what the entries that stand in have too much, since the invoice asks for less than before. */
export async function trimStandIns(db: Kysely<Tables>, no: string): Promise<void> {
  const { tooMuch } = await db
    .selectFrom("invoice")
    .select(raw<number>`paid - total_amount - fees`.as("tooMuch"))
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  if (tooMuch > 0) await uncount(db, no, await replaceStandIns(db, no, tooMuch));
}

async function uncount(db: Kysely<Tables>, no: string, counted: number): Promise<void> {
  if (counted === 0) return;
  await db
    .updateTable("invoice")
    .set((column) => ({ paid: column("paid", "-", counted) }))
    .where("no", "=", no)
    .execute();
}

/**
 * Makes room for a payment among the entries that stand in. Returns how much of it the invoice has counted with them
 * already.
 */
export async function replaceStandIns(
  db: Kysely<Tables>,
  no: string,
  amount: number,
): Promise<number> {
  const entries = await db
    .selectFrom("invoicePayment")
    .select(["position", "amount", "isBooked"])
    .where("invoiceNo", "=", no)
    .where("standsIn", "=", true)
    .orderBy("position")
    .execute();
  let left = amount;
  let counted = 0;
  for (const entry of entries) {
    const replaced = Math.min(left, entry.amount);
    if (replaced === 0) break;
    left -= replaced;
    if (entry.isBooked) counted += replaced;
    await shrink(db, { no, position: entry.position }, entry.amount - replaced);
  }
  return counted;
}

async function shrink(
  db: Kysely<Tables>,
  { no, position }: { no: string; position: number },
  amount: number,
): Promise<void> {
  const isEntry = (one: ExpressionBuilder<Tables, "invoicePayment">) =>
    one.and({ invoiceNo: no, position });
  if (amount === 0) await db.deleteFrom("invoicePayment").where(isEntry).execute();
  else await db.updateTable("invoicePayment").set({ amount }).where(isEntry).execute();
}

import type { EntryDesk, Outcome } from "./entry-desk.ts";
import { executeTransfer, lockOrder, orderIdsOf } from "./orders.ts";
import type { BankBooking } from "./read/booking.ts";
import { endToEndIdOf } from "@portal/model/bank/orders.ts";

/**
 * Whether the payments of a sum were reported by another file: a statement and a notification may both have them. A sum
 * that a person settled as a whole is not booked a second time either.
 */
export async function isReported(
  { db, fileId }: EntryDesk,
  { iban, batchKey, isSum }: BankBooking,
): Promise<boolean> {
  if (isSum) return false;
  const other = await db
    .selectFrom("bankEntry as entry")
    .innerJoin("bankFile as file", "file.id", "entry.fileId")
    .select("entry.id")
    .where("iban", "=", iban)
    .where("batchKey", "=", batchKey)
    .where("fileId", "<>", fileId)
    .where("file.doneAt", "is not", null)
    .where((entry) =>
      entry.or([entry("entryKey", "not like", "SUM %"), entry("state", "=", "SETTLED")]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!other) await showDetailed(db, iban, batchKey);
  return other !== undefined;
}

/** The payments of a sum arrive: a person need not decide about it. */
async function showDetailed(db: EntryDesk["db"], iban: string, batchKey: string): Promise<void> {
  await db
    .updateTable("bankEntry")
    .set({ state: "BATCH", reason: null })
    .where("iban", "=", iban)
    .where("entryKey", "=", `SUM ${batchKey}`)
    .where("state", "=", "UNKNOWN")
    .execute();
}

/** A sum without its payments. They are known already, come with a notification, or are our own orders. */
export async function bookSum(desk: EntryDesk, booking: BankBooking): Promise<Outcome> {
  const { iban, batchKey, isCredit } = booking;
  const reported = await desk.db
    .selectFrom("bankEntry")
    .select("id")
    .where("iban", "=", iban)
    .where("batchKey", "=", batchKey)
    .where("entryKey", "not like", "SUM %")
    .limit(1)
    .executeTakeFirst();
  if (reported) return { state: "BATCH", reason: null };
  if (!isCredit && (await executeOrders(desk, booking))) return { state: "BATCH", reason: null };
  return { state: "UNKNOWN", reason: isCredit ? "NO_REFERENCE" : "UNKNOWN_DEBIT" };
}

/** A debit of one of our payment orders as a whole says that all of its payments left. */
async function executeOrders(
  desk: EntryDesk,
  { paymentInformation, amount, bookedOn }: BankBooking,
): Promise<boolean> {
  if (paymentInformation === undefined) return false;
  const orders = await desk.db
    .selectFrom("bankOrder")
    .select(["id", "messageId", "amount"])
    .where("paymentInformation", "=", paymentInformation)
    .where("kind", "!=", "DEBIT")
    .where("state", "in", ["SENT", "ACCEPTED", "EXECUTED"])
    .execute();
  const [first] = orders;
  const sum = orders.reduce((whole, order) => whole + order.amount, 0);
  if (!first?.messageId || sum !== amount) return false;
  const ids = orders.map(({ id }) => id);
  for (const id of await orderIdsOf(desk, first.messageId, ids)) {
    const order = await lockOrder(desk, endToEndIdOf(id));
    if (order && ["SENT", "ACCEPTED"].includes(order.state))
      await executeTransfer(desk, id, bookedOn);
  }
  return true;
}

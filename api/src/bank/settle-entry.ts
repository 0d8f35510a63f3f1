import { matchPayment } from "@portal/model/bank/matching.ts";
import { isQrIban } from "@portal/model/typing/iban.ts";
import type { BankDesk, Books } from "../insurer/bank/books.ts";
import { readOwnAccounts } from "../insurer/bank/own-accounts.ts";
import { placeRefund } from "../insurer/bank/place-order.ts";
import { openDetails } from "./entry-details.ts";

/** A person who decides about a booking. */
interface Clerk extends BankDesk {
  person: string;
  now: Date;
}

type Refused = { problem: string };

/** Books a payment on the invoice that a person found. */
export async function assignEntry(
  desk: Clerk & { books: Books },
  id: string,
  no: string,
): Promise<Refused | { amount: number; accountId: string; state: string }> {
  const entry = await waitingEntry(desk, id);
  if ("problem" in entry) return entry;
  const { amount, currency, bookedOn: paidOn } = entry;
  if (!entry.isCredit || currency !== "CHF")
    return { problem: "only a payment in francs that arrived is assigned" };
  const invoice = await desk.books.lockInvoiceNo(desk, no);
  if (!invoice) return { problem: `no invoice has the number ${no}` };
  const found = { ...invoice, isCreditorsAccount: true };
  const { state } = matchPayment({ amount, currency, reference: no }, found);
  const position = await desk.books.bookPayment(desk, { no, amount, paidOn, isDebit: false });
  const { accountId } = invoice;
  await settled(desk, id, { accountId, invoiceNo: no, position });
  return { amount, accountId, state };
}

/** Orders that a payment goes back to the account it came from. */
export async function refundEntry(desk: Clerk, id: string): Promise<Refused | { amount: number }> {
  const entry = await waitingEntry(desk, id);
  if ("problem" in entry) return entry;
  if (!entry.isCredit || entry.currency !== "CHF")
    return { problem: "only a payment in francs that arrived is refunded" };
  const { name = "", account } = openDetails(desk.secrets, id, entry.details);
  if (account === undefined || isQrIban(account))
    return { problem: "the bank did not say from which account it came" };
  const accounts = await readOwnAccounts(desk.db);
  const own = accounts.find(({ iban }) => iban === entry.iban);
  const order = { insurerCode: own?.insurerCode ?? "", amount: entry.amount, entryId: id };
  await placeRefund(desk, { iban: account, name }, { ...order, executeOn: desk.today });
  await settled(desk, id, {});
  return { amount: entry.amount };
}

/** Takes a booking off the list without any booking of ours. */
export async function ignoreEntry(desk: Clerk, id: string): Promise<Refused | object> {
  const entry = await waitingEntry(desk, id);
  if ("problem" in entry) return entry;
  await settled(desk, id, {});
  return {};
}

async function waitingEntry({ db }: Clerk, id: string) {
  const entry = await db
    .selectFrom("bankEntry")
    .select(["state", "amount", "currency", "isCredit", "bookedOn", "iban", "details"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return { problem: `no booking has the id ${id}` };
  if (entry.state !== "UNKNOWN" && entry.state !== "REFUSED")
    return { problem: `the booking is ${entry.state} already` };
  return entry;
}

async function settled(
  { db, person, now }: Clerk,
  id: string,
  booked: { accountId?: string; invoiceNo?: string; position?: number },
): Promise<void> {
  await db
    .updateTable("bankEntry")
    .set({ ...booked, state: "SETTLED", reason: null, settledBy: person, settledAt: now })
    .where("id", "=", id)
    .execute();
}

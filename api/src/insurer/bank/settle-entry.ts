import { HIGHEST_BOOKED } from "@portal/model/bank/matching.ts";
import { isQrIban } from "@portal/model/typing/iban.ts";
import { awaitedBy } from "../awaited-approval.ts";
import { lockAccount } from "../credits.ts";
import type { BankDesk, Books } from "./books.ts";
import { openDetails } from "./entry-details.ts";
import { readOwnAccounts } from "./own-accounts.ts";
import { placeRefund } from "./place-order.ts";

/** A person who decides about a booking. */
interface Clerk extends BankDesk {
  person: string;
  now: Date;
}

/**
 * Why a booking is not settled. SETTLED: another employee was faster. AWAITED: an approval is asked for.
 * NO_SENDER: the bank did not say from which account it came.
 */
export type EntryRefusal =
  | "NO_ENTRY"
  | "SETTLED"
  | "AWAITED"
  | "NO_PAYMENT"
  | "TOO_HIGH"
  | "NO_SENDER"
  | "NO_INVOICE"
  | "WRONG_SUM";

export interface Refused {
  refusal: EntryRefusal;
  /** Who was faster, or the number of the missing invoice. */
  about?: string | null;
}

/** A part of a payment, in rappen. */
export interface PaymentPart {
  invoiceNo: string;
  amount: number;
}

/** A part that is booked, with what was open of its invoice before and after. */
export interface BookedPart extends PaymentPart {
  accountId: string;
  openBefore: number;
  openAfter: number;
}

/** A booking that waits for a person, under its row lock. */
export interface WaitingEntry {
  amount: number;
  currency: string;
  isCredit: boolean;
  bookedOn: string;
  iban: string;
  reference: string | null;
  reason: string | null;
  details: Buffer | null;
}

/** Books a payment on the invoices that a person found; the parts are the whole of it. */
export async function assignEntry(
  desk: Clerk & { books: Books },
  id: string,
  parts: readonly PaymentPart[],
): Promise<Refused | BookedPart[]> {
  const entry = await waitingPayment(desk, id);
  if ("refusal" in entry) return entry;
  const refused = await refusedParts(desk.db, entry, parts);
  if (refused) return refused;
  await lockOwners(desk, parts);
  const booked = [];
  for (const part of parts) {
    const one = await bookPart(desk, part, entry.bookedOn);
    if ("refusal" in one) return one;
    booked.push(one);
  }
  const [first, ...others] = booked;
  if (first && others.length === 0) {
    const { accountId, invoiceNo, position } = first;
    await settled(desk, id, { accountId, invoiceNo, position });
  } else {
    const rows = booked.map(({ openBefore: _before, openAfter: _after, ...part }) => {
      return { ...part, entryId: id };
    });
    await desk.db.insertInto("bankEntryPart").values(rows).execute();
    await settled(desk, id, {});
  }
  return booked;
}

/** The parts are the whole payment, and their invoices exist. */
export async function refusedParts(
  db: BankDesk["db"],
  entry: WaitingEntry,
  parts: readonly PaymentPart[],
): Promise<Refused | undefined> {
  const sum = parts.reduce((rest, { amount }) => rest + amount, 0);
  if (sum !== entry.amount) return { refusal: "WRONG_SUM" };
  const numbers = parts.map(({ invoiceNo }) => invoiceNo);
  const known = await db.selectFrom("invoice").select("no").where("no", "in", numbers).execute();
  const missing = numbers.find((number) => !known.some(({ no }) => no === number));
  return missing === undefined ? undefined : { refusal: "NO_INVOICE", about: missing };
}

/** Accounts are locked in one order, so that two splits never wait for each other. */
async function lockOwners({ db }: Clerk, parts: readonly PaymentPart[]): Promise<void> {
  const owners = await db
    .selectFrom("invoice")
    .select("accountId")
    .distinct()
    .where(
      "no",
      "in",
      parts.map(({ invoiceNo }) => invoiceNo),
    )
    .orderBy("accountId")
    .execute();
  for (const { accountId } of owners) await lockAccount(db, accountId);
}

async function bookPart(
  desk: Clerk & { books: Books },
  { invoiceNo, amount }: PaymentPart,
  paidOn: string,
): Promise<Refused | (BookedPart & { position: number })> {
  const { books } = desk;
  const before = await books.lockInvoiceNo(desk, invoiceNo);
  if (!before) return { refusal: "NO_INVOICE", about: invoiceNo };
  const position = await books.bookPayment(desk, { no: invoiceNo, amount, paidOn, isDebit: false });
  const after = await books.lockInvoiceNo(desk, invoiceNo);
  return {
    invoiceNo,
    amount,
    position,
    accountId: before.accountId,
    openBefore: before.open,
    openAfter: after?.open ?? 0,
  };
}

/** Orders that a payment goes back to the account it came from. */
export async function refundEntry(desk: Clerk, id: string): Promise<Refused | WaitingEntry> {
  const entry = await waitingPayment(desk, id);
  if ("refusal" in entry) return entry;
  const { name = "", account } = openDetails(desk.secrets, id, entry.details);
  if (account === undefined || isQrIban(account)) return { refusal: "NO_SENDER" };
  const accounts = await readOwnAccounts(desk.db);
  const own = accounts.find(({ iban }) => iban === entry.iban);
  const order = { insurerCode: own?.insurerCode ?? "", amount: entry.amount, entryId: id };
  await placeRefund(desk, { iban: account, name }, { ...order, executeOn: desk.today });
  await settled(desk, id, {});
  return entry;
}

/** Takes a booking off the list without any booking of ours. */
export async function ignoreEntry(desk: Clerk, id: string): Promise<Refused | WaitingEntry> {
  const entry = await waitingEntry(desk, id);
  if ("refusal" in entry) return entry;
  await settled(desk, id, {});
  return entry;
}

/** Locks a payment in francs that arrived. */
export async function waitingPayment(desk: Clerk, id: string): Promise<Refused | WaitingEntry> {
  const entry = await waitingEntry(desk, id);
  if ("refusal" in entry) return entry;
  if (!entry.isCredit || entry.currency !== "CHF") return { refusal: "NO_PAYMENT" };
  return entry.amount > HIGHEST_BOOKED ? { refusal: "TOO_HIGH" } : entry;
}

/** A decision that waits for a second member of staff keeps others from deciding; one that carries it out waits no more. */
async function waitingEntry({ db }: Clerk, id: string): Promise<Refused | WaitingEntry> {
  const entry = await db
    .selectFrom("bankEntry as e")
    .select(["e.state", "e.amount", "e.currency", "e.isCredit", "e.bookedOn", "e.iban"])
    .select(["e.reference", "e.reason", "e.details", "e.settledBy", "e.approvalId"])
    .where("e.id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return { refusal: "NO_ENTRY" };
  const { state, settledBy, approvalId: asked, ...waiting } = entry;
  if (state !== "UNKNOWN" && state !== "REFUSED") return { refusal: "SETTLED", about: settledBy };
  const name = await awaitedBy(db, asked);
  return name === undefined ? waiting : { refusal: "AWAITED", about: name };
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

import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";

/** What an account has at an insurer. Whoever changes it has locked the account's row. */
export interface Held {
  accountId: string;
  carrier: Carrier;
}

interface CreditToBook extends Held {
  bookedOn: string;
  /** What it adds, in rappen; a minus uses it. */
  amount: number;
  source:
    | {
        kind: "OVERPAID" | "CREDIT_NOTE" | "CANCELLED" | "REOPENED" | "OFFSET" | "RETURNED";
        invoiceNo: string;
      }
    | { kind: "PAYOUT"; interactionId: string };
}

/** What is left of an account's credit at an insurer, in rappen. The account is locked: nobody else uses it meanwhile. */
export async function lockCredit(db: Kysely<Tables>, held: Held): Promise<number> {
  await lockAccount(db, held.accountId);
  const { accountId, carrier } = held;
  const { rest } = await db
    .selectFrom("creditMovement")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("rest"))
    .where("accountId", "=", accountId)
    .where("law", "=", carrier.law)
    .where("insurerCode", "=", carrier.insurerCode)
    .executeTakeFirstOrThrow();
  return rest;
}

export async function bookCredit(db: Kysely<Tables>, credit: CreditToBook): Promise<void> {
  const { accountId, carrier, bookedOn, amount, source } = credit;
  await db
    .insertInto("creditMovement")
    .values({ accountId, ...carrier, bookedOn, amount, ...source })
    .execute();
}

interface PaidInvoice extends Held {
  no: string;
  /** All that was settled of it, in rappen. */
  paid: number;
}

/** The invoice need not be paid any more: what was paid of it and is no credit yet becomes one. */
export async function cancelInvoice(
  db: Kysely<Tables>,
  { no, paid, ...held }: PaidInvoice,
  cancelledOn: string,
): Promise<void> {
  await lockAccount(db, held.accountId);
  const amount = paid - (await creditsMadeOf(db, no)) - (await givenUpOf(db, no));
  await db
    .updateTable("invoice")
    .set({ status: "ANNULEE", cancelledOn, restCarriedOn: null })
    .where("no", "=", no)
    .execute();
  const source = { kind: "CANCELLED", invoiceNo: no } as const;
  if (amount > 0) await bookCredit(db, { ...held, bookedOn: cancelledOn, amount, source });
}

/** What payments of an invoice were too much, and are a credit since. */
export async function creditsMadeOf(db: Kysely<Tables>, no: string): Promise<number> {
  const { made } = await db
    .selectFrom("creditMovement")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("made"))
    .where("invoiceNo", "=", no)
    .where("kind", "in", ["OVERPAID", "CANCELLED", "RETURNED"])
    .executeTakeFirstOrThrow();
  return made;
}

/** What of an invoice was settled without money: a small rest that was written off or carried on. */
export async function givenUpOf(db: Kysely<Tables>, no: string): Promise<number> {
  const { sum } = await db
    .selectFrom("invoicePayment")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("sum"))
    .where("invoiceNo", "=", no)
    .where("way", "in", ["WRITE_OFF", "CARRIED"])
    .executeTakeFirstOrThrow();
  return sum;
}

/** Acts on the money of an account follow one another. The account is locked before any of its invoices. */
export async function lockAccount(db: Kysely<Tables>, id: string): Promise<void> {
  await db.selectFrom("account").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";

/** An account's credit at an insurer. A caller that changes it holds the account's row lock. */
export interface InsurerCredit {
  accountId: string;
  carrier: Carrier;
}

interface CreditToBook extends InsurerCredit {
  bookedOn: string;
  /** The amount in rappen; negative if the credit is used. */
  amount: number;
  source:
    | {
        kind: "OVERPAID" | "CREDIT_NOTE" | "CANCELLED" | "REOPENED" | "OFFSET" | "RETURNED";
        invoiceNo: string;
      }
    | { kind: "PAYOUT" | "PAYOUT_RETURNED"; interactionId: string };
}

/** Locks the account's row and returns its remaining credit at an insurer, in rappen. */
export async function lockCredit(db: Kysely<Tables>, held: InsurerCredit): Promise<number> {
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

interface PaidInvoice extends InsurerCredit {
  no: string;
  /** The settled amount in rappen. */
  paid: number;
}

/** Cancels the invoice: payments that are not yet a credit become one. */
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

/** The overpaid amount of an invoice that became a credit. */
export async function creditsMadeOf(db: Kysely<Tables>, no: string): Promise<number> {
  const { made } = await db
    .selectFrom("creditMovement")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("made"))
    .where("invoiceNo", "=", no)
    .where("kind", "in", ["OVERPAID", "CANCELLED", "RETURNED"])
    .executeTakeFirstOrThrow();
  return made;
}

/** The amount of an invoice that was settled without money: a small rest, written off or carried forward. */
export async function givenUpOf(db: Kysely<Tables>, no: string): Promise<number> {
  const { sum } = await db
    .selectFrom("invoicePayment")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("sum"))
    .where("invoiceNo", "=", no)
    .where("way", "in", ["WRITE_OFF", "CARRIED"])
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Serializes acts on the money of an account, and on what it may have a limited number of. The account's row is locked
 * before its invoices.
 */
export async function lockAccount(db: Kysely<Tables>, id: string): Promise<void> {
  await db.selectFrom("account").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

import type { Carrier } from "@portal/model/invoices/carriers.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../core/db/tables.ts";

/** What an account has at an insurer. Whoever changes it has locked the account's row. */
interface Held {
  accountId: string;
  carrier: Carrier;
}

interface CreditToBook extends Held {
  bookedOn: string;
  /** What it adds, in rappen; a minus uses it. */
  amount: number;
  source:
    | { kind: "OVERPAID" | "CREDIT_NOTE" | "CANCELLED" | "OFFSET"; invoiceNo: string }
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
  /** All that came in for it, in rappen. */
  paid: number;
}

/** Nobody has to pay an invoice any more: what was paid of it and is no credit yet becomes one. */
export async function cancelInvoice(
  db: Kysely<Tables>,
  { no, paid, ...held }: PaidInvoice,
  cancelledOn: string,
): Promise<void> {
  await lockAccount(db, held.accountId);
  const { before } = await db
    .selectFrom("creditMovement")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("before"))
    .where("invoiceNo", "=", no)
    .where("kind", "=", "OVERPAID")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("invoice")
    .set({ status: "ANNULEE", cancelledOn })
    .where("no", "=", no)
    .execute();
  const amount = paid - before;
  const source = { kind: "CANCELLED", invoiceNo: no } as const;
  if (amount > 0) await bookCredit(db, { ...held, bookedOn: cancelledOn, amount, source });
}

async function lockAccount(db: Kysely<Tables>, id: string): Promise<void> {
  await db.selectFrom("account").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

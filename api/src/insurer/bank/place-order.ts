import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { CipherBinding, Secrets } from "../../core/secrets/secrets.ts";
import type { Carrier } from "@portal/model/invoices/carriers.ts";

/** The encryption binding of the account that an order pays to, or debits. */
export function orderIbanBinding(id: string): CipherBinding {
  return { table: "bank_order", column: "iban", row: id };
}

interface OrderToPlace {
  carrier: Carrier;
  amount: number;
  executeOn: string;
}

/** Orders the debit of an invoice. An order that the bank has not answered yet stands: there is no second one. */
export async function placeDebit(
  db: Kysely<Tables>,
  { carrier, ...order }: OrderToPlace & { accountId: string; invoiceNo: string },
): Promise<void> {
  await db
    .insertInto("bankOrder")
    .values({ ...carrier, ...order, kind: "DEBIT" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Payee {
  iban: string;
  name: string;
}

/** Orders the payout of a credit to an account of the customer. */
export async function placePayout(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  { iban, name }: Payee,
  { carrier, ...order }: OrderToPlace & { accountId: string; interactionId: string },
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("bankOrder")
    .values({
      ...carrier,
      ...order,
      id,
      kind: "PAYOUT",
      name,
      iban: secrets.encrypt(orderIbanBinding(id), iban),
    })
    .execute();
}

/** Orders that a payment which belongs to no invoice goes back to where it came from. */
export async function placeRefund(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  { iban, name }: Payee,
  order: { insurerCode: string; amount: number; executeOn: string; entryId: string },
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("bankOrder")
    .values({
      ...order,
      id,
      kind: "REFUND",
      name,
      iban: secrets.encrypt(orderIbanBinding(id), iban),
    })
    .execute();
}

interface BenefitOrder {
  kind: "REIMBURSEMENT" | "DAMAGE";
  carrier: Carrier;
  amount: number;
  executeOn: string;
  accountId: string | null;
  financialAddressId: string;
  statementId: string | null;
  interactionId: string | null;
}

/** Orders the payment of a benefit to the customer's account for reimbursements. An order that stands is the only one. */
export async function placeBenefit(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  { iban, name }: Payee,
  { carrier, ...order }: BenefitOrder,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("bankOrder")
    .values({
      ...carrier,
      ...order,
      id,
      name,
      iban: secrets.encrypt(orderIbanBinding(id), iban),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { Payment } from "@portal/model/exchange/invoice.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import { defineEntity } from "../../entity.ts";
import { contradicts, wrongField } from "../problems.ts";
import { addCounted, addPayment } from "./add-payment.ts";
import { replaceStandIns } from "./stand-in.ts";

export const payments = defineEntity({
  name: "payments",
  about:
    "A payment of an invoice that the source issued. What is too much becomes a credit. It is not changed once it was written.",
  rule: Payment,
  async write({ db }, { data, internalKey }) {
    const { invoice, amount, paidOn, bankReference, announce } = data;
    if (internalKey !== undefined) throw contradicts("amount", "payment.booked");
    const accountId = await lockInvoiceOf(db, invoice);
    const counted = await replaceStandIns(db, invoice, amount);
    const payment = { invoiceNo: invoice, accountId, paidOn, bankReference, standsIn: false };
    const first = counted > 0 ? await addCounted(db, { ...payment, amount: counted }) : undefined;
    const rest = amount - counted;
    const second =
      rest > 0 ? await addPayment(db, { ...payment, amount: rest, isQuiet: !announce }) : undefined;
    return `${invoice} ${first ?? second}`;
  },
});

/** Locks the account before its invoice, as the jobs do. */
async function lockInvoiceOf(db: Kysely<Tables>, no: string): Promise<string> {
  const invoice = await db
    .selectFrom("invoice")
    .innerJoin("insurer", "insurer.code", "invoice.healthInsurerCode")
    .select(["accountId", "invoicesFrom"])
    .where("no", "=", no)
    .executeTakeFirst();
  if (!invoice) throw wrongField("invoice", "exchange.unknownRecord");
  // The bank tells of payments for what was issued here.
  if (invoice.invoicesFrom !== "EXCHANGE") throw contradicts("invoice", "invoice.issuedHere");
  const { accountId } = invoice;
  await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
  await db.selectFrom("invoice").select("no").where("no", "=", no).forUpdate().execute();
  return accountId;
}

import { Payment } from "@portal/model/exchange/invoice.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../../core/db/tables.ts";
import {
  bookCredit,
  type InsurerCredit,
  lockAccount,
  lockCredit,
} from "../../../../insurer/credits.ts";
import { defineEntity } from "../../../entity.ts";
import { contradicts, wrongField } from "../problems.ts";
import { addCounted, addPayment } from "./add-payment.ts";
import { replaceStandIns } from "./stand-in.ts";

export const payments = defineEntity({
  name: "payments",
  about:
    "A payment of an invoice that the source issued: money that came in, or a credit of the account. What is too much becomes a credit. It is not changed once it was written.",
  rule: Payment,
  async write(work, { data, internalKey }) {
    const { db } = work;
    const { invoice, way, amount, paidOn, bankReference, announce } = data;
    if (internalKey !== undefined) throw contradicts("amount", "payment.booked");
    const held = await lockInvoiceOf(db, invoice);
    const { accountId } = held;
    if (way === "CREDIT") {
      if ((await lockCredit(db, held)) < amount) throw contradicts("amount", "payment.noCredit");
      const source = { kind: "OFFSET", invoiceNo: invoice } as const;
      await bookCredit(db, { ...held, bookedOn: paidOn, amount: -amount, source });
    }
    const counted = await replaceStandIns(db, invoice, amount);
    const payment = { invoiceNo: invoice, accountId, paidOn, bankReference, way, standsIn: false };
    const first = counted > 0 ? await addCounted(db, { ...payment, amount: counted }) : undefined;
    const rest = amount - counted;
    const second =
      rest > 0 ? await addPayment(work, { ...payment, amount: rest, announce }) : undefined;
    return `${invoice} ${first ?? second}`;
  },
});

/** Locks the account before its invoice, as the jobs do. */
async function lockInvoiceOf(db: Kysely<Tables>, no: string): Promise<InsurerCredit> {
  const invoice = await db
    .selectFrom("invoice")
    .innerJoin("insurer", "insurer.code", "invoice.healthInsurerCode")
    .select(["accountId", "law", "healthInsurerCode as insurerCode", "invoicesFrom"])
    .where("no", "=", no)
    .executeTakeFirst();
  if (!invoice) throw wrongField("invoice", "exchange.unknownRecord");
  // The bank tells of payments for what was issued here.
  if (invoice.invoicesFrom !== "EXCHANGE") throw contradicts("invoice", "invoice.issuedHere");
  const { accountId, law, insurerCode } = invoice;
  await lockAccount(db, accountId);
  await db.selectFrom("invoice").select("no").where("no", "=", no).forUpdate().execute();
  return { accountId, carrier: { law: InsuranceLaw.parse(law), insurerCode } };
}

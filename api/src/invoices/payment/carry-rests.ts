import type { InvoiceLine } from "@portal/model/invoices/invoice.ts";
import { carriedLines } from "@portal/model/invoices/small-differences.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { InsurerCredit } from "../../insurer/credits.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";
import { addEntry, settle } from "./settle.ts";

const restsOf = ({ accountId, carrier }: InsurerCredit) =>
  selectInvoices
    .where("invoice.accountId", "=", accountId)
    .where("law", "=", carrier.law)
    .where("healthInsurerCode", "=", carrier.insurerCode)
    .where("restCarriedOn", "is not", null)
    .where("status", "=", "ENCOURS")
    .orderBy("invoiceDate")
    .orderBy("no")
    .forUpdate("invoice");

/** Settles small rests that wait for an invoice of the insurer, and returns the lines that bill them. */
export async function carryRests(
  db: Kysely<Tables>,
  held: InsurerCredit,
  day: string,
): Promise<InvoiceLine[]> {
  const { accountId } = held;
  const { rows } = await db.executeQuery(restsOf(held).compile());
  const lines: InvoiceLine[] = [];
  for (const row of rows) {
    const invoice = storedInvoice(row);
    const { no, toBePaid, totalAmount } = invoice;
    if (toBePaid === 0) continue;
    // Payments count for the premium before the fees.
    lines.push(...carriedLines({ ...invoice, unpaidOfLines: totalAmount - row.paid }));
    await addEntry(db, { no, accountId }, { way: "CARRIED", amount: toBePaid, on: day });
    await settle(db, no, day);
  }
  return lines;
}

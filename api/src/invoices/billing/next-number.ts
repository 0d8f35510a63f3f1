import { invoiceNumberOf, type Places } from "@portal/model/invoices/reference.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { BilledOwner } from "./issue-invoice.ts";

/** The next number of an owner's invoices in a month. The caller holds the account's row lock. */
export async function nextNumber(
  db: Kysely<Tables>,
  { insuredNumber }: BilledOwner,
  month: string,
  [first, last]: Places,
): Promise<string> {
  const from = invoiceNumberOf(insuredNumber, month, first);
  const to = invoiceNumberOf(insuredNumber, month, last);
  const [taken] = await db
    .selectFrom("invoice")
    .select("no")
    .where("no", ">=", from)
    .where("no", "<=", to)
    // Numbers of other lengths sort in between.
    .where((invoice) => invoice.fn<number>("length", ["no"]), "=", from.length)
    .orderBy("no", "desc")
    .limit(1)
    .execute();
  if (taken?.no === to) throw new Error("A month has no number left for an invoice.");
  return taken ? String(BigInt(taken.no) + 1n) : from;
}

import { unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { offsetOf } from "@portal/model/invoices/ledger.ts";
import { bookCredit, type InsurerCredit, lockCredit } from "../../insurer/credits.ts";
import { notify } from "../../insurer/notifications/notify.ts";
import { noteDecision } from "../../insurer/audit.ts";
import { insurersIssuedElsewhere } from "../issued-elsewhere.ts";
import type { JobContext } from "../job-context.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";
import { addEntry, settle } from "./settle.ts";

const debtsOf = ({ accountId, carrier }: InsurerCredit) =>
  selectInvoices
    .where("invoice.accountId", "=", accountId)
    .where("law", "=", carrier.law)
    .where("healthInsurerCode", "=", carrier.insurerCode)
    .where("status", "in", [...unpaidStatuses])
    .where("totalAmount", ">", 0)
    .orderBy("invoiceDate")
    .orderBy("no")
    .forUpdate("invoice");

/**
 * Pays open invoices of an insurer with the credit there, oldest first. Code that books a credit calls it, so that no
 * account has a debt and a credit at the same insurer. A system of record that issues the invoices of an insurer says
 * itself what its credits pay. Returns the remaining credit.
 */
export async function payDebts(
  { db, secrets, today }: JobContext,
  held: InsurerCredit,
): Promise<number> {
  const { accountId } = held;
  let credit = await lockCredit(db, held);
  if (credit <= 0) return 0;
  if ((await insurersIssuedElsewhere(db)).has(held.carrier.insurerCode)) return credit;
  const { rows } = await db.executeQuery(debtsOf(held).compile());
  for (const row of rows) {
    const invoice = storedInvoice(row);
    const { no } = invoice;
    const amount = offsetOf(invoice.toBePaid, credit);
    if (amount === 0) continue;
    credit -= amount;
    await addEntry(db, { no, accountId }, { way: "CREDIT", amount, on: today });
    const source = { kind: "OFFSET", invoiceNo: no } as const;
    await bookCredit(db, { ...held, bookedOn: today, amount: -amount, source });
    const after = await settle(db, no, today);
    const action = "invoice paid with credit";
    await noteDecision(db, { actor: "office", accountId, action, subject: no });
    const news = { kind: "InvoicePaid", paymentDate: today, amount } as const;
    if (after.row.status === "REGLEE") await notify(db, secrets, { accountId, news });
  }
  return credit;
}

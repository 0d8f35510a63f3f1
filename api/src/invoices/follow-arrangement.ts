import { followInstalments, restDue } from "@portal/model/invoices/arrangement.ts";
import { notify } from "../core/notifications/notify.ts";
import { noteDecision } from "../core/requests/decide.ts";
import type { Desk } from "./desk.ts";
import type { Owed, StoredInvoice } from "./stored-invoice.ts";

/** Ends an arrangement whose instalments have stayed away for too long: the rest is due, and dunning goes on from there. */
export async function followArrangement(
  { db, secrets, today }: Desk,
  { invoice, accountId }: Owed,
): Promise<void> {
  const { no, totalAmount, fees, toBePaid } = invoice;
  const parts = followInstalments(invoice.instalments, invoice.paidOfArrangement, today);
  const deadline = restDue(parts, today);
  if (!deadline) return;
  await db
    .updateTable("invoice")
    .set({ arrangementEndedOn: today, deadline })
    .where("no", "=", no)
    .execute();
  await noteDecision(db, {
    actor: "office",
    accountId,
    action: "invoice arrangement ended",
    subject: no,
  });
  const news = {
    kind: "InvoiceReminder",
    noInvoice: no,
    documentDate: today,
    dueDate: deadline,
    amountDue: totalAmount + fees,
    remainingAmount: toBePaid,
  } as const;
  await notify(db, secrets, { accountId, news });
}

/** The day of the instalment that comes next once an amount has arrived; nothing without an arrangement. */
export function nextInstalment(invoice: StoredInvoice, amount: number): string | undefined {
  if (!invoice.hasArrangement) return undefined;
  const parts = followInstalments(invoice.instalments, invoice.paidOfArrangement + amount, "");
  return parts.find(({ status }) => status !== "PAID")?.date;
}

import { isDirectDebit } from "@portal/model/addresses/financial-addresses.ts";
import type { Invoice } from "@portal/model/exchange/invoice.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { invoiceName, namedInvoice } from "../../../../insurer/invoice-name.ts";
import { notify } from "../../../../insurer/notifications/notify.ts";
import type { IncomingWork } from "../../../entity.ts";
import type { lockPolicyholder } from "../insured.ts";

export interface InvoiceNews {
  isNew: boolean;
  /** The reminders that were not there before. */
  newReminders: Invoice["reminders"];
}

interface About extends InvoiceNews {
  account: Awaited<ReturnType<typeof lockPolicyholder>>;
}

/** Tells of a new invoice and of its last new reminder, as if they had been issued here. */
export async function tellOfInvoice(
  { db, secrets }: Pick<IncomingWork, "db" | "secrets">,
  invoice: Invoice,
  { account, isNew, newReminders }: About,
): Promise<void> {
  const { number, total, deadline, cancelledOn, paidOn, paymentMode, insurer, law } = invoice;
  if (cancelledOn !== null || paidOn !== null) return;
  const isDebited = isDirectDebit(paymentMode);
  const named = { ...invoice, carrier: { law, insurerCode: insurer } };
  const name = invoiceName(namedInvoice(named), knownLanguage(account.language));
  const told = { no: number, name, isToPay: total > 0 && !isDebited };
  const accountId = account.id;
  if (isNew) {
    const due = { amountDue: total, dueDate: deadline, isDebited };
    const news = { kind: "InvoiceNew", noInvoice: number, ...due } as const;
    await notify(db, secrets, { accountId, news, invoice: told });
  }
  const reminder = newReminders.at(-1);
  if (!reminder) return;
  const amountDue = total + sumOfFees(invoice);
  const { paid } = await db
    .selectFrom("invoice")
    .select("paid")
    .where("no", "=", number)
    .executeTakeFirstOrThrow();
  await notify(db, secrets, {
    accountId,
    invoice: told,
    news: {
      kind: "InvoiceReminder",
      step: reminder.status,
      noInvoice: number,
      documentDate: reminder.sentOn,
      dueDate: reminder.deadline,
      amountDue,
      remainingAmount: Math.max(0, amountDue - paid),
    },
  });
}

function sumOfFees({ reminders }: Invoice): number {
  return reminders.reduce((sum, { fee, interest }) => sum + fee + interest, 0);
}

import { isDirectDebit } from "@portal/model/invoices/standing.ts";
import type { News } from "@portal/model/notifications.ts";
import { addDays } from "../days.ts";
import { recipientIn } from "../documents/documents.ts";
import type { SentDocument } from "../documents/sent-document.ts";
import { idOf } from "../documents/iddms.ts";
import type { Account, Household, World } from "../people/household.ts";
import { billedDeadline, offsetIn, type SeededInvoice } from "./invoice-course.ts";
import { sentInvoice, sentReminders } from "./invoice-rows.ts";
import { invoicesOf, ownerOf } from "./invoices.ts";
import type { ToldNews } from "../news/told-news.ts";
import { sentStatement } from "../reimbursements/statement-rows.ts";
import { statementsOf } from "../reimbursements/statements.ts";

/** For each year of post, the days for which news of bills and statements are kept. */
const KEPT_DAYS_A_YEAR = 30;

/** The news of a household's invoices: issued, reminded and paid. */
export function invoiceNews(household: Household, world: World): ToldNews[] {
  const account = ownerOf(household);
  if (!account || !hasMain(account)) return [];
  const earliest = earliestIn(world);
  return invoicesOf(household, world)
    .filter(({ status, deadline }) => status !== "ANNULEE" && deadline >= earliest)
    .flatMap((invoice) => toldOf(invoice, household, account, world))
    .filter(({ date }) => date >= earliest);
}

function toldOf(
  invoice: SeededInvoice,
  household: Household,
  account: Account,
  world: World,
): ToldNews[] {
  const { no: noInvoice, totalAmount, reminders } = invoice;
  const told = (date: string, news: News, document?: SentDocument): ToldNews => ({
    account,
    date,
    news,
    ...(document && { idDms: idOf(document, world) }),
  });
  const dueDate = billedDeadline(invoice);
  const amountDue = totalAmount - offsetIn(invoice);
  const isDebited = isDirectDebit(account.paymentMode);
  const isNew = { kind: "InvoiceNew", noInvoice, amountDue, dueDate, isDebited } as const;
  return [
    told(invoice.invoiceDate, isNew, sentInvoice(invoice, household, world)),
    ...reminders.map((reminder, position) =>
      told(
        reminder.sentOn,
        {
          kind: "InvoiceReminder",
          step: reminder.status,
          noInvoice,
          documentDate: reminder.sentOn,
          dueDate: reminder.deadline,
          amountDue: reminder.owed,
          remainingAmount: reminder.owed,
        },
        sentReminders(invoice, household, world)[position],
      ),
    ),
    ...invoice.payments
      .filter(({ way }) => way === "BANK")
      .map(({ paidOn, amount }) =>
        told(paidOn, { kind: "InvoicePaid", paymentDate: paidOn, amount }),
      ),
  ];
}

/** The news of a statement for its reader. */
export function statementNews(household: Household, world: World): ToldNews[] {
  const earliest = earliestIn(world);
  return statementsOf(household, world)
    .filter(({ date }) => date >= earliest)
    .flatMap((statement) => {
      const document = sentStatement(statement);
      const account = recipientIn(household, document);
      if (!account || !hasMain(account)) return [];
      const { statementNumber: noInvoice, person, date } = statement;
      const { insuredNumber } = person;
      const news = { kind: "RefundNew", noInvoice, insuredNumber, documentDate: date } as const;
      return [{ account, date, news, idDms: idOf(document, world) }];
    });
}

function earliestIn({ today, yearsOfPost }: World): string {
  return addDays(today, -KEPT_DAYS_A_YEAR * yearsOfPost);
}

function hasMain({ sees }: Account): boolean {
  return sees.some(({ main }) => main);
}

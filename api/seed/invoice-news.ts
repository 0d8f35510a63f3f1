import type { News } from "@portal/model/notifications.ts";
import { addDays } from "./days.ts";
import type { Account, Household, World } from "./household.ts";
import type { ToldNews } from "./notifications.ts";
import { randomOf } from "./random.ts";

/** What the owner of an address is told of bills and refunds: plausible ones, beside no invoice yet. */
export function invoiceNews({ accounts, joined }: Household, world: World): ToldNews[] {
  const { today } = world;
  if (addDays(joined, 90) > today) return [];
  return accounts
    .filter(({ type, sees }) => type === "PPA" && sees.some(({ main }) => main))
    .flatMap((account) => {
      const all = told(account, world);
      // Whoever pays on time gets no reminder.
      return account.login === "camille@example.ch" || account.login === "giulia@example.ch"
        ? all
        : all.filter(({ news }) => news.kind !== "InvoiceReminder");
    });
}

function told(account: Account, { today, seed }: World): ToldNews[] {
  const random = randomOf(seed, `invoice news ${account.login}`);
  const amountDue = random.between(4000, 14_000) * 10;
  const noInvoice = String(random.between(30_000_000, 39_999_999));
  const day = (days: number) => addDays(today, days);
  const news = (date: string, one: News): ToldNews => ({ account, date, news: one });
  return [
    news(day(-3), { kind: "InvoiceNew", noInvoice, amountDue, dueDate: day(27) }),
    news(day(-6), {
      kind: "InvoiceReminder",
      noInvoice: String(Number(noInvoice) - 71),
      documentDate: day(-40),
      dueDate: day(4),
      amountDue: amountDue + 2000,
      remainingAmount: amountDue,
    }),
    news(day(-9), {
      kind: "RefundNew",
      noInvoice: String(Number(noInvoice) - 103),
      insuredNumber: account.insuredNumber,
      documentDate: day(-10),
    }),
    news(day(-34), { kind: "InvoicePaid", paymentDate: day(-35), amount: amountDue }),
  ];
}

import { monthsBetween, moveDay } from "@portal/model/calendar/calendar.ts";
import type { InsuredContracts } from "@portal/model/contract.ts";
import { type BilledPremiums, correctionLines } from "@portal/model/invoices/correction.ts";
import type { CarriedLine } from "@portal/model/invoices/carriers.ts";
import type { JobContext } from "../job-context.ts";
import { premiumLines } from "./premium-lines.ts";
import { selectInvoices, storedInvoice } from "../stored-invoice.ts";

interface Changed {
  accountId: string;
  /** From this day on premiums may differ from those billed. */
  from: string;
  /** The last day of the checked months; an invoice of several months may extend further. */
  billedTo: string;
}

/** The differences to the billed premiums since a change, for each insurer, person and month. */
export async function correctionsSince(
  { db }: Pick<JobContext, "db">,
  { accountId, from, billedTo }: Changed,
  contractsOn: (date: string) => Promise<InsuredContracts[]>,
): Promise<CarriedLine[]> {
  // A month's premiums are those of its first day.
  const first = from.endsWith("-01") ? from : moveDay(from, { months: 1 });
  const billed = await billedSince({ db }, accountId, first);
  const last = billed.reduce((so, { periodTo }) => (periodTo > so ? periodTo : so), billedTo);
  const lines: CarriedLine[] = [];
  for (const month of monthsBetween(first.slice(0, 7), last.slice(0, 7))) {
    const now = premiumLines(await contractsOn(`${month}-01`));
    lines.push(...correctionLines(month, billed, now));
  }
  return lines;
}

async function billedSince(
  { db }: Pick<JobContext, "db">,
  accountId: string,
  day: string,
): Promise<BilledPremiums[]> {
  const { rows } = await db.executeQuery(
    selectInvoices
      .where("invoice.accountId", "=", accountId)
      .where("type", "=", "PREMIUM")
      .where("status", "!=", "ANNULEE")
      .where("periodTo", ">=", day)
      .compile(),
  );
  return rows.map(storedInvoice);
}

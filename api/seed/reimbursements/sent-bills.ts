import { dayNumber } from "../invoices/bills.ts";
import { recipientIn } from "../documents/documents.ts";
import type { Account, Household, World } from "../people/household.ts";
import type { Request } from "../requests/request.ts";
import { sentStatement } from "./statement-rows.ts";
import { statementsOf } from "./statements.ts";

/** The days from a sent bill to its statement. */
const DAYS_TO_STATEMENT = 6;
const YEARS_BACK = 5;

/** The given number of bills that an account paid and sent, evenly over the years: each has a statement. */
export function billsSentIn(
  household: Household,
  account: Account,
  world: World,
  count: number,
): Request[] {
  const today = dayNumber(world.today);
  const paid = statementsOf(household, world).flatMap((statement) => {
    const { person, date, lines } = statement;
    const first = lines.find(({ bill }) => bill.tiers === "GARANT");
    const daysAgo = today - dayNumber(date) + DAYS_TO_STATEMENT;
    if (!first || daysAgo > YEARS_BACK * 365) return [];
    if (recipientIn(household, sentStatement(statement)) !== account) return [];
    return [{ insuredNumber: person.insuredNumber, daysAgo, begin: first.bill.begin }];
  });
  const step = Math.max(1, paid.length / count);
  return Array.from(
    { length: Math.min(count, paid.length) },
    (_, place) => paid[Math.floor(place * step)],
  )
    .filter((bill) => bill !== undefined)
    .map(({ insuredNumber, daysAgo, begin }) => ({
      type: "INVOICE",
      nature: "INVOICE",
      details: { url: null, filename: `${begin}.pdf` },
      insuredNumber,
      daysAgo,
      status: daysAgo > 370 ? "ARCHIVED" : "DONE",
    }));
}

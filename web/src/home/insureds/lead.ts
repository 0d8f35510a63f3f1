import type { Due } from "../../parts/due/due.ts";
import type { Contribution, Overdue } from "../home.ts";

/** What is worth saying first: an invoice that presses, else the share of costs that is still open, in the order it is paid. */
export type Lead =
  | { kind: "late"; date: string; count: number }
  | { kind: "dueToday" }
  | { kind: "dueSoon"; days: number }
  | { kind: "deductible" | "coinsurance" | "coinsuranceOnly"; year: number; francs: number }
  | { kind: "reached"; year: number }
  | { kind: "plain" };

const soonDays = 14;

export function leadOf(
  contribution: Contribution | null | undefined,
  due?: Due,
  overdue?: Overdue,
): Lead {
  return late(overdue) ?? pressing(due) ?? ofCosts(contribution);
}

/** All that is late, however much of it the page has room for. */
function late(overdue: Overdue | undefined): Lead | undefined {
  if (!overdue?.overdueSince) return undefined;
  return { kind: "late", date: overdue.overdueSince, count: overdue.overdueCount };
}

/** What the bank pays by itself presses nobody. */
function pressing(due: Due | undefined): Lead | undefined {
  if (!due || due.way === "debit" || due.way === "carried" || due.days < 0 || due.days > soonDays)
    return undefined;
  return due.days === 0 ? { kind: "dueToday" } : { kind: "dueSoon", days: due.days };
}

function ofCosts(contribution: Contribution | null | undefined): Lead {
  if (!contribution) return { kind: "plain" };
  const { year, deductible, coinsurance } = contribution;
  if (deductible.toBePaid > 0) return { kind: "deductible", year, francs: deductible.toBePaid };
  if (coinsurance.toBePaid <= 0) return { kind: "reached", year };
  const kind = deductible.annual > 0 ? "coinsurance" : "coinsuranceOnly";
  return { kind, year, francs: coinsurance.toBePaid };
}

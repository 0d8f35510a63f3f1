import { endOfMonth, moveDay } from "../calendar/calendar.ts";
import type { Tiers } from "../cost-sharing/care.ts";
import { paymentsOf, type Settlement } from "../cost-sharing/settle.ts";
import type { WorkingDay } from "./dunning.ts";
import { type InvoiceLine, type InvoiceLineKind, sumOfLines } from "./invoice.ts";

const DUE_AFTER_DAYS = 30;
/** Less than this is not worth an invoice of its own. In rappen. */
const SMALLEST_INVOICE = 5_00;
const MOST_MONTHS_WAITING = 3;

/** Shares of care of one statement that wait for an invoice. */
export interface WaitingShare {
  waitsSince: string;
  lines: readonly InvoiceLine[];
}

/** The day on which shares that wait are billed, however small they are; nothing while none waits. */
export function waitsUntil(shares: readonly WaitingShare[]): string | undefined {
  const [oldest] = shares.map(({ waitsSince }) => waitsSince).toSorted();
  return oldest && moveDay(oldest, { months: MOST_MONTHS_WAITING });
}

/** Shares that have waited since this day or longer are billed on another. */
export function waitingLongestSince(today: string): string {
  return moveDay(today, { months: -MOST_MONTHS_WAITING });
}

/** Whether shares are billed on a day: they are large enough together, or one of them has waited for long enough. */
export function isWorthInvoice(shares: readonly WaitingShare[], day: string): boolean {
  const until = waitsUntil(shares);
  const sum = sumOfLines(shares.flatMap(({ lines }) => lines));
  // What we owe is given back at once, however small it is.
  return until !== undefined && (sum < 0 || sum >= SMALLEST_INVOICE || until <= day);
}

/** A bill as a statement tells of it. */
export interface BilledCare {
  provider: string;
  tiers: Tiers;
  settlement: Settlement;
}

/** A statement as it is billed to the owner of the address. */
export interface StatementToBill {
  statementNumber: string;
  insuredNumber: number;
  /** An adult's: nobody else learns of the care. */
  isPrivate: boolean;
  date: string;
  care: readonly BilledCare[];
}

const shares = [
  ["DEDUCTIBLE", "deductible"],
  ["COINSURANCE", "coinsurance"],
  ["HOSPITAL_CONTRIBUTION", "hospitalContribution"],
  ["NOT_COVERED", "notCovered"],
] as const satisfies readonly (readonly [InvoiceLineKind, keyof Settlement])[];

/**
 * What somebody owes us of a statement, as lines of an invoice; none where nothing is owed, and negative ones where a
 * correction gives back. Their sum is what the statement says is owed. Where the one who is billed may not know of the person's care, they learn the amount alone.
 */
export function careLines(
  insuredNumber: number,
  care: readonly BilledCare[],
  isCareHidden: boolean,
): InvoiceLine[] {
  const lines = new Map<string, InvoiceLine>();
  const add = (kind: InvoiceLineKind, about: string, amount: number) => {
    const key = `${kind} ${about}`;
    const before = lines.get(key)?.amount ?? 0;
    lines.set(key, { kind, insuredNumber, about, amount: before + amount });
  };
  for (const { provider, tiers, settlement } of care) {
    const { owed } = paymentsOf(tiers, settlement);
    if (isCareHidden) add("COST_SHARE", "", owed);
    else if (owed !== 0) for (const [kind, part] of shares) add(kind, provider, settlement[part]);
  }
  return [...lines.values()].filter(({ amount }) => amount !== 0);
}

/** The dates of the invoice of a statement. The period is its month: that of the care may be nobody else's business. */
export function careDates(statementDate: string, workingDay: WorkingDay) {
  return {
    periodFrom: `${statementDate.slice(0, 8)}01`,
    periodTo: endOfMonth(statementDate),
    invoiceDate: statementDate,
    deadline: workingDay(moveDay(statementDate, { days: DUE_AFTER_DAYS })),
  };
}

import { endOfMonth, moveDay } from "../calendar/calendar.ts";
import type { Tiers } from "../cost-sharing/care.ts";
import { paymentsOf, type Settlement } from "../cost-sharing/settle.ts";
import type { WorkingDay } from "./dunning.ts";
import { type InvoiceLine, type InvoiceLineKind, sumOfLines } from "./invoice.ts";

const DUE_AFTER_DAYS = 30;
/** A smaller amount gets no invoice of its own. In rappen. */
const SMALLEST_INVOICE = 5_00;
const MOST_MONTHS_WAITING = 3;

/** Cost shares of one statement that wait for an invoice. */
export interface WaitingShare {
  waitsSince: string;
  lines: readonly InvoiceLine[];
}

/** The day on which waiting shares are billed even if they are small; undefined if none waits. */
export function waitsUntil(shares: readonly WaitingShare[]): string | undefined {
  const [oldest] = shares.map(({ waitsSince }) => waitsSince).toSorted();
  return oldest && moveDay(oldest, { months: MOST_MONTHS_WAITING });
}

/** Shares that wait since this day or longer are billed with any amount. */
export function waitingLongestSince(today: string): string {
  return moveDay(today, { months: -MOST_MONTHS_WAITING });
}

/** Whether shares are billed on a day: their sum is large enough, or one has waited long enough. */
export function isWorthInvoice(shares: readonly WaitingShare[], day: string): boolean {
  const until = waitsUntil(shares);
  const sum = sumOfLines(shares.flatMap(({ lines }) => lines));
  // A negative sum is a refund. It is paid at once: the smallest amount applies only to what the customer owes.
  return until !== undefined && (sum < 0 || sum >= SMALLEST_INVOICE || until <= day);
}

/** A bill as a statement shows it. */
export interface BilledCare {
  provider: string;
  tiers: Tiers;
  settlement: Settlement;
}

/** A statement whose shares are billed to the address owner. */
export interface StatementToBill {
  statementNumber: string;
  insuredNumber: number;
  /** The statement of an adult: the address owner must not learn of the care. */
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
 * The owed shares of a statement as invoice lines; none if nothing is owed, negative ones if a correction refunds.
 * Their sum equals the owed amount. For a private statement, the recipient sees the amount only.
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

/** The dates of an invoice. Its period is the month of the statement, because the days of care are private. */
export function careDates(statementDate: string, workingDay: WorkingDay) {
  return {
    periodFrom: `${statementDate.slice(0, 8)}01`,
    periodTo: endOfMonth(statementDate),
    invoiceDate: statementDate,
    deadline: workingDay(moveDay(statementDate, { days: DUE_AFTER_DAYS })),
  };
}

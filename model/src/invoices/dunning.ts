import { daysBetween, moveDay } from "../calendar/calendar.ts";
import type { InsuranceLaw } from "./carriers.ts";
import { type InvoiceState, type InvoiceStatus, type InvoiceType } from "./invoice.ts";
import { isDebited } from "./standing.ts";
import type { DunningStatus } from "./reminder-steps.ts";

/** A stored step of dunning by one law. It applies to deadlines from its day on. Amounts in rappen. */
export interface DunningRule {
  law: InsuranceLaw;
  status: DunningStatus;
  validFrom: string;
  /** The days between the deadline and the step. */
  afterDays: number;
  /** The days to pay after the step. */
  termDays: number;
  fee: number;
  /** The yearly rate on late premiums, in basis points. */
  interest: number;
}

/** The day itself if it is a working day, else the next working day. */
export type WorkingDay = (day: string) => string;

const following: Partial<Record<InvoiceStatus, DunningStatus>> = {
  ENCOURS: "RAPPEL",
  RAPPEL: "SOMMATION",
  SOMMATION: "POURSUITE",
};

export interface Dunning extends Pick<DunningRule, "status" | "fee" | "termDays" | "interest"> {
  /** The day of the step. */
  from: string;
}

interface Dunned extends Pick<
  InvoiceState,
  "status" | "deadline" | "toBePaid" | "hasArrangement" | "restCarried"
> {
  carrier: { law: InsuranceLaw };
}

/** The next step by the law of the invoice, or undefined. Instalments and small rests are not dunned. */
export function nextDunning(invoice: Dunned, rules: readonly DunningRule[]): Dunning | undefined {
  const status = following[invoice.status];
  if (!status || invoice.toBePaid <= 0) return undefined;
  if (invoice.hasArrangement || invoice.restCarried) return undefined;
  const rule = rules
    .filter((one) => one.law === invoice.carrier.law && one.status === status)
    .filter(({ validFrom }) => validFrom <= invoice.deadline)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];
  if (!rule) return undefined;
  const { fee, termDays, interest, afterDays } = rule;
  return { status, fee, termDays, interest, from: moveDay(invoice.deadline, { days: afterDays }) };
}

/** The deadline of a letter that is sent on a day. */
export function deadlineOf(
  { termDays }: Pick<Dunning, "termDays">,
  day: string,
  workingDay: WorkingDay,
) {
  return workingDay(moveDay(day, { days: termDays }));
}

const COIN = 5;

/**
 * Interest on late premiums (LPGA art. 26 al. 1, OAMal art. 105a; CO art. 104), to five rappen. Shares of care bear
 * none.
 */
export function lateInterest(
  { type, open, dueOn }: { type: InvoiceType; open: number; dueOn: string },
  { interest }: Pick<Dunning, "interest">,
  day: string,
): number {
  if (type !== "PREMIUM" || open <= 0) return 0;
  const exact = (open * interest * daysBetween(dueOn, day)) / 10_000 / 365;
  return Math.round(exact / COIN) * COIN;
}

type Debited = Pick<
  InvoiceState,
  "status" | "deadline" | "paymentMode" | "toBePaid" | "debitReturned"
>;

/** Whether the bank debits an invoice on a day: banks debit on working days, and a returned debit is not repeated. */
export function debitDue(invoice: Debited, today: string, workingDay: WorkingDay): boolean {
  const { status, deadline, toBePaid } = invoice;
  const isOpen = status === "ENCOURS" && isDebited(invoice) && toBePaid > 0;
  return isOpen && workingDay(deadline) <= today && workingDay(today) === today;
}

/** The days to pay in another way after a debit was returned. */
export const RETURNED_TERM_DAYS = 10;

import { moveDay } from "../calendar.ts";
import { type InvoiceState, type InvoiceStatus, isDirectDebit } from "./invoices.ts";

/** A step of dunning. Amounts in rappen. */
interface DunningStep {
  status: InvoiceStatus;
  /** How long after the deadline it is taken. */
  afterDays: number;
  /** How long the person then has. */
  termDays: number;
  fee: number;
}

/**
 * A written reminder, then a formal warning that grants thirty days and names the consequences, then debt collection
 * (LAMal art. 64a al. 1 and 2). Fees are those that the general conditions foresee (OAMal art. 105b al. 2).
 */
const steps: Partial<Record<InvoiceStatus, DunningStep>> = {
  ENCOURS: { status: "RAPPEL", afterDays: 15, termDays: 20, fee: 5_00 },
  RAPPEL: { status: "SOMMATION", afterDays: 12, termDays: 30, fee: 20_00 },
  SOMMATION: { status: "POURSUITE", afterDays: 15, termDays: 0, fee: 60_00 },
};

export interface Dunning {
  status: InvoiceStatus;
  fee: number;
  /** The day from which it is taken. */
  from: string;
  /** The day by which the person has to pay when it is taken on a day. */
  deadlineFrom(day: string): string;
}

/** What follows if nobody pays, or nothing. Whoever pays by instalments is not reminded. */
export function nextDunning(
  invoice: Pick<InvoiceState, "status" | "deadline" | "toBePaid" | "hasArrangement">,
): Dunning | undefined {
  const step = steps[invoice.status];
  if (!step || invoice.toBePaid <= 0 || invoice.hasArrangement) return undefined;
  const { status, fee, afterDays, termDays } = step;
  return {
    status,
    fee,
    from: moveDay(invoice.deadline, { days: afterDays }),
    deadlineFrom: (day) => moveDay(day, { days: termDays }),
  };
}

/** Whether the bank debits an invoice on a day. */
export function debitDue(
  {
    status,
    deadline,
    paymentMode,
    toBePaid,
  }: Pick<InvoiceState, "status" | "deadline" | "paymentMode" | "toBePaid">,
  today: string,
): boolean {
  return status === "ENCOURS" && isDirectDebit(paymentMode) && toBePaid > 0 && deadline <= today;
}

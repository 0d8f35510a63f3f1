import type { ArrangementInput, ArrangementRefusal } from "@portal/model/invoices/arrangement.ts";
import type { FollowedInstalment, ReturnReason } from "@portal/model/invoices/invoice.ts";
import type { DunningStatus } from "@portal/model/invoices/reminder-steps.ts";
import type { Carrier } from "@portal/model/invoices/carriers.ts";
import type { BankDesk } from "./bank/books.ts";
import type { Requester } from "./requests/submit.ts";

/** A reminder that leaves on a day unless something happens before. Amounts in rappen. */
export interface DueReminder {
  no: string;
  holder: string;
  insuredNumber: number;
  carrier: Carrier;
  step: DunningStatus;
  fee: number;
  interest: number;
  /** What is owed with the fee and the interest of the step. */
  owed: number;
}

/** A plan of instalments that runs, or that ended while something is still owed. */
export interface FollowedPlan {
  no: string;
  holder: string;
  insuredNumber: number;
  carrier: Carrier;
  arranged: number;
  toBePaid: number;
  instalments: FollowedInstalment[];
  endedOn: string | null;
}

/** What may be agreed for an invoice. */
export interface PossiblePlan {
  no: string;
  holder: string;
  insuredNumber: number;
  toBePaid: number;
  /** Why there is no plan for it. */
  refusal: ArrangementRefusal | null;
  firstDates: readonly string[];
  counts: readonly number[];
}

/** Who asks for a plan on behalf of the customer. */
export type PlanRequester = Omit<Requester, "accountId" | "way"> & {
  correlationId: string;
};

/** An invoice or a debit that an act is about, under its locks. In rappen. */
export interface LockedDebt {
  accountId: string;
  holder: string;
  amount: number;
}

/** A debit that was taken back. In rappen. */
export interface ReturnedDebit {
  accountId: string;
  amount: number;
  /** The amount to pay since the return, and its deadline. */
  toBePaid: number;
  deadline: string;
}

export type ReturnRefusal = "UNKNOWN" | "NO_DEBIT" | "RETURNED" | "NOT_BOOKED" | "CREDIT_USED";
export type CancelRefusal = "UNKNOWN" | "REGLEE" | "ANNULEE";

/** What the insurer is owed, as the desk treats it. The area of the desk is given that of the invoices. */
export interface Receivables {
  /** The reminders of a day, by the rules of the job that sends them. What is held back is not among them. */
  previewDunning(desk: BankDesk, day: string): Promise<DueReminder[]>;
  /** A page of the plans after the number of an invoice. */
  listPlans(desk: BankDesk, after: string, limit: number): Promise<FollowedPlan[]>;
  possiblePlan(desk: BankDesk, no: string): Promise<PossiblePlan | undefined>;
  /** Asks for a plan for a customer, as they do in the portal. Returns the request, which is still to be decided. */
  requestPlan(
    desk: BankDesk,
    requester: PlanRequester,
    plan: { no: string; input: ArrangementInput },
  ): Promise<{ id: string; accountId: string }>;
  /** Ends a plan: the rest is due at once within its term, and the customer is told. */
  cancelPlan(desk: BankDesk, no: string): Promise<{ accountId: string; deadline: string }>;
  /** The debit of an invoice that the bank can take back; `returnDebit` books that it did. */
  returnableDebit(desk: BankDesk, no: string): Promise<LockedDebt | ReturnRefusal>;
  returnDebit(
    desk: BankDesk,
    no: string,
    reason: ReturnReason,
  ): Promise<ReturnedDebit | ReturnRefusal>;
  /** An invoice that can be cancelled; `cancelOpen` cancels it, and what was paid of it becomes a credit. */
  cancellable(desk: BankDesk, no: string): Promise<LockedDebt | CancelRefusal>;
  cancelOpen(desk: BankDesk, no: string): Promise<LockedDebt | CancelRefusal>;
}

import type { ArrangementInput, ArrangementRefusal } from "@portal/model/invoices/arrangement.ts";
import type { FollowedInstalment } from "@portal/model/invoices/invoice.ts";
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
}

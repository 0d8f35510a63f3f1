import { daysBetween } from "../calendar/calendar.ts";
import { cleanReference, referenceKind } from "../bank/references.ts";
import { searchable } from "../typing/search-texts.ts";
import type { SentBill } from "./sent-bill.ts";

type Compared = Pick<SentBill, "provider" | "amount" | "billedOn" | "reference" | "account">;

/**
 * Whether two bills are probably one: the same reference for the same account or provider, or the same provider, amount
 * and day. A reminder has the reference of its bill.
 */
export function isSameBill(one: Compared, other: Compared): boolean {
  const isSameProvider = nameOf(one) !== "" && nameOf(one) === nameOf(other);
  const isSameAccount = one.account !== undefined && one.account === other.account;
  if (referenceOf(one) !== "" && referenceOf(one) === referenceOf(other))
    return isSameAccount || isSameProvider;
  // Two valid references tell two bills apart, even of one day.
  if (hasPaymentReference(one) && hasPaymentReference(other)) return false;
  const isSameDay = one.billedOn !== undefined && one.billedOn === other.billedOn;
  const isSameAmount = one.amount !== undefined && one.amount === other.amount;
  return (isSameProvider || isSameAccount) && isSameAmount && isSameDay;
}

/** Bills are usually sent within this time after the last treatment. */
const DAYS_TO_BILL = 120;

/** A bill on a statement, which knows days of treatment instead of the day of the bill. */
export interface SettledCare {
  provider: string;
  billed: number;
  treatmentBegin: string;
  treatmentEnd: string;
}

/** Whether a statement probably settled this bill. Without any day nothing is said: amounts repeat. */
export function isSettledBy(bill: SentBill, care: SettledCare): boolean {
  if (nameOf(bill) === "" || nameOf(bill) !== searchable(care.provider)) return false;
  if (bill.amount !== care.billed) return false;
  if (bill.treatedOn !== undefined)
    return care.treatmentBegin <= bill.treatedOn && bill.treatedOn <= care.treatmentEnd;
  if (bill.billedOn === undefined) return false;
  const days = daysBetween(care.treatmentEnd, bill.billedOn);
  return days >= 0 && days <= DAYS_TO_BILL;
}

function nameOf({ provider }: Compared): string {
  return searchable(provider ?? "");
}

function referenceOf({ reference }: Compared): string {
  return cleanReference(reference ?? "");
}

function hasPaymentReference({ reference }: Compared): boolean {
  return reference !== undefined && referenceKind(reference) !== undefined;
}

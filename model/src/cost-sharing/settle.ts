import type { CareCategory, Tiers } from "./care.ts";
import type { FreePeriod } from "./maternity.ts";
import type { CostSharingRules } from "./rules.ts";

/** A bill after its review. Amounts in rappen. */
export interface Bill {
  category: CareCategory;
  begin: string;
  end: string;
  billed: number;
  /** The part that basic insurance does not cover: comfort in hospital, glasses, most dental care. */
  beyondBasic: number;
  /** Days of a stay that the person spent at home. */
  leaveDays?: number;
}

/** The share of a supplementary product in the part beyond basic insurance. */
export interface Benefit {
  category: CareCategory;
  /** In basis points. */
  share: number;
  /** Rappen a year; undefined means no limit. */
  yearlyMaximum?: number | undefined;
}

/** The terms of a person in the year of the treatment. */
export interface YearTerms {
  isChild: boolean;
  /** Young adults in training pay no contribution in hospital. */
  isInTraining?: boolean;
  deductible: number;
  rules: CostSharingRules;
  freePeriods?: readonly FreePeriod[];
  benefits?: readonly Benefit[];
}

/** The settlement of a bill: its parts add up to the billed amount. */
export interface Settlement {
  billed: number;
  notCovered: number;
  supplementaryPaid: number;
  hospitalContribution: number;
  deductible: number;
  /** The coinsurance rate of this bill in basis points; 0 for free care. */
  coinsuranceRate: number;
  coinsurance: number;
  basicPaid: number;
}

/** The amounts that a person has borne in a year so far. */
export interface Standing {
  deductible: number;
  coinsurance: number;
  /** Costs beyond the deductible, each times its rate: they are rounded once, so the order of bills does not matter. */
  coinsuranceBase: number;
  supplementaryPaid: ReadonlyMap<CareCategory, number>;
}

export const nothingBorne: Standing = {
  deductible: 0,
  coinsurance: 0,
  coinsuranceBase: 0,
  supplementaryPaid: new Map(),
};

const WHOLE = 100_00;
const DAY_MS = 86_400_000;

/**
 * Divides a bill between the person and the insurer. The daily hospital contribution comes first and counts towards no
 * limit; then the deductible, then the coinsurance. `familyLeft` is the rest of the limit that siblings share.
 */
export function settle(
  bill: Bill,
  terms: YearTerms,
  standing: Standing = nothingBorne,
  familyLeft = Number.POSITIVE_INFINITY,
): Settlement {
  const { billed, beyondBasic } = bill;
  const supplementaryPaid = supplementaryShare(bill, terms, standing);
  const isFree = isFreeOfCharge(bill, terms);
  const covered = billed - beyondBasic;
  const hospitalContribution = isFree ? 0 : Math.min(covered, hospitalDays(bill, terms));
  const cost = covered - hospitalContribution;
  const openDeductible = Math.max(0, terms.deductible - standing.deductible);
  const deductible = isFree ? 0 : Math.min(cost, openDeductible, familyLeft);
  const coinsuranceRate = isFree ? 0 : rateOf(bill, terms.rules);
  const beyond = cost - deductible;
  const counted = standing.coinsuranceBase + beyond * coinsuranceRate;
  const upToNow = Math.min(maximumOf(terms), Math.round(counted / WHOLE));
  const due = Math.min(upToNow - standing.coinsurance, beyond, familyLeft - deductible);
  const coinsurance = isFree ? 0 : Math.max(0, due);
  return {
    billed,
    notCovered: beyondBasic - supplementaryPaid,
    supplementaryPaid,
    hospitalContribution,
    deductible,
    coinsuranceRate,
    coinsurance,
    basicPaid: beyond - coinsurance,
  };
}

export function standingAfter(
  before: Standing,
  { category }: Pick<Bill, "category">,
  { deductible, coinsurance, coinsuranceRate, basicPaid, supplementaryPaid }: Settlement,
): Standing {
  const paid = before.supplementaryPaid.get(category) ?? 0;
  return {
    deductible: before.deductible + deductible,
    coinsurance: before.coinsurance + coinsurance,
    coinsuranceBase: before.coinsuranceBase + (coinsurance + basicPaid) * coinsuranceRate,
    supplementaryPaid:
      supplementaryPaid > 0
        ? new Map([...before.supplementaryPaid, [category, paid + supplementaryPaid]])
        : before.supplementaryPaid,
  };
}

/** The payments of a bill. A person who paid the provider is reimbursed; otherwise they owe their share. */
export function paymentsOf(
  tiers: Tiers,
  {
    billed,
    basicPaid,
    supplementaryPaid,
  }: Pick<Settlement, "billed" | "basicPaid" | "supplementaryPaid">,
) {
  const paidByUs = basicPaid + supplementaryPaid;
  const isPaidBack = tiers === "GARANT";
  return {
    paidByUs,
    /** In the third-party-payer system the provider receives the whole amount, and the person owes their share. */
    paidToProvider: isPaidBack ? 0 : billed,
    toBePaidToYou: isPaidBack ? paidByUs : 0,
    owed: isPaidBack ? 0 : billed - paidByUs,
  };
}

/** The result of a statement: the payment to the person and the share that is billed. */
export function outcomeOf(payments: readonly { toBePaidToYou: number; owed: number }[]): {
  toBePaidToYou: number;
  /** Negative if the insurer owes it: a correction refunds a billed share. */
  owed: number;
} {
  const paid = payments.reduce((sum, { toBePaidToYou }) => sum + toBePaidToYou, 0);
  const owed = payments.reduce((sum, one) => sum + one.owed, 0);
  // A person does not repay what a correction makes too much: it is billed with the rest.
  return paid < 0 ? { toBePaidToYou: 0, owed: owed - paid } : { toBePaidToYou: paid, owed };
}

export function maximumOf({ isChild, rules }: Pick<YearTerms, "isChild" | "rules">): number {
  return isChild ? rules.coinsuranceMaximum.child : rules.coinsuranceMaximum.adult;
}

function supplementaryShare(
  { category, beyondBasic }: Bill,
  { benefits = [] }: YearTerms,
  { supplementaryPaid }: Standing,
): number {
  const benefit = benefits.find((one) => one.category === category);
  if (!benefit) return 0;
  const { share, yearlyMaximum = Number.POSITIVE_INFINITY } = benefit;
  const left = yearlyMaximum - (supplementaryPaid.get(category) ?? 0);
  return Math.max(0, Math.min(Math.floor((beyondBasic * share) / WHOLE), left));
}

/** Care of a birth is always free; other care is free during the period. */
export function isFreeOfCharge(
  { category, begin }: Pick<Bill, "category" | "begin">,
  { freePeriods = [] }: Pick<YearTerms, "freePeriods">,
): boolean {
  return (
    category === "MATERNITY" || freePeriods.some(({ from, to }) => from <= begin && begin <= to)
  );
}

function hospitalDays(
  { category, begin, end, leaveDays = 0 }: Bill,
  { isChild, isInTraining = false, rules }: YearTerms,
): number {
  if (category !== "HOSPITAL" || isChild || isInTraining) return 0;
  const nights = Math.round((Date.parse(end) - Date.parse(begin)) / DAY_MS);
  return Math.max(0, nights - leaveDays) * rules.hospitalDay;
}

function rateOf({ category }: Bill, rules: CostSharingRules): number {
  return category === "BRAND_MEDICINE" ? rules.brandMedicineRate : rules.coinsuranceRate;
}

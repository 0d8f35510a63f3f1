import type { CareCategory, Tiers } from "./care.ts";
import type { FreePeriod } from "./maternity.ts";
import type { CostSharingRules } from "./rules.ts";

/** A bill as its review left it. Amounts in rappen. */
export interface Bill {
  category: CareCategory;
  begin: string;
  end: string;
  billed: number;
  /** The part that basic insurance does not know: comfort in hospital, glasses, most dental care. */
  beyondBasic: number;
  /** Days of a stay that were spent at home. */
  leaveDays?: number;
}

/** What a supplementary product pays of the part beyond basic insurance. */
export interface Benefit {
  category: CareCategory;
  /** In basis points. */
  share: number;
  /** Rappen a year; without one there is no limit. */
  yearlyMaximum?: number | undefined;
}

/** What holds for a person in the year of the treatment. */
export interface YearTerms {
  isChild: boolean;
  /** Young adults in training stay in hospital without a contribution. */
  isInTraining?: boolean;
  deductible: number;
  rules: CostSharingRules;
  freePeriods?: readonly FreePeriod[];
  benefits?: readonly Benefit[];
}

/** What a bill became: all parts add up to what was billed. */
export interface Settlement {
  billed: number;
  notCovered: number;
  supplementaryPaid: number;
  hospitalContribution: number;
  deductible: number;
  /** The rate at which this bill counts towards the coinsurance, in basis points; 0 where care is free. */
  coinsuranceRate: number;
  coinsurance: number;
  basicPaid: number;
}

/** What a person has borne of a year so far. */
export interface Standing {
  deductible: number;
  coinsurance: number;
  /** Costs beyond the deductible, each times its rate: rounding happens once, so the order of bills changes nothing. */
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
 * Divides a bill between the person and us. The hospital's daily contribution comes first and counts towards no limit;
 * then the deductible, then the coinsurance. `familyLeft` is what the children of a family may still bear together.
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

/** Where a person stands after a bill. */
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

/** Who pays whom. Whoever paid the provider gets our part; whoever did not owes us theirs. */
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
    /** In the third-party-payer system the provider gets all of it, and the person owes us their share. */
    paidToProvider: isPaidBack ? 0 : billed,
    toBePaidToYou: isPaidBack ? paidByUs : 0,
    owed: isPaidBack ? 0 : billed - paidByUs,
  };
}

/** What follows from the payments of a statement's lines: money that goes to the person, and a share that is billed. */
export function outcomeOf(payments: readonly { toBePaidToYou: number; owed: number }[]): {
  toBePaidToYou: number;
  /** Negative where we owe it: a correction gives back what was billed. */
  owed: number;
} {
  const paid = payments.reduce((sum, { toBePaidToYou }) => sum + toBePaidToYou, 0);
  const owed = payments.reduce((sum, one) => sum + one.owed, 0);
  // Nobody is asked to send back what a correction makes too much of a payment: it is billed with the rest.
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

/** What belongs to a birth is always free; other care is so while the period lasts. */
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

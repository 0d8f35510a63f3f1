import type { CareCategory } from "../cost-sharing/care.ts";
import { isFreeOfCharge, settle, type Standing, type YearTerms } from "../cost-sharing/settle.ts";
import type { SentBill } from "./sent-bill.ts";

/** Why a bill is not estimated. */
export const noEstimateReasons = [
  "NO_AMOUNT",
  "NO_DAY",
  "FOREIGN",
  "NOT_INSURED",
  "FREE_OF_CHARGE",
  "HOSPITAL",
  "OTHER_INSURANCE",
  "THIRD_PARTY",
] as const;
export type NoEstimateReason = (typeof noEstimateReasons)[number];

/** What basic insurance probably pays back, with its reckoning. Amounts in rappen. */
export interface EstimatedRefund {
  kind: "ESTIMATED";
  /** The year of the treatment, whose deductible counts. */
  year: number;
  billed: number;
  /** What was left of the deductible before this bill. */
  deductibleLeft: number;
  deductible: number;
  /** In basis points. */
  coinsuranceRate: number;
  coinsurance: number;
  toBePaidToYou: number;
}

export type BillEstimate = EstimatedRefund | { kind: "NONE"; reason: NoEstimateReason };

/** The cost shares of a person in the year of a treatment; `familyLeft` is the rest of the limit that siblings share. */
export interface EstimateTerms {
  terms: YearTerms;
  standing: Standing;
  familyLeft: number;
}

/** Care that basic insurance pays only in part or not at all. */
const otherwiseInsured: readonly CareCategory[] = ["DENTAL", "GLASSES", "ALTERNATIVE"];

/** The first day of treatment, or else the day of the bill: its year decides which deductible counts. */
export function dayOfCare({ treatedOn, billedOn }: SentBill): string | undefined {
  return treatedOn ?? billedOn;
}

/**
 * What a bill that the person paid probably gives back, if basic insurance covers all of it. The terms are those of the
 * day of care; there are none if the person was not insured.
 */
export function estimateBill(
  said: SentBill,
  { isForeign, terms: known }: { isForeign: boolean; terms: EstimateTerms | undefined },
): BillEstimate {
  const { amount, category = "DOCTOR" } = said;
  const day = dayOfCare(said);
  if (isForeign) return none("FOREIGN");
  if (amount === undefined) return none("NO_AMOUNT");
  if (day === undefined) return none("NO_DAY");
  if (category === "HOSPITAL") return none("HOSPITAL");
  if (otherwiseInsured.includes(category)) return none("OTHER_INSURANCE");
  if (!known) return none("NOT_INSURED");
  const { terms, standing, familyLeft } = known;
  const bill = { category, begin: day, end: day, billed: amount, beyondBasic: 0 };
  if (isFreeOfCharge(bill, terms)) return none("FREE_OF_CHARGE");
  const settled = settle(bill, terms, standing, familyLeft);
  const open = Math.max(0, terms.deductible - standing.deductible);
  return {
    kind: "ESTIMATED",
    year: Number(day.slice(0, 4)),
    billed: amount,
    deductibleLeft: Math.min(open, familyLeft),
    deductible: settled.deductible,
    coinsuranceRate: settled.coinsuranceRate,
    coinsurance: settled.coinsurance,
    toBePaidToYou: settled.basicPaid,
  };
}

/** The cost shares after an estimated bill, for the next bill of the same year. */
export function standingAfterEstimate(before: Standing, estimate: EstimatedRefund): Standing {
  const { billed, deductible, coinsurance, coinsuranceRate } = estimate;
  return {
    ...before,
    deductible: before.deductible + deductible,
    coinsurance: before.coinsurance + coinsurance,
    coinsuranceBase: before.coinsuranceBase + (billed - deductible) * coinsuranceRate,
  };
}

function none(reason: NoEstimateReason): BillEstimate {
  return { kind: "NONE", reason };
}

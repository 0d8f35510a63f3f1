import { roundTo5, roundUpTo5, WHOLE } from "./rounding.ts";

/** A deductible that can be chosen. Amounts in rappen. */
export interface DeductibleRule {
  code: string;
  amount: number;
  /** The rebate on the premium of a year. */
  rebate: number;
  /** The deductible without a choice: 300 francs for adults, none for children. */
  isOrdinary: boolean;
}

/** The tariff of a basic contract. Amounts in rappen, shares in basis points. */
export interface BasicTariff {
  /** The monthly premium with free choice of doctor, ordinary deductible and accidents, by region and age. */
  ordinary: number;
  /** The discount of the model. */
  modelDiscount: number;
  /** The reduction when accidents are insured elsewhere. */
  accidentShare: number;
  /** The rebate of the deductible for a year. */
  rebate: number;
  /** The approved premium of exactly this contract: if a published tariff contains it, it is the premium. */
  published?: number | undefined;
}

/** A rebate is at most 70 % of the additional risk of the person (OAMal art. 95 al. 2bis). */
const LARGEST_SHARE_OF_RISK = 7_000;
/** The reduction for excluding accidents is at most 7 % (OAMal art. 91a al. 4). */
const LARGEST_ACCIDENT_SHARE = 700;
/** No special form costs less than half of the ordinary premium (OAMal art. 90c). */
const FLOOR = 5_000;

const MONTHS = 12;

/** The rebate of a deductible for a year, limited by law. */
export function lawfulRebate(chosen: DeductibleRule, ordinary: DeductibleRule): number {
  const risk = Math.max(0, chosen.amount - ordinary.amount);
  return Math.min(chosen.rebate, Math.floor((risk * LARGEST_SHARE_OF_RISK) / WHOLE));
}

export function premiumFloor(ordinary: number): number {
  return roundUpTo5((ordinary * FLOOR) / WHOLE);
}

/** The gross premium of a month, calculated over one common denominator and rounded once at the end. */
export function grossPremium(tariff: BasicTariff, isAccidentCovered: boolean): number {
  const { ordinary, modelDiscount, rebate, published } = tariff;
  const floor = premiumFloor(ordinary);
  if (published !== undefined) return clamp(published, floor, ordinary);
  const accidentShare = isAccidentCovered
    ? 0
    : Math.min(tariff.accidentShare, LARGEST_ACCIDENT_SHARE);
  const yearly = (MONTHS * ordinary - rebate) * (WHOLE - modelDiscount) * (WHOLE - accidentShare);
  return clamp(roundTo5(yearly / (MONTHS * WHOLE * WHOLE)), floor, ordinary);
}

function clamp(amount: number, least: number, most: number): number {
  return Math.max(least, Math.min(amount, most));
}

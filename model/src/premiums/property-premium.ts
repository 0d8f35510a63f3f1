import type { InsuredCircle, Residence } from "../contract.ts";
import { roundTo5, shareTo5, WHOLE } from "./rounding.ts";

/** The tariff of a module. Amounts in rappen a year, shares in basis points. */
export interface ModuleTariff {
  /** Of the insured amount, in millionths. */
  rate: number;
  /** The least premium of a module. */
  minimum: number;
  familySurcharge: number;
  woodSurcharge: number;
  /** The rebates of higher deductibles. */
  rebates: readonly { deductible: number; rebate: number }[];
}

export interface ModuleChoice {
  insuredAmount: number;
  deductible: number;
}

export interface PropertyCircumstances {
  circle: InsuredCircle;
  construction: Residence["constructionType"];
}

const MILLION = 1_000_000;
/** Federal stamp duty on premiums for property, liability and legal protection (LT art. 24). */
export const STAMP_RATE = 500;
const MONTHS = 12;

/** A whole franc a month, so that a month with 5 % stamp duty is a multiple of 5 rappen. */
const STEP = 12_00;

/**
 * The yearly premium of a module without stamp duty: whole francs a month. So a year is twelve equal months to the
 * rappen with stamp duty, and contract, policy and invoices agree with any payment frequency.
 */
export function modulePremium(
  tariff: ModuleTariff,
  { insuredAmount, deductible }: ModuleChoice,
  { circle, construction }: PropertyCircumstances,
): number {
  const surcharge =
    (circle === "FAMILY" ? tariff.familySurcharge : 0) +
    (construction === "WOOD" ? tariff.woodSurcharge : 0);
  const rebate = tariff.rebates.reduce(
    (best, one) => (one.deductible <= deductible ? Math.max(best, one.rebate) : best),
    0,
  );
  const exact =
    ((insuredAmount * tariff.rate) / MILLION) *
    ((WHOLE + surcharge) / WHOLE) *
    ((WHOLE - rebate) / WHOLE);
  return Math.max(Math.ceil(tariff.minimum / STEP), Math.round(exact / STEP)) * STEP;
}

/** The stamp duty on a year's net premium. */
export function federalStamp(netPremium: number): number {
  return shareTo5(netPremium, STAMP_RATE);
}

/** The monthly part of a yearly premium. */
export function monthlyShare(yearly: number): number {
  return roundTo5(yearly / MONTHS);
}

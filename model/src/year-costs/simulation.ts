import * as z from "zod/mini";
import { monthsBetween, moveDay } from "../calendar/calendar.ts";
import type { CareCategory } from "../cost-sharing/care.ts";
import { isFreeOfCharge, settle, type Settlement } from "../cost-sharing/settle.ts";
import {
  borneAlready,
  type BorneSoFar,
  type CostPerson,
  familyLeft,
  standingOf,
} from "./forecast.ts";

/** The kinds of care that can be simulated. */
export const SimulatedKind = /* @__PURE__ */ z.enum([
  "INPATIENT",
  "OUTPATIENT",
  "MEDICINE",
  "BRAND_MEDICINE",
  "MATERNITY",
]);
export type SimulatedKind = z.infer<typeof SimulatedKind>;

const categories: Readonly<Record<SimulatedKind, CareCategory>> = {
  INPATIENT: "HOSPITAL",
  OUTPATIENT: "DOCTOR",
  MEDICINE: "MEDICINE",
  BRAND_MEDICINE: "BRAND_MEDICINE",
  MATERNITY: "MATERNITY",
};

/** The limits of the form. Amounts in rappen. */
export const MOST_SIMULATED = 500_000_00;
export const MOST_NIGHTS = 365;

/** Care that may come, from the first day of a month (`2027-03`). The amount is what basic insurance covers, in rappen. */
export interface SimulatedCare {
  kind: SimulatedKind;
  amount: number;
  month: string;
  nights: number;
}

/** How the costs of the care would be divided, after what the person has borne in that year. */
export function simulateCare(care: SimulatedCare, person: CostPerson): Settlement {
  return settle(billOf(care), person.terms, standingOf(person.borne), familyLeft(person));
}

function billOf({ kind, amount, month, nights }: SimulatedCare) {
  const begin = `${month}-01`;
  const end = kind === "INPATIENT" ? moveDay(begin, { days: nights }) : begin;
  return { category: categories[kind], begin, end, billed: amount, beyondBasic: 0 };
}

/** Whether no deductible and no coinsurance is charged for the care. */
export function isFreeCare(care: SimulatedCare, { terms }: CostPerson): boolean {
  return isFreeOfCharge(billOf(care), terms);
}

/** A deductible and the premiums of the whole year with it. Amounts in rappen. */
export interface OfferedYear {
  deductible: number;
  premiums: number;
}

export interface ComparedDeductible extends OfferedYear {
  /** Deductible, coinsurance and contributions of the year with the care. */
  share: number;
  total: number;
}

/**
 * The whole year with each deductible: its premiums, and the share in the costs of the year so far and of the care.
 * `shared` are the costs so far that deductible and coinsurance divide.
 */
export function compareDeductibles(
  care: SimulatedCare,
  person: CostPerson,
  { shared, offers }: { shared: number; offers: readonly OfferedYear[] },
): ComparedDeductible[] {
  return offers.map((offer) => {
    const share = yearShare(care, person, { shared, deductible: offer.deductible });
    return { ...offer, share, total: offer.premiums + share };
  });
}

function yearShare(
  care: SimulatedCare,
  person: CostPerson,
  { shared, deductible }: { shared: number; deductible: number },
): number {
  const terms = { ...person.terms, deductible };
  const unborne: CostPerson = { ...person, terms, borne: { ...person.borne, ...nothing } };
  const before = settle(
    { ...billOf({ ...care, kind: "OUTPATIENT", amount: shared, nights: 0 }) },
    { ...terms, freePeriods: [] },
    standingOf(unborne.borne),
    familyLeft(unborne),
  );
  const borne: BorneSoFar = {
    deductible: before.deductible,
    coinsurance: before.coinsurance,
    outside: person.borne.outside,
  };
  const after = simulateCare(care, { ...person, terms, borne });
  return borneAlready(borne) + ownShareOf(after);
}

const nothing = { deductible: 0, coinsurance: 0 };

export function ownShareOf(settlement: Settlement): number {
  const { notCovered, hospitalContribution, deductible, coinsurance } = settlement;
  return notCovered + hospitalContribution + deductible + coinsurance;
}

/** The costs of a year that follow from its meters alone, for a person whose statements are not readable. */
export function sharedFromMeters(
  { deductible, coinsurance }: BorneSoFar,
  { terms }: Pick<CostPerson, "terms">,
): number {
  return deductible + Math.round((coinsurance * WHOLE) / terms.rules.coinsuranceRate);
}

const WHOLE = 100_00;

/** The months that can be chosen: from this month to the end of the next year. */
export function simulatedMonths(today: string): string[] {
  return monthsBetween(today.slice(0, 7), `${Number(today.slice(0, 4)) + 1}-12`);
}

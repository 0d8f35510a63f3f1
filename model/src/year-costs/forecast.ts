import { daysBetween } from "../calendar/calendar.ts";
import { familyMaximum } from "../cost-sharing/rules.ts";
import {
  maximumOf,
  nothingBorne,
  settle,
  type Standing,
  type YearTerms,
} from "../cost-sharing/settle.ts";

/** The whole years before that a forecast looks at. */
export const HISTORY_YEARS = 3;

/** A past year of a person who was insured from its first day. Amounts in rappen. */
export interface PastYear {
  year: number;
  /** The costs that were divided by deductible and coinsurance. */
  shared: number;
  /** Borne outside of the limits: hospital contributions, and what no insurance covers. */
  outside: number;
}

/** What a person has borne in the year so far. Amounts in rappen. */
export interface BorneSoFar {
  deductible: number;
  coinsurance: number;
  outside: number;
}

/** What the other children of the family with the same insurer have borne, and the highest of their deductibles. */
export interface Siblings {
  borne: number;
  highest: number;
}

/** The terms of a person's year. `siblings` is undefined for adults. */
export interface CostPerson {
  terms: YearTerms;
  borne: BorneSoFar;
  siblings?: Siblings | undefined;
}

/** The share of a person in a year: borne so far included. Amounts in rappen. */
export interface ShareForecast {
  likely: number;
  lowest: number;
  highest: number;
}

/** The part of the year that is left, the day itself included; all of a year to come. */
export function restOfYear(year: number, today: string): number {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  if (today <= first) return 1;
  if (today >= next) return 0;
  return daysBetween(today, next) / daysBetween(first, next);
}

/** The rest of the limit that the children of a family share, with a deductible of this child. */
export function familyLeft({ terms, borne, siblings }: CostPerson): number {
  if (!terms.isChild || !siblings) return Number.POSITIVE_INFINITY;
  const most = familyMaximum(Math.max(terms.deductible, siblings.highest), terms.rules);
  return Math.max(0, most - siblings.borne - borne.deductible - borne.coinsurance);
}

/**
 * The standing of a year from its meters. Below the maximum the coinsurance is the rounded base, so that the next bill
 * differs by at most one rappen.
 */
export function standingOf({ deductible, coinsurance }: BorneSoFar): Standing {
  const coinsuranceBase = coinsurance * WHOLE;
  return { ...nothingBorne, deductible, coinsurance, coinsuranceBase };
}

const WHOLE = 100_00;

/**
 * The likely share of a year: the average costs of the past years for the rest of the year, divided by this year's
 * terms. The cheapest and the dearest of them give the range. Undefined without a past year.
 */
export function forecastShare(
  person: CostPerson,
  history: readonly PastYear[],
  rest: number,
): ShareForecast | undefined {
  if (history.length === 0) return undefined;
  const shares = history.map((year) => shareWith(person, year, rest));
  const average = {
    shared: meanOf(history.map(({ shared }) => shared)),
    outside: meanOf(history.map(({ outside }) => outside)),
  };
  const likely = shareWith(person, average, rest);
  return {
    likely,
    lowest: Math.min(likely, ...shares),
    highest: Math.max(likely, ...shares),
  };
}

function meanOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

function shareWith(
  person: CostPerson,
  { shared, outside }: Pick<PastYear, "shared" | "outside">,
  rest: number,
): number {
  const { terms, borne } = person;
  const more = settle(
    { ...ordinaryCare, billed: Math.round(shared * rest) },
    { ...terms, freePeriods: [] },
    standingOf(borne),
    familyLeft(person),
  );
  return borneAlready(borne) + more.deductible + more.coinsurance + Math.round(outside * rest);
}

const ordinaryCare = {
  category: "DOCTOR",
  begin: "2000-01-01",
  end: "2000-01-01",
  beyondBasic: 0,
} as const;

export function borneAlready({ deductible, coinsurance, outside }: BorneSoFar): number {
  return deductible + coinsurance + outside;
}

/**
 * The most that deductible and coinsurance can still become, with what was borne so far. Days in hospital and care that
 * is not covered come on top, since they have no maximum.
 */
export function mostShare(person: CostPerson): number {
  return borneAlready(person.borne) + Math.min(limitLeft(person), familyLeft(person));
}

/** The rest of a person's own limits. */
function limitLeft({ terms, borne }: CostPerson): number {
  const coinsurance = Math.max(0, maximumOf(terms) - borne.coinsurance);
  return Math.max(0, terms.deductible - borne.deductible) + coinsurance;
}

/** A person of a household with the share to add up; children of the same insurer share a limit. */
export interface HouseholdShare {
  person: CostPerson;
  insurerCode: string | undefined;
  share: number;
}

/** The sum of a household's shares: the children of an insurer bear no more than their common limit. */
export function householdShare(shares: readonly HouseholdShare[]): number {
  const groups = Map.groupBy(shares, ({ person, insurerCode }, place) =>
    person.siblings && insurerCode ? insurerCode : place,
  );
  let sum = 0;
  for (const group of groups.values()) {
    const before = group.reduce((borne, one) => borne + borneAlready(one.person.borne), 0);
    const more = group.reduce((all, one) => all + one.share, 0) - before;
    const left = Math.max(...group.map(({ person }) => familyLeft(person)));
    sum += before + Math.min(more, left);
  }
  return sum;
}

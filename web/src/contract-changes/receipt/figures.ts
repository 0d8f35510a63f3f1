import { mostOfYear } from "@portal/model/contract-changes/changed-contract.ts";
import { rappenOf } from "@portal/model/money.ts";
import { basicOf, type Household, sharingOn } from "../household.ts";
import type { WizardView } from "../wizard-view.ts";
import type { PersonPremium, Premiums } from "./usePremiums.ts";

/** Rappen of today and of the day of the change. */
export interface Pair {
  today: number;
  next: number;
}

export interface Figures {
  /** The basic premiums a month of those for whom something is chosen. */
  month: Pair;
  year: Pair;
  /** What the whole household pays a month for all its insurance. */
  household: Pair;
  /** What those people would pay from the day on if nothing was changed, where it is not what they pay today. */
  unchanged: number | undefined;
  isBusy: boolean;
}

const MONTHS = 12;

/** What all that is chosen comes to. Who has no new premium keeps the one of today. */
export function figuresOf({ premiums, household }: Pick<WizardView, "premiums" | "household">) {
  const month = {
    today: sum(premiums.people.map(todayOf)),
    next: sum(premiums.people.map(nextOf)),
  };
  const unchanged = unchangedOf(premiums);
  const total = rappenOf(household.totalMonthlyAmount);
  const { later } = premiums;
  const base = later && unchanged !== undefined ? rappenOf(later.totalMonthlyAmount) : total;
  const before = later && unchanged !== undefined ? unchanged : month.today;
  const figures: Figures = {
    month,
    year: { today: month.today * MONTHS, next: month.next * MONTHS },
    household: { today: total, next: base + month.next - before },
    unchanged: unchanged === month.today ? undefined : unchanged,
    isBusy: premiums.people.some(({ isBusy }) => isBusy),
  };
  return figures;
}

export function todayOf({ person }: PersonPremium): number {
  return rappenOf(person.basic?.monthlyAmount ?? 0);
}

export function nextOf(one: PersonPremium): number {
  return one.premium ? rappenOf(one.premium.actualPremium) : todayOf(one);
}

function unchangedOf({ people, later }: Premiums): number | undefined {
  if (!later) return undefined;
  const priced = people.map((one) => monthlyIn(later, one) ?? todayOf(one));
  return sum(priced);
}

function monthlyIn(household: Household, { person }: PersonPremium): number | undefined {
  const basic = basicOf(household, person.insured.insuredNumber);
  return basic && rappenOf(basic.monthlyAmount);
}

/** The most that a year can cost somebody, today and with the new deductible. */
export function mostOf(
  one: PersonPremium,
  deductibles: Pair,
  days: { today: string; next: string },
): Pair {
  const { insured } = one.person;
  const yearOf = (monthly: number, deductible: number, day: string) =>
    mostOfYear({ yearlyPremium: monthly * MONTHS, deductible }, sharingOn(day, insured));
  return {
    today: yearOf(todayOf(one), deductibles.today, days.today),
    next: yearOf(nextOf(one), deductibles.next, days.next),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

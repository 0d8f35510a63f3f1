import { mostOfYear } from "@portal/model/contract-changes/changed-contract.ts";
import { rappenOf } from "@portal/model/money.ts";
import { type Person, sharingOn } from "../household.ts";
import type { WizardView } from "../wizard-view.ts";
import type { PersonPremium, Premiums } from "./usePremiums.ts";

/** Rappen of today and of the day of the change. */
export interface Pair {
  today: number;
  next: number;
}

type PairOfDays = Record<keyof Pair, string>;

export interface Figures {
  /** The basic premiums a month of those for whom something is chosen. */
  month: Pair;
  year: Pair;
  /** Everything else that the household pays a month: month and others make the household. */
  others: Pair;
  /** What the whole household pays a month for all its insurance. */
  household: Pair;
  /** What those people would pay from the day on if nothing was changed. */
  unchanged: number;
  isBusy: boolean;
}

const MONTHS = 12;

/** What all that is chosen comes to. Who has no new premium keeps the one of the day. */
export function figuresOf({ premiums, household }: Pick<WizardView, "premiums" | "household">) {
  const { people, later } = premiums;
  const month = {
    today: sum(people.map(todayOf)),
    next: sum(people.map((one) => nextOf(one, premiums))),
  };
  const unchanged = sum(people.map((one) => unchangedOf(one, premiums)));
  const total = rappenOf(household.totalMonthlyAmount);
  const totalThen = rappenOf((later ?? household).totalMonthlyAmount);
  const others = { today: total - month.today, next: totalThen - unchanged };
  const figures: Figures = {
    month,
    year: { today: month.today * MONTHS, next: month.next * MONTHS },
    others,
    household: { today: total, next: month.next + others.next },
    unchanged,
    isBusy: people.some(({ isBusy }) => isBusy),
  };
  return figures;
}

export function todayOf({ person }: PersonPremium): number {
  return rappenOf(person.basic?.monthlyAmount ?? 0);
}

export function nextOf(one: PersonPremium, premiums: Premiums): number {
  return one.premium ? rappenOf(one.premium.actualPremium) : unchangedOf(one, premiums);
}

/** What the person pays on the day without what is chosen. */
function unchangedOf({ person }: PersonPremium, { contractThen }: Premiums): number {
  return rappenOf(contractThen(person)?.monthlyAmount ?? 0);
}

/** The most that a year can cost the person, today and on the day. */
export function mostOf(
  { insured }: Person,
  { month, deductibles, days }: { month: Pair; deductibles: Pair; days: PairOfDays },
): Pair {
  const yearOf = (monthly: number, deductible: number, day: string) =>
    mostOfYear({ yearlyPremium: monthly * MONTHS, deductible }, sharingOn(day, insured));
  return {
    today: yearOf(month.today, deductibles.today, days.today),
    next: yearOf(month.next, deductibles.next, days.next),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

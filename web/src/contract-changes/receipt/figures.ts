import { mostOfYear } from "@portal/model/contract-changes/changed-contract.ts";
import { rappenOf } from "@portal/model/money.ts";
import { type Person, sharingOn } from "../household.ts";
import type { WizardView } from "../wizard-view.ts";
import type { PersonPremium, Premiums } from "../usePremiums.ts";

/** Rappen from the day of the change on, without and with the changes. */
export interface BeforeAndAfter {
  unchanged: number;
  changed: number;
}

export interface Figures {
  /** The monthly basic premiums of the people with changes. */
  month: BeforeAndAfter;
  year: BeforeAndAfter;
  /** All other monthly premiums of the household: month plus others is the household. */
  others: BeforeAndAfter;
  /** The household's monthly premium for all its insurance. */
  household: BeforeAndAfter;
  /** The current monthly premium of the household, and of the people with changes. */
  today: { household: number; month: number };
  isBusy: boolean;
}

const MONTHS = 12;

/** The sums of all choices. A person without a new premium keeps the one of that day. */
export function figuresOf({ premiums, household }: Pick<WizardView, "premiums" | "household">) {
  const { people, later } = premiums;
  const month = {
    unchanged: sum(people.map((one) => unchangedOf(one, premiums))),
    changed: sum(people.map((one) => changedOf(one, premiums))),
  };
  const total = rappenOf((later ?? household).totalMonthlyAmount);
  const others = total - month.unchanged;
  const figures: Figures = {
    month,
    year: { unchanged: month.unchanged * MONTHS, changed: month.changed * MONTHS },
    others: { unchanged: others, changed: others },
    household: { unchanged: total, changed: others + month.changed },
    today: {
      household: rappenOf(household.totalMonthlyAmount),
      month: sum(people.map(({ person }) => rappenOf(person.basic?.monthlyAmount ?? 0))),
    },
    isBusy: people.some(({ isBusy }) => isBusy),
  };
  return figures;
}

export function changedOf(one: PersonPremium, premiums: Premiums): number {
  return one.premium ? rappenOf(one.premium.actualPremium) : unchangedOf(one, premiums);
}

/** The person's premium on that day without the changes. */
export function unchangedOf({ person }: PersonPremium, { contractThen }: Premiums): number {
  return rappenOf(contractThen(person)?.monthlyAmount ?? 0);
}

/** The highest possible cost of a year for the person from that day on. */
export function mostOf(
  { insured }: Person,
  { month, deductibles, day }: { month: BeforeAndAfter; deductibles: BeforeAndAfter; day: string },
): BeforeAndAfter {
  const yearOf = (column: keyof BeforeAndAfter) =>
    mostOfYear(
      { yearlyPremium: month[column] * MONTHS, deductible: deductibles[column] },
      sharingOn(day, insured),
    );
  return { unchanged: yearOf("unchanged"), changed: yearOf("changed") };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

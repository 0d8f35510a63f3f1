import { useQueries } from "@tanstack/react-query";
import { type Basic, basicOf, type Household, householdOn, type Person } from "./household.ts";

/** The contracts of future days without the new changes, but with all agreed ones. */
export interface ContractsOn {
  /** The person's basic contract on a day, or today's if that day is not available. */
  of: (person: Person, day: string | undefined) => Basic | undefined;
  household: (day: string | undefined) => Household | undefined;
  /** Whether all of the days are loaded. */
  isKnown: boolean;
}

export function useContractsOn(wanted: readonly (string | undefined)[]): ContractsOn {
  const days = [...new Set(wanted.filter((day) => day !== undefined))];
  const answers = useQueries({ queries: days.map((day) => householdOn(day, { silent: true })) });
  const household = (day: string | undefined) =>
    day === undefined ? undefined : answers[days.indexOf(day)]?.data;
  return {
    household,
    of: (person, day) => {
      const found = household(day);
      return (found && basicOf(found, person.insured.insuredNumber)) ?? person.basic;
    },
    isKnown: answers.every(({ isPending }) => !isPending),
  };
}

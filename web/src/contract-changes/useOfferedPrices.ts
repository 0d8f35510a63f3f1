import {
  changedPremiumInput,
  dayOfAll,
  pricedChanges,
  withOffered,
} from "@portal/model/contract-changes/changed-contract.ts";
import type { MutationCode, ProposedValue } from "@portal/model/contract-changes/proposal.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useQueries } from "@tanstack/react-query";
import { useContractsOn } from "./contracts-on.ts";
import { newPremium, type Person, termsOf } from "./household.ts";
import { useWizardView } from "./wizard-view.ts";

/** The monthly premium with a value, in rappen: with all other choices, on the day when all of them apply. */
export interface OfferedPrice {
  day: string;
  amount: number;
  /** The premium on that day without changes. */
  unchanged: number;
}

/**
 * The price of each value, by its code. Premiums also change with the year and with agreed changes, so each is compared
 * with the contract of its own day.
 */
export function useOfferedPrices(
  person: Person,
  code: MutationCode,
  values: readonly ProposedValue[],
): ReadonlyMap<string, OfferedPrice> {
  const { state, proposals } = useWizardView();
  const { insuredNumber } = person.insured;
  const isPriced = code === "aosModel" || code === "deductible";
  const offered = (isPriced ? values : []).map((value) => {
    const chosen = withOffered(state, insuredNumber, { code, value });
    const changes = pricedChanges(chosen, insuredNumber);
    return { value, changes, day: dayOfAll(chosen, proposals) };
  });
  const contracts = useContractsOn(offered.map(({ day }) => day));
  const asked = offered.flatMap(({ value, changes, day }) => {
    const contract = contracts.isKnown ? contracts.of(person, day) : undefined;
    const input = contract && changedPremiumInput(changes, termsOf(contract), day);
    return day && input ? [{ value, day, input, unchanged: contract.monthlyAmount }] : [];
  });
  const answers = useQueries({
    queries: asked.map(({ input }) => newPremium(insuredNumber, input)),
  });
  return new Map(
    asked.flatMap(({ value, day, unchanged }, place) => {
      const amount = answers[place]?.data?.actualPremium;
      if (amount === undefined) return [];
      const price = { day, amount: rappenOf(amount), unchanged: rappenOf(unchanged) };
      return [[value.code, price] as const];
    }),
  );
}

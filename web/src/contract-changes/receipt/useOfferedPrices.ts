import {
  offeredPremiumInput,
  pricedChanges,
} from "@portal/model/contract-changes/changed-contract.ts";
import type { MutationCode, ProposedValue } from "@portal/model/contract-changes/proposal.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useToday } from "../../core/today.ts";
import { basicOf, householdOn, newPremium, type Person } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";

export interface OfferedPrices {
  /** A month with each value, in rappen, by its code: with everything else as it is chosen. */
  prices: ReadonlyMap<string, number>;
  /** The day of these prices, and what would be paid then if nothing was changed. */
  day: string | undefined;
  unchanged: number | undefined;
}

/** What each value costs. Premiums change with the year too, so each is held against the same day without a change. */
export function useOfferedPrices(
  person: Person,
  code: MutationCode,
  values: readonly ProposedValue[],
): OfferedPrices {
  const { state, premiums } = useWizardView();
  const { insuredNumber } = person.insured;
  const changes = pricedChanges(state, insuredNumber);
  const terms = premiums.termsOf(person);
  const isPriced = code === "aosModel" || code === "deductible";
  const asked = values.flatMap((value) => {
    const input = terms && isPriced && offeredPremiumInput(changes, terms, { code, value });
    return input ? [{ value, input }] : [];
  });
  const answers = useQueries({
    queries: asked.map(({ input }) => newPremium(insuredNumber, input)),
  });
  const prices = asked.flatMap(({ value }, place) => {
    const amount = answers[place]?.data?.actualPremium;
    return amount === undefined ? [] : [[value.code, rappenOf(amount)] as const];
  });
  const day = asked[0]?.input.dateEntree;
  return { prices: new Map(prices), day, unchanged: useUnchanged(person, day) };
}

/** Where that day cannot be looked at yet, what is paid today. */
function useUnchanged(person: Person, day: string | undefined): number | undefined {
  const today = useToday();
  const { data, isPending } = useQuery({
    ...householdOn(day ?? today, { silent: true }),
    enabled: day !== undefined,
  });
  if (isPending) return undefined;
  const basic = (data && basicOf(data, person.insured.insuredNumber)) ?? person.basic;
  return basic && rappenOf(basic.monthlyAmount);
}

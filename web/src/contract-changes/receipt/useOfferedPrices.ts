import { offeredPremiumInput } from "@portal/model/contract-changes/changed-contract.ts";
import type { MutationCode, ProposedValue } from "@portal/model/contract-changes/proposal.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useQueries } from "@tanstack/react-query";
import { newPremium, type Person } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";

/** What a month costs with each value, in rappen, by its code: with everything else as it is chosen. */
export function useOfferedPrices(
  person: Person,
  code: MutationCode,
  values: readonly ProposedValue[],
): ReadonlyMap<string, number> {
  const { state, premiums } = useWizardView();
  const { insuredNumber } = person.insured;
  const changes = state.changes[insuredNumber] ?? {};
  const terms = premiums.termsOf(person);
  const isPriced = code === "aosModel" || code === "deductible";
  const asked = values.flatMap((value) => {
    const input = terms && isPriced && offeredPremiumInput(changes, terms, { code, value });
    return input ? [{ value, input }] : [];
  });
  const answers = useQueries({
    queries: asked.map(({ input }) => newPremium(insuredNumber, input)),
  });
  return new Map(
    asked.flatMap(({ value }, place) => {
      const amount = answers[place]?.data?.actualPremium;
      return amount === undefined ? [] : [[value.code, rappenOf(amount)] as const];
    }),
  );
}

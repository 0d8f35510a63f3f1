import type { OfferedDeductible } from "@portal/model/contract-changes/break-even.ts";
import {
  deductiblePremiumInput,
  pricedChanges,
} from "@portal/model/contract-changes/changed-contract.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useQueries } from "@tanstack/react-query";
import { type Basic, newPremium, type Person, termsOf } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";

interface PremiumQuery {
  /** Codes of the tariff by amount in rappen. */
  deductibles: ReadonlyMap<number, string>;
  day: string | undefined;
  /** The contract on that day without the changes, once it is loaded. */
  contract: Basic | undefined;
}

const MONTHS = 12;

/** Twelve premiums for each deductible, all on one day. Deductibles without a price are omitted. */
export function useYearlyPremiums(
  person: Person,
  { deductibles, day, contract }: PremiumQuery,
): { offers: OfferedDeductible[]; isBusy: boolean } {
  const { state } = useWizardView();
  const { insuredNumber } = person.insured;
  const changes = pricedChanges(state, insuredNumber);
  const asked = [...deductibles]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([deductible, code]) => {
      const input =
        contract && day && deductiblePremiumInput(changes, termsOf(contract), { code, day });
      return input ? [{ deductible, input }] : [];
    });
  const answers = useQueries({
    queries: asked.map(({ input }) => newPremium(insuredNumber, input)),
  });
  return {
    offers: asked.flatMap(({ deductible }, place) => {
      const monthly = answers[place]?.data?.actualPremium;
      return monthly === undefined
        ? []
        : [{ deductible, yearlyPremium: MONTHS * rappenOf(monthly) }];
    }),
    isBusy: answers.some(({ isPending }) => isPending),
  };
}

import {
  changedPremiumInput,
  dayOfAll,
  pricedChanges,
} from "@portal/model/contract-changes/changed-contract.ts";
import { transferPremiumInput } from "@portal/model/contract-changes/notices.ts";
import type { Proposals } from "@portal/model/contract-changes/proposal.ts";
import type { WizardState } from "@portal/model/contract-changes/wizard-state.ts";
import type { PremiumInput } from "@portal/model/contract.ts";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useContractsOn } from "./contracts-on.ts";
import {
  type Basic,
  type Household,
  type NewPremium,
  newPremium,
  type Person,
  termsOf,
} from "./household.ts";

/** The choices of the wizard. */
interface Choices {
  readonly state: WizardState;
  readonly proposals: Proposals;
}

export interface PersonPremium {
  person: Person;
  /** The input of the request; nothing if the choice has no price of its own, or not yet. */
  input: PremiumInput | null;
  /** The last computed premium; it stays while a new one is loading. */
  premium: NewPremium | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

export interface Premiums {
  /** The people whose premium changes. */
  people: readonly PersonPremium[];
  /** The people whose premium could not be computed; they cannot continue. */
  failed: readonly number[];
  /** The last day on which something changes, and the household on that day without the changes. */
  day: string | undefined;
  later: Household | undefined;
  /** The person's contract on that day, including agreed changes, to which the new ones apply. */
  contractThen: (person: Person) => Basic | undefined;
}

/** Requests the premium of all choices. */
export function usePremiums(wizard: Choices, people: readonly Person[]): Premiums {
  const chosen = people.filter(({ insured }) => isConcerned(wizard, insured.insuredNumber));
  const day = dayOfAll(wizard.state, wizard.proposals);
  const { of, household, isKnown } = useContractsOn([day]);
  const contractThen = (person: Person) => of(person, day);
  const inputs = chosen.map((person) =>
    isKnown && day ? inputOf(wizard, person, contractThen(person), day) : null,
  );
  const answers = useQueries({
    queries: chosen.map(({ insured }, place) => {
      const input = inputs[place];
      return input
        ? newPremium(insured.insuredNumber, input)
        : { ...newPremium(insured.insuredNumber, nothing), enabled: false };
    }),
  });
  const last = useLastKnown(
    chosen.map(({ insured }, place) => [insured.insuredNumber, answers[place]?.data] as const),
  );
  const found = chosen.map((person, place): PersonPremium => {
    const { insuredNumber } = person.insured;
    const [input = null, answer] = [inputs[place], answers[place]];
    const isAsked = input !== null;
    return {
      person,
      input,
      premium: isAsked || !isKnown ? (answer?.data ?? last.get(insuredNumber)) : undefined,
      isBusy: !isKnown || (isAsked && answer?.isFetching === true),
      hasFailed: isAsked && answer?.isError === true,
      retry: () => void answer?.refetch(),
    };
  });
  const failed = found.filter(
    ({ person, hasFailed }) => hasFailed && isChosen(wizard, person.insured.insuredNumber),
  );
  return {
    people: found,
    failed: failed.map(({ person }) => person.insured.insuredNumber),
    day,
    later: household(day),
    contractThen,
  };
}

const nothing: PremiumInput = {
  codeCaisse: "",
  codeProduit: "",
  codeFranchise: "",
  codeRisque: "MIT",
  codeVariante: "",
  dateEntree: "",
};

function isChosen({ state }: Choices, insured: number): boolean {
  return Boolean(state.changes[insured] ?? state.transfers[insured]);
}

/** Whether a person has chosen something, or is affected by another person's choice of the invoice frequency. */
function isConcerned(wizard: Choices, insured: number): boolean {
  return isChosen(wizard, insured) || "invoiceFrequency" in pricedChanges(wizard.state, insured);
}

function inputOf(
  { state, proposals }: Choices,
  { insured: { insuredNumber } }: Person,
  contract: Basic | undefined,
  day: string,
): PremiumInput | null {
  const changes = pricedChanges(state, insuredNumber);
  if (Object.keys(changes).length > 0)
    return contract ? changedPremiumInput(changes, termsOf(contract), day) : null;
  const transfer = transferPremiumInput(state, proposals, insuredNumber);
  return transfer && { ...transfer, dateEntree: day };
}

/** The last computed premium by insured number. */
function useLastKnown(
  answers: readonly (readonly [number, NewPremium | undefined])[],
): ReadonlyMap<number, NewPremium> {
  const [last, setLast] = useState<ReadonlyMap<number, NewPremium>>(new Map());
  const news = answers.flatMap(([insured, premium]) =>
    premium && last.get(insured) !== premium ? [[insured, premium] as const] : [],
  );
  if (news.length > 0) setLast(new Map([...last, ...news]));
  return last;
}

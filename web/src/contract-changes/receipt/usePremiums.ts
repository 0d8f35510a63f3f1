import {
  changedPremiumInput,
  type ContractTerms,
  pricedChanges,
} from "@portal/model/contract-changes/changed-contract.ts";
import { transferPremiumInput } from "@portal/model/contract-changes/notices.ts";
import type { PremiumInput } from "@portal/model/contract.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useToday } from "../../core/today.ts";
import {
  basicOf,
  type Household,
  householdOn,
  type NewPremium,
  newPremium,
  type Person,
  termsOf,
} from "../household.ts";
import type { Wizard } from "../useWizard.ts";

/** What is known of somebody's new premium. */
export interface PersonPremium {
  person: Person;
  /** What it was asked with; nothing where what is chosen has no price of its own, or not yet. */
  input: PremiumInput | null;
  /** The last that was computed. While another one is on its way, it stays. */
  premium: NewPremium | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

export interface Premiums {
  /** Those whose premium is another by what is chosen. */
  people: readonly PersonPremium[];
  /** The last day on which something changes, and the household as it would be then without any of it. */
  day: string | undefined;
  later: Household | undefined;
  /** The contract that somebody's changes are made to. */
  termsOf: (person: Person) => ContractTerms | undefined;
}

/** Asks for the premium of everything that is chosen, and tells the wizard where there is none. */
export function usePremiums(
  wizard: Wizard,
  people: readonly Person[],
  household: Household,
): Premiums {
  const chosen = people.filter(({ insured }) => isConcerned(wizard, insured.insuredNumber));
  const { day, later, isKnown } = useLater(wizard, people);
  const terms = (person: Person) => termsOn(later ?? household, person);
  const inputs = chosen.map((person) => (isKnown ? inputOf(wizard, person, terms(person)) : null));
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
  useToldFailures(wizard, found);
  return { people: found, day, later, termsOf: terms };
}

const nothing: PremiumInput = {
  codeCaisse: "",
  codeProduit: "",
  codeFranchise: "",
  codeRisque: "MIT",
  codeVariante: "",
  dateEntree: "",
};

function isChosen({ state }: Wizard, insured: number): boolean {
  return Boolean(state.changes[insured] ?? state.transfers[insured]);
}

/** Who has something chosen, or pays otherwise because somebody else has. */
function isConcerned(wizard: Wizard, insured: number): boolean {
  return isChosen(wizard, insured) || "invoiceFrequency" in pricedChanges(wizard.state, insured);
}

function termsOn(household: Household, person: Person): ContractTerms | undefined {
  const basic = basicOf(household, person.insured.insuredNumber) ?? person.basic;
  return basic && termsOf(basic);
}

function inputOf(
  { state, proposals }: Wizard,
  { insured: { insuredNumber } }: Person,
  terms: ContractTerms | undefined,
): PremiumInput | null {
  const changes = pricedChanges(state, insuredNumber);
  if (Object.keys(changes).length > 0) return terms ? changedPremiumInput(changes, terms) : null;
  return transferPremiumInput(state, proposals, insuredNumber);
}

/** The household on the last day of what is chosen. Where that day cannot be looked at, today's counts. */
function useLater(wizard: Wizard, people: readonly Person[]) {
  const today = useToday();
  const days = people.flatMap((person) => {
    const input = inputOf(wizard, person, person.basic && termsOf(person.basic));
    return input ? [input.dateEntree] : [];
  });
  const day = days.toSorted().at(-1);
  const { data, isPending } = useQuery({
    ...householdOn(day ?? today, { silent: true }),
    enabled: day !== undefined,
  });
  return { day, later: data, isKnown: day === undefined || !isPending };
}

/** By insured number, what was last computed for them. */
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

/** The rules shut the way on while a premium is not known to be computable. */
function useToldFailures(wizard: Wizard, found: readonly PersonPremium[]): void {
  const { failedPremiums } = wizard.state;
  const wrong = found.filter(
    ({ person: { insured }, hasFailed }) =>
      isChosen(wizard, insured.insuredNumber) &&
      hasFailed !== failedPremiums.includes(insured.insuredNumber),
  );
  const tell = useEffectEvent(() => {
    for (const { person, hasFailed } of wrong) {
      const { insuredNumber: insured } = person.insured;
      wizard.act({ type: "premium", insured, isComputed: !hasFailed });
    }
  });
  const isTold = wrong.length === 0;
  useEffect(() => {
    if (!isTold) tell();
  }, [isTold]);
}

import { offeredValues, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import { rappenOf } from "@portal/model/money.ts";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useContractsOn } from "../contracts-on.ts";
import { type Person, sharingOn } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";
import { DeductibleChart } from "./DeductibleChart.tsx";
import { useYearlyPremiums } from "./useYearlyPremiums.ts";

/** The yearly cost of a person with each deductible, with all other choices unchanged. */
export function PersonChart({ person }: { person: Person }) {
  const { state, proposals, premiums } = useWizardView();
  const { profile } = usePortal();
  const today = useToday();
  const { insured } = person;
  const { insuredNumber } = insured;
  const changes = state.changes[insuredNumber] ?? {};
  const values = offeredValues(proposedMutation(proposals.mutation, insuredNumber, "deductible"));
  const first = values.flatMap(({ dates }) => dates).toSorted()[0];
  // Until a deductible is chosen, the first day on which another one is possible with the other choices.
  const days = [premiums.day, changes.deductible?.value ? undefined : first];
  const day = days
    .filter((one) => one !== undefined)
    .toSorted()
    .at(-1);
  const contracts = useContractsOn([day]);
  const basic = contracts.of(person, day);
  const present = rappenOf(basic?.deductible ?? 0);
  const all = new Map(values.map(({ amount, code }) => [amount ?? 0, code]));
  if (basic) all.set(present, basic.codeDeductible);
  const contract = contracts.isKnown ? basic : undefined;
  const { offers, isBusy } = useYearlyPremiums(person, { deductibles: all, day, contract });
  if (!basic || !day || all.size < 2) return null;
  if (isBusy || !contracts.isKnown) return <Waiting />;
  const chosen = values.find(({ code }) => code === changes.deductible?.value)?.amount;
  const proposed = proposals.mutation?.assures.find(({ noAssure }) => noAssure === insuredNumber);
  const years = (proposed?.yearlyCosts ?? []).map((one) =>
    one.year === Number(today.slice(0, 4)) ? { ...one, until: today } : one,
  );
  return (
    <DeductibleChart
      from={day}
      firstName={insuredNumber === profile.insuredNumber ? undefined : insured.firstname}
      offers={offers}
      sharing={sharingOn(day, insured)}
      today={present}
      isAgreed={present !== rappenOf(person.basic?.deductible ?? 0)}
      chosen={chosen ?? undefined}
      years={years}
    />
  );
}

function Waiting() {
  return (
    <Card aria-busy="true">
      <Skeleton height="520px" />
    </Card>
  );
}

import { offeredValues, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import { rappenOf } from "@portal/model/money.ts";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { basicOf, type Person, sharingOn } from "../household.ts";
import { useWizardView } from "../wizard-view.ts";
import { DeductibleChart } from "./DeductibleChart.tsx";
import { useYearlyPremiums } from "./useYearlyPremiums.ts";

/** What a year would cost somebody with each deductible, with everything else as it is chosen. */
export function PersonChart({ person }: { person: Person }) {
  const { state, proposals, premiums } = useWizardView();
  const { profile } = usePortal();
  const today = useToday();
  const { insured } = person;
  const { insuredNumber } = insured;
  const changes = state.changes[insuredNumber] ?? {};
  const basic = (premiums.later && basicOf(premiums.later, insuredNumber)) ?? person.basic;
  const values = offeredValues(proposedMutation(proposals.mutation, insuredNumber, "deductible"));
  const day =
    changes.deductible?.startingDate ?? changes.aosModel?.startingDate ?? values[0]?.dates[0];
  const present = rappenOf(basic?.deductible ?? 0);
  const all = new Map(values.map(({ amount, code }) => [amount ?? 0, code]));
  if (basic) all.set(present, basic.codeDeductible);
  const { offers, isBusy } = useYearlyPremiums(person, { deductibles: all, day });
  if (!basic || !day || all.size < 2) return null;
  if (isBusy) return <Waiting />;
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

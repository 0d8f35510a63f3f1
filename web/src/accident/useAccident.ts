import { useQuery } from "../core/http/useQuery.ts";
import {
  type AccidentForm,
  restoreAccident,
  startOfAccident,
} from "@portal/model/accident/accident-form.ts";
import { accidentCover } from "@portal/model/accident/accident-cover.ts";
import {
  accidentDays,
  type AccidentMoment,
  accidentMoment,
  accidentProblems,
} from "@portal/model/accident/accident-rule.ts";
import { stepOf, withResets } from "@portal/model/accident/asked-fields.ts";
import {
  type AccidentCover,
  type AccidentStep,
  accidentSteps,
} from "@portal/model/accident/words.ts";
import type { Draft } from "@portal/model/portal/drafts.ts";
import { isDay } from "@portal/model/calendar/typed-dates.ts";
import { createContext, use } from "react";
import { useEnvironment } from "../core/environment.ts";
import type { Insured } from "../core/portal.tsx";
import { oneOf } from "../core/routing/search.ts";
import { type SteppedForm, useSteppedForm } from "../parts/wizard/useSteppedForm.ts";
import { contractsOn } from "./contracts.ts";

export const DRAFT = "accident.declaration@1";

export const stepChoice = oneOf("step", accidentSteps);

/** The shared state of the declaration's parts. */
export interface AccidentView {
  form: SteppedForm<AccidentForm, AccidentStep>;
  /** The people for whom an accident can be declared here. */
  people: readonly Insured[];
  /** The injured person, once chosen. */
  person: Insured | undefined;
  /** Name and place of their family doctor. */
  doctor: string | undefined;
  /** Who pays, by the contracts on the day of the accident, or today's before it is filled in. */
  cover: AccidentCover | undefined;
  moment: AccidentMoment;
}

export const AccidentContext = createContext<AccidentView | undefined>(undefined);

export function useAccidentView(): AccidentView {
  const view = use(AccidentContext);
  if (!view) throw new Error("useAccidentView is called outside the declaration");
  return view;
}

/** The declaration under the current rules. The only person on an account is preselected. */
export function useAccident(people: readonly Insured[], found: Draft | undefined): AccidentView {
  const { now } = useEnvironment();
  const [only, ...others] = people;
  const alone = only && others.length === 0 ? String(only.insuredNumber) : "";
  const personOf = ({ concernedInsured }: AccidentForm) =>
    people.find(({ insuredNumber }) => String(insuredNumber) === concernedInsured);
  const momentOf = (form: AccidentForm) => accidentMoment(now(), personOf(form)?.birthdate);
  const form = useSteppedForm<AccidentForm, AccidentStep>(
    {
      draft: DRAFT,
      steps: stepChoice,
      start: { ...startOfAccident, concernedInsured: alone },
      restore: (kept) => {
        const restored = restoreAccident(kept);
        // A person who is no longer on the account must be chosen again.
        return (
          restored && {
            ...restored,
            concernedInsured: personOf(restored) ? restored.concernedInsured : alone,
          }
        );
      },
      withResets,
      problems: (values, step) => accidentProblems(values, momentOf(values), step),
      stepOf,
    },
    found,
  );
  const person = personOf(form.values);
  const moment = momentOf(form.values);
  return { form, people, person, moment, ...useContract(form.values, moment, person) };
}

/** The person's contract on the day of the accident, or today's before it is filled in. */
function useContract(
  form: AccidentForm,
  moment: AccidentMoment,
  person: Insured | undefined,
): Pick<AccidentView, "doctor" | "cover"> {
  const { accidentDate = "" } = form;
  const { min = "", max = "" } = accidentDays(moment);
  const isSaid = isDay(accidentDate) && accidentDate >= min && accidentDate <= max;
  const { data: contracts } = useQuery(contractsOn(isSaid ? accidentDate : moment.today));
  if (!person || !contracts) return { doctor: undefined, cover: undefined };
  const contract = contracts[person.insuredNumber];
  return { doctor: contract?.doctor, cover: accidentCover(contract?.risk, form) };
}

import { stepOf, withResets } from "@portal/model/damage/asked-fields.ts";
import { type DamageForm, restoreDamage, startOfDamage } from "@portal/model/damage/damage-form.ts";
import { type DamageMoment, damageProblems } from "@portal/model/damage/damage-rule.ts";
import { type DamageStep, damageSteps } from "@portal/model/damage/fields.ts";
import { timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import type { Draft } from "@portal/model/portal/drafts.ts";
import { createContext, use } from "react";
import { useEnvironment } from "../core/environment.ts";
import { usePortal } from "../core/portal.tsx";
import { oneOf } from "../core/routing/search.ts";
import { type SteppedForm, useSteppedForm } from "../parts/wizard/useSteppedForm.ts";
import type { Property } from "./contracts.ts";

export const DRAFT = "damage.declaration@1";

export const stepChoice = oneOf("step", damageSteps);

/** The shared state of the declaration's parts. */
export interface DamageView {
  form: SteppedForm<DamageForm, DamageStep>;
  contracts: readonly Property[];
  /** The contract concerned, once chosen. */
  contract: Property | undefined;
  moment: DamageMoment;
}

export const DamageContext = createContext<DamageView | undefined>(undefined);

export function useDamageView(): DamageView {
  const view = use(DamageContext);
  if (!view) throw new Error("useDamageView is called outside the declaration");
  return view;
}

/** The declaration under the current rules. A single contract and the account's phone number are preset. */
export function useDamage(contracts: readonly Property[], found: Draft | undefined): DamageView {
  const { now } = useEnvironment();
  const { phoneNumber } = usePortal().profile;
  const [only, ...others] = contracts;
  const start: DamageForm = {
    ...startOfDamage,
    contract: only && others.length === 0 ? only.noContract : "",
    contactPhone: shownPhone(phoneNumber ?? ""),
  };
  const contractOf = ({ contract }: DamageForm) =>
    contracts.find(({ noContract }) => noContract === contract);
  const moment = { today: todayInZurich(now()), time: timeInZurich(now()) };
  const form = useSteppedForm<DamageForm, DamageStep>(
    {
      draft: DRAFT,
      steps: stepChoice,
      start,
      restore: (kept) => {
        const restored = restoreDamage(kept);
        // A contract that has ended must be chosen again.
        return (
          restored && { ...restored, contract: contractOf(restored)?.noContract ?? start.contract }
        );
      },
      withResets,
      problems: (values, step) => damageProblems(values, moment, step),
      stepOf,
    },
    found,
  );
  return { form, contracts, contract: contractOf(form.values), moment };
}

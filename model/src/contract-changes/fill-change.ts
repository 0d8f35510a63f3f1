import { offeredValue, offeredValues, proposedMutation } from "./check-change.ts";
import { type ExtraKey, type Extras, extrasAsked, HOME } from "./extras.ts";
import {
  doctorNeedOf,
  type MutationCode,
  type ProposedMutation,
  type ProposedValue,
  type Proposals,
} from "./proposal.ts";
import type { ChangeAct, ChosenChange, WizardState } from "./wizard-state.ts";

/** A change with a value and its proposed day. The extras of the former value are dropped. */
export function valueChosen(value: ProposedValue | undefined): ChosenChange {
  const { code = null, dates = [], dateDefault = null } = value ?? {};
  const isDayOffered = dateDefault !== null && dates.includes(dateDefault);
  const [only, another] = dates;
  const day = isDayOffered ? dateDefault : another === undefined ? only : undefined;
  return { value: code, startingDate: day ?? null, extra: {} };
}

/** Fills in a ticked change; a value that is not offered changes nothing. */
export function fillChange(state: WizardState, act: ChangeAct, proposals: Proposals): WizardState {
  const { insured, code } = act;
  const before = state.changes[insured]?.[code];
  if (!before) return state;
  const after = filled(before, act, proposedMutation(proposals.mutation, insured, code));
  if (after === before) return state;
  return {
    ...state,
    changes: { ...state.changes, [insured]: { ...state.changes[insured], [code]: after } },
  };
}

function filled(
  before: ChosenChange,
  act: ChangeAct,
  proposed: ProposedMutation | undefined,
): ChosenChange {
  switch (act.type) {
    case "setValue":
      return withValue(before, act.value, proposed);
    case "setDate":
      return withDate(before, act.date, proposed);
    case "setExtra":
      return withExtra(before, act);
    case "setDoctor": {
      const value = offeredValue(proposed, before.value ?? "");
      return value && doctorNeedOf(act.code, value) !== "NONE"
        ? { ...before, extra: { ...act.doctor } }
        : before;
    }
  }
}

function withValue(
  before: ChosenChange,
  code: string | null,
  proposed: ProposedMutation | undefined,
): ChosenChange {
  if (code === before.value) return before;
  if (code === null) return valueChosen(undefined);
  const value = offeredValues(proposed).find((one) => one.code === code);
  if (!value) return before;
  const after = valueChosen(value);
  const keepsDay = before.startingDate !== null && value.dates.includes(before.startingDate);
  return keepsDay ? { ...after, startingDate: before.startingDate } : after;
}

/** A day needs a value, because each value has its own days. */
function withDate(
  before: ChosenChange,
  day: string | null,
  proposed: ProposedMutation | undefined,
): ChosenChange {
  if (before.value === null || day === before.startingDate) return before;
  const days = offeredValue(proposed, before.value)?.dates ?? [];
  return day === null || days.includes(day) ? { ...before, startingDate: day } : before;
}

/** Sets an extra; an empty text removes it. */
function withExtra(
  before: ChosenChange,
  { code, key, value }: { code: MutationCode; key: ExtraKey; value: string },
): ChosenChange {
  if (key === "noDispensateur" || key === "mprInformation") return before;
  if (!extrasAsked(code, before.extra).includes(key)) return before;
  if ((before.extra[key] ?? "") === value) return before;
  return { ...before, extra: extrasAfter(before.extra, key, value) };
}

function extrasAfter(before: Extras, key: ExtraKey, value: string): Extras {
  if (key === "statut") return value ? { statut: value } : {};
  const { [key]: _, ...others } = before;
  const told: Extras = value ? { ...others, [key]: value } : others;
  if (key === "orgaEtranger") return withCountry(told);
  // With a payer in Switzerland the country cannot be changed: `withCountry` has set it.
  return key === "pays" && told.orgaEtranger === "false" ? before : told;
}

/** Sets Switzerland for a payer that is not abroad, and removes it for one that is. */
function withCountry({ pays, ...told }: Extras): Extras {
  if (told.orgaEtranger === "false") return { ...told, pays: HOME };
  return pays && pays !== HOME ? { ...told, pays } : told;
}

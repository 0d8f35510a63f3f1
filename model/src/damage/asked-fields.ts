import { type DamagedThing, type DamageForm, emptyThing, startOfDamage } from "./damage-form.ts";
import type { DamageStep } from "./words.ts";

export type SingleField = Exclude<keyof DamageForm, "things">;
export type DamageField = SingleField | "things" | `things.${number}.${"what" | "amount"}`;

interface AskedField {
  step: DamageStep;
  isRequired: boolean;
  /** The condition for the field; without one it is always asked. */
  when?: (form: DamageForm) => boolean;
}

const isLiability = ({ kind }: DamageForm) => kind === "LIABILITY";
const hasPoliceReport = ({ policeReport }: DamageForm) => policeReport;

/** Every field with its step, in the order of the form: a field comes after those that it depends on. */
export const askedFields: Readonly<Record<SingleField | "things", AskedField>> = {
  contract: { step: "event", isRequired: true },
  kind: { step: "event", isRequired: true },
  damageDate: { step: "event", isRequired: true },
  damageHour: { step: "event", isRequired: false },
  place: { step: "event", isRequired: true },
  description: { step: "event", isRequired: true },
  policeReport: { step: "event", isRequired: false },
  policeStation: { step: "event", isRequired: true, when: hasPoliceReport },
  policeReportNumber: { step: "event", isRequired: false, when: hasPoliceReport },
  injuredPartyName: { step: "event", isRequired: true, when: isLiability },
  injuredPartyContact: { step: "event", isRequired: false, when: isLiability },
  things: { step: "things", isRequired: true },
  files: { step: "things", isRequired: false },
  contactPhone: { step: "contact", isRequired: true },
  isConfirmed: { step: "summary", isRequired: true },
};

export type AskedName = keyof typeof askedFields;
function isAskedName(name: string): name is AskedName {
  return Object.hasOwn(askedFields, name);
}
export const askedNames: readonly AskedName[] = Object.keys(askedFields).filter(isAskedName);

export function isAsked(form: DamageForm, field: AskedName): boolean {
  return askedFields[field].when?.(form) ?? true;
}

/** A theft is insured only with a report to the police. */
export function isRequired(form: DamageForm, field: AskedName): boolean {
  if (field === "policeReport") return form.kind === "THEFT";
  return askedFields[field].isRequired && isAsked(form, field);
}

/** The step of a field; an entry of the list belongs to the step of the list. */
export function stepOf(field: string): DamageStep {
  const [name = ""] = field.split(".");
  return isAskedName(name) ? askedFields[name].step : "event";
}

/** The form with the fields that are no longer asked reset. */
export function withResets(form: DamageForm): DamageForm {
  return askedNames.reduce(
    (left, name) => (isAsked(left, name) ? left : { ...left, [name]: startOfDamage[name] }),
    form,
  );
}

export function withoutEmptyThings(form: DamageForm): DamageForm {
  return { ...form, things: form.things.filter((thing) => !isEmptyThing(thing)) };
}

export function isEmptyThing({ what, amount }: DamagedThing): boolean {
  return what.trim() === emptyThing.what && amount === undefined;
}

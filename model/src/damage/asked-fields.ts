import { type DamageForm, startOfDamage } from "./damage-form.ts";
import {
  type AskedName,
  askedNames,
  damageField,
  type DamagedThing,
  type DamageStep,
  emptyThing,
  isAskedName,
} from "./fields.ts";

export type SingleField = Exclude<AskedName, "things">;
export type DamageField = AskedName | `things.${number}.${"what" | "amount"}`;

export function isAsked(form: DamageForm, field: AskedName): boolean {
  return damageField(field).when?.(form) ?? true;
}

/** A theft is insured only with a report to the police. */
export function isRequired(form: DamageForm, field: AskedName): boolean {
  if (field === "policeReport") return form.kind === "THEFT";
  return damageField(field).isRequired && isAsked(form, field);
}

/** The step of a field; an entry of the list belongs to the step of the list. */
export function stepOf(field: string): DamageStep {
  const [name = ""] = field.split(".");
  return isAskedName(name) ? damageField(name).step : "event";
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

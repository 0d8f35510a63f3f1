import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import { rappenOf } from "../money.ts";
import { messageCounts } from "../portal/message-counts.ts";
import { lineProblem, linesProblem } from "../portal/texts.ts";
import { Phone } from "../typing/phone.ts";
import { type DayBounds, isDay, isWithin } from "../calendar/typed-dates.ts";
import { isTime } from "../typing/typed-times.ts";
import {
  type DamageField,
  isAsked,
  isEmptyThing,
  isRequired,
  type SingleField,
  stepOf,
} from "./asked-fields.ts";
import { type DamageForm, damageShape } from "./damage-form.ts";
import {
  type AskedName,
  askedNames,
  damageField,
  type DamagedThing,
  type DamageStep,
  longestDamageText,
} from "./fields.ts";
import { DamageKind } from "./words.ts";

export const MOST_DAMAGE_FILES = messageCounts["files.tooMany"];
export const MOST_THINGS = messageCounts["damage.tooManyThings"];
/** A higher amount in one line is a typing error. In rappen. */
const HIGHEST_AMOUNT = 10_000_000_00;
/** A claim lapses five years after the event (LCA art. 46). */
const YEARS_BACK = 5;

export type DamageProblems = Partial<Record<DamageField, string>>;

/** The day and time at which a declaration is filled in. */
export interface DamageMoment {
  today: string;
  /** `HH:mm` */
  time: string;
}

export function damageDays({ today }: DamageMoment): DayBounds {
  return { min: moveDay(today, { months: -12 * YEARS_BACK }), max: today };
}

/** The rule of the form and of the API. A filled field that the form does not ask is refused. */
export function damageRule(
  moment: DamageMoment,
): z.ZodMiniType<DamageForm, z.input<ReturnType<typeof damageShape>>> {
  return damageShape().check(
    z.superRefine((form, context) => {
      for (const [field, message] of Object.entries(damageProblems(form, moment))) {
        context.addIssue({ code: "custom", message, path: field.split("."), input: form });
      }
    }),
  );
}

/** The errors of one step, or of the whole form if the caller names no step: message keys by field. */
export function damageProblems(
  form: DamageForm,
  moment: DamageMoment,
  step?: DamageStep,
): DamageProblems {
  const found = askedNames.flatMap((name) => fieldProblems(form, name, moment));
  return Object.fromEntries(
    found.filter(([field]) => step === undefined || stepOf(field) === step),
  );
}

type FieldProblem = readonly [DamageField, string];

function fieldProblems(form: DamageForm, name: AskedName, moment: DamageMoment): FieldProblem[] {
  if (name === "things") return thingsProblems(form.things);
  const value = form[name];
  if (isEmpty(value)) {
    return isRequired(form, name) ? [[name, missing(name, value)]] : [];
  }
  if (!isAsked(form, name)) return [[name, "notAsked"]];
  const message = valueProblem(form, name, moment);
  return message ? [[name, message]] : [];
}

function isEmpty(value: DamageForm[SingleField]): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : !value;
}

function missing(name: SingleField, value: DamageForm[SingleField]): string {
  if (name === "policeReport") return "damage.policeReport";
  return value === undefined ? "date.format" : "required";
}

function valueProblem(
  form: DamageForm,
  name: SingleField,
  moment: DamageMoment,
): string | undefined {
  const { rule, longest = 0 } = damageField(name);
  const text = String(form[name]);
  switch (rule) {
    case "kind":
      return DamageKind.safeParse(text).success ? undefined : "invalid";
    case "day":
      return isPossible(text, damageDays(moment)) ? undefined : "date.format";
    case "hour":
      return hourProblem(form, moment);
    case "line":
      return lineProblem(text, longest);
    case "lines":
      return linesProblem(text, longest);
    case "files":
      return filesProblem(form.files);
    case "phone":
      return Phone.safeParse(text).success ? undefined : "phone.invalid";
    case "any":
      return undefined;
  }
}

function isPossible(day: string, bounds: DayBounds): boolean {
  return isDay(day) && isWithin(day, bounds);
}

function hourProblem({ damageDate, damageHour }: DamageForm, { today, time }: DamageMoment) {
  if (!isTime(damageHour)) return "time.format";
  return damageDate === today && damageHour > time ? "time.future" : undefined;
}

function filesProblem(files: readonly string[]): string | undefined {
  if (files.length > MOST_DAMAGE_FILES) return "files.tooMany";
  return new Set(files).size === files.length ? undefined : "files.twice";
}

/** At least one thing; an empty line does not count. */
function thingsProblems(things: readonly DamagedThing[]): FieldProblem[] {
  if (things.length > MOST_THINGS) return [["things", "damage.tooManyThings"]];
  if (things.every(isEmptyThing)) return [["things", "damage.noThings"]];
  return things.flatMap((thing, place): FieldProblem[] => {
    if (isEmptyThing(thing)) return [];
    const what = thing.what === "" ? "required" : lineProblem(thing.what, longestDamageText.name);
    const amount = amountProblem(thing.amount);
    return [
      ...(what ? [[`things.${place}.what`, what] as const] : []),
      ...(amount ? [[`things.${place}.amount`, amount] as const] : []),
    ];
  });
}

function amountProblem(amount: number | undefined): string | undefined {
  if (amount === undefined) return "required";
  const rappen = rappenOf(amount);
  return rappen > 0 && rappen <= HIGHEST_AMOUNT ? undefined : "number.invalid";
}

import * as z from "zod/mini";
import { earliestBirthday } from "./calendar/birthdays.ts";
import { isCanton } from "./places/cantons.ts";
import { countryOf } from "./places/countries.ts";
import type { Language } from "./portal/languages.ts";
import { longestProfessionalText } from "./professional-limits.ts";
import { type DayBounds, isDay, isWithin } from "./calendar/typed-dates.ts";

/** EMP employed · IND self-employed · REN on a pension · CHO unemployed · AUT other · DIP diplomatic staff. */
export const ProfessionalStatus = /* @__PURE__ */ z.enum([
  "EMP",
  "IND",
  "REN",
  "CHO",
  "AUT",
  "DIP",
]);
export type ProfessionalStatus = z.infer<typeof ProfessionalStatus>;

/** The professional status of a person on a day, as far as insurance depends on it. */
export interface Occupation {
  professionalStatus: string;
  /** The last day of a proven training. */
  trainingUntil: string | null;
}

/** The employer's insurer covers accidents for this many days after the end of work (LAA art. 3 al. 2). */
export const DAYS_INSURED_AFTER_WORK = 31;

/** An employed person or apprentice may exclude accidents from basic insurance (LAMal art. 8). */
export function mayLeaveAccidentsOut(occupation: Occupation | undefined): boolean {
  return occupation?.professionalStatus === "EMP" || occupation?.professionalStatus === "APP";
}

/** Apprentices, and persons with a proven training that lasts on the day. */
export function isInTrainingOn(occupation: Occupation | undefined, day: string): boolean {
  if (!occupation) return false;
  const { professionalStatus, trainingUntil } = occupation;
  return professionalStatus === "APP" || (trainingUntil !== null && day <= trainingUntil);
}

/** The fields besides status and date of entry, in the order of the form. */
export const professionalFields = [
  "employer",
  "occupation",
  "organism",
  "endOfQualifyingPeriod",
  "country",
  "canton",
] as const;
export type ProfessionalField = (typeof professionalFields)[number];

/** Whether a field is required; a canton is required only for work in Switzerland. */
type Need = "required" | "requiredInSwitzerland";

/** The fields of each status and their need. The form hides and does not send the others. */
const matrix: Record<ProfessionalStatus, Partial<Record<ProfessionalField, Need>>> = {
  EMP: {
    employer: "required",
    occupation: "required",
    country: "required",
    canton: "requiredInSwitzerland",
  },
  IND: { occupation: "required" },
  REN: { organism: "required", country: "required" },
  CHO: { occupation: "required", endOfQualifyingPeriod: "required" },
  AUT: { occupation: "required" },
  DIP: {},
};

/** Whether a field is hidden, optional or required for a status. */
export function fieldState(
  status: string | undefined,
  field: ProfessionalField,
  country: string | undefined,
): "hidden" | "optional" | "required" {
  const known = ProfessionalStatus.safeParse(status);
  const need = known.success ? matrix[known.data][field] : undefined;
  if (need === undefined) return "hidden";
  return need === "required" || country === "CH" ? "required" : "optional";
}

/** Younger people have no professional data: work begins after compulsory school. */
export const youngestProfessional = 15;

export function hasProfessionalData(birthdate: string, today: string): boolean {
  return yearsLater(birthdate, youngestProfessional) <= today;
}

const YEARS_AHEAD = 10;

/** The allowed days of a beginning or an end: after the person's birth and not a lifetime ahead. */
export function professionalDays(person: { birthdate: string; today: string }): DayBounds {
  const { birthdate, today } = person;
  const min = birthdate > earliestBirthday ? birthdate : earliestBirthday;
  return { min, max: yearsLater(today, YEARS_AHEAD) };
}

function yearsLater(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/** Professional data as the form holds them: an empty or absent field is not filled in. */
export function answersShape() {
  const text = z.optional(z.string("invalid").check(z.trim()));
  const day = z.optional(z.string("date.format"));
  return z.strictObject({
    professionalStatus: z.optional(z.string("required")),
    dateOfEntry: day,
    employer: text,
    occupation: text,
    organism: text,
    endOfQualifyingPeriod: day,
    country: text,
    canton: text,
  });
}
export type ProfessionalAnswers = z.infer<ReturnType<typeof answersShape>>;

/** Professional data as sent and stored: only the fields of the status. */
export interface ProfessionalData extends Partial<Record<ProfessionalField, string>> {
  professionalStatus: ProfessionalStatus;
  dateOfEntry: string;
}

const known = /* @__PURE__ */ z.nullable(z.string());

/** The data that apply from a day on, with the labels of their codes. All fields are null while nothing is known. */
const ProfessionalRecord = /* @__PURE__ */ z.object({
  professionalStatus: known,
  professionalStatusTranslation: known,
  dateOfEntry: known,
  employer: known,
  occupation: known,
  organism: known,
  endOfQualifyingPeriod: known,
  country: known,
  countryTranslation: known,
  canton: known,
  cantonTranslation: known,
});
export type ProfessionalRecord = z.infer<typeof ProfessionalRecord>;

/** A person with the present and the announced data. `GET /v1/partners/professional_data` returns a list of them. */
export const ProfessionalPerson = /* @__PURE__ */ z.extend(ProfessionalRecord, {
  insuredNumber: z.int(),
  announced: z.nullable(ProfessionalRecord),
  /** Whether a change of any account of the household waits for the clerk. */
  pendingUpdate: z.boolean(),
});
export type ProfessionalPerson = z.infer<typeof ProfessionalPerson>;

/** The rule of the form and of the API. It refuses a filled hidden field: it would be kept unseen. */
export function professionalRule(
  bounds: DayBounds,
): z.ZodMiniType<ProfessionalData, ProfessionalAnswers> {
  return z.pipe(
    answersShape(),
    z.transform((said, context) => {
      const status = ProfessionalStatus.safeParse(said.professionalStatus);
      const problems = {
        professionalStatus: status.success ? undefined : "required",
        dateOfEntry:
          dayProblem(said.dateOfEntry, bounds) ??
          (said.dateOfEntry ? undefined : missing(said, "dateOfEntry")),
        ...Object.fromEntries(
          professionalFields.map((field) => [field, fieldProblem(said, field, bounds)]),
        ),
      };
      for (const [field, message] of Object.entries(problems)) {
        if (message) context.issues.push({ code: "custom", message, path: [field], input: said });
      }
      if (!status.success || said.dateOfEntry === undefined) return z.NEVER;
      return {
        professionalStatus: status.data,
        dateOfEntry: said.dateOfEntry,
        ...Object.fromEntries(
          professionalFields.flatMap((field) => (said[field] ? [[field, said[field]]] : [])),
        ),
      };
    }),
  );
}

/** The message key of a field's error. */
function fieldProblem(
  said: ProfessionalAnswers,
  field: ProfessionalField,
  bounds: DayBounds,
): string | undefined {
  const state = fieldState(said.professionalStatus, field, said.country);
  const value = said[field];
  if (!value) return state === "required" ? missing(said, field) : undefined;
  if (state === "hidden") return "professional.notAsked";
  if (field === "country") return countryOf(value) ? undefined : "invalid";
  if (field === "canton") return isCanton(value) ? undefined : "invalid";
  if (field === "endOfQualifyingPeriod") return endProblem(value, said.dateOfEntry, bounds);
  return textProblem(value, longestProfessionalText[field]);
}

function textProblem(value: string, most: number): string | undefined {
  if (value.length > most) return "text.tooLong";
  // No letter can print control characters.
  return /\p{Cc}|\p{Cs}/u.test(value) ? "invalid" : undefined;
}

function endProblem(end: string, entry: string | undefined, bounds: DayBounds) {
  return dayProblem(end, bounds) ?? (entry && end < entry ? "range.order" : undefined);
}

const days: readonly (keyof ProfessionalAnswers)[] = ["dateOfEntry", "endOfQualifyingPeriod"];

/** A form with an unreadable date holds `undefined`; a date that was left out is empty or absent. */
function missing(said: ProfessionalAnswers, field: keyof ProfessionalAnswers): string {
  const isUnreadable = days.includes(field) && field in said && said[field] === undefined;
  return isUnreadable ? "date.format" : "required";
}

function dayProblem(day: string | undefined, bounds: DayBounds): string | undefined {
  return !day || (isDay(day) && isWithin(day, bounds)) ? undefined : "date.format";
}

/** The names of the statuses. Only contract changes know apprentices. */
const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  EMP: { fr: "Salarié·e", de: "Angestellt", it: "Dipendente", en: "Employed" },
  IND: {
    fr: "Indépendant·e",
    de: "Selbständig",
    it: "Indipendente",
    en: "Self-employed",
  },
  REN: {
    fr: "À la retraite ou au bénéfice d’une rente",
    de: "Pensioniert oder mit Rente",
    it: "In pensione o con una rendita",
    en: "Retired or on a pension",
  },
  CHO: { fr: "Au chômage", de: "Arbeitslos", it: "In disoccupazione", en: "Unemployed" },
  AUT: {
    fr: "Autre situation",
    de: "Andere Situation",
    it: "Altra situazione",
    en: "Other situation",
  },
  DIP: {
    fr: "Personnel diplomatique",
    de: "Diplomatisches Personal",
    it: "Personale diplomatico",
    en: "Diplomatic staff",
  },
  APP: { fr: "En apprentissage", de: "In der Lehre", it: "In apprendistato", en: "Apprentice" },
};

/** The name of a status; an unknown code is returned as it is. */
export function professionalStatusName(code: string, language: Language): string {
  return names[code]?.[language] ?? code;
}

import * as z from "zod/mini";
import { countryOf } from "../places/countries.ts";
import { EMPLOYED_HOURS, longestProfessionalText } from "../professional-limits.ts";
import { isDay } from "../calendar/typed-dates.ts";
import type { MutationCode } from "./proposal.ts";
import { extraKeys } from "../codes.ts";

/**
 * The extras of a change. noDispensateur: the number of the doctor; mprInformation: the doctor's name; statut: the
 * professional status; dtFinDelaiCadre: the last day of unemployment benefits; orgaRente: the payer of the pension;
 * orgaEtranger: `true` if that payer is abroad; pays: its country; employeur: the employer; heuresSemaine: the hours of
 * work a week; preuve: the uploaded proof of accident insurance, or `LATER`.
 */
export const ExtraKey = /* @__PURE__ */ z.enum(extraKeys);
export type ExtraKey = z.infer<typeof ExtraKey>;

/** The professional status in a change: that of professional data, and APP for apprentices. */
export const WorkStatus = /* @__PURE__ */ z.enum(["EMP", "IND", "REN", "CHO", "AUT", "DIP", "APP"]);
export type WorkStatus = z.infer<typeof WorkStatus>;

export type Extras = Partial<Record<ExtraKey, string>>;

/** The value of an extra; an empty text if it is missing. */
export function extraOf<Key extends string>(
  { extra }: { extra: readonly { key: Key; value: string }[] },
  wanted: Key,
): string {
  return extra.find(({ key }) => key === wanted)?.value ?? "";
}

const doctorKeys: readonly ExtraKey[] = ["noDispensateur", "mprInformation"];
const employedKeys: readonly ExtraKey[] = ["employeur", "heuresSemaine"];
const keysOfStatus: Partial<Record<string, readonly ExtraKey[]>> = {
  EMP: employedKeys,
  APP: employedKeys,
  CHO: ["dtFinDelaiCadre"],
  REN: ["orgaRente", "orgaEtranger", "pays"],
} satisfies Partial<Record<WorkStatus, readonly ExtraKey[]>>;

/** The extras that a change may have, given the others. The doctor of a model is an extra of the model. */
export function extrasAsked(code: MutationCode, told: Extras): readonly ExtraKey[] {
  if (code === "aosModel" || code === "primaryCareDoctor") return doctorKeys;
  if (code !== "riskDel") return [];
  const own = keysOfStatus[told.statut ?? ""] ?? [];
  return told.statut ? ["statut", ...own, "preuve"] : ["statut"];
}

/**
 * The extras that a change must have, independently of the proposal. A person who excludes accidents names the other
 * insurer; professional data determine whether a proof is needed.
 */
function extrasNeeded(code: MutationCode, told: Extras): readonly ExtraKey[] {
  if (code === "primaryCareDoctor") return ["noDispensateur"];
  return code === "riskDel" ? extrasAsked(code, told).filter((key) => key !== "preuve") : [];
}

const LONGEST_EXTRA = 100;

interface ExtraEntry {
  code: MutationCode;
  startingDate: string;
  extra: readonly { key: ExtraKey; value: string }[];
}

/** Message keys of the errors of a change's extras, by their keys. */
export function extraProblems({ code, startingDate, extra }: ExtraEntry): Extras {
  const told: Extras = Object.fromEntries(extra.map(({ key, value }) => [key, value]));
  const needed = extrasNeeded(code, told).filter((key) => !told[key]);
  const asked = extrasAsked(code, told);
  const problems: Extras = Object.fromEntries(needed.map((key) => [key, "required"]));
  for (const { key, value } of extra) {
    const problem = asked.includes(key)
      ? valueProblem(key, value, { told, startingDate })
      : "contractChanges.notAsked";
    if (value && problem) problems[key] = problem;
  }
  return problems;
}

function valueProblem(
  key: ExtraKey,
  value: string,
  { told, startingDate }: { told: Extras; startingDate: string },
): string | undefined {
  if (value.length > LONGEST_EXTRA) return "text.tooLong";
  switch (key) {
    case "statut":
      return WorkStatus.safeParse(value).success ? undefined : "invalid";
    case "dtFinDelaiCadre":
      return isDay(value) ? endProblem(value, startingDate) : "date.format";
    case "orgaEtranger":
      return value === "true" || value === "false" ? undefined : "invalid";
    case "pays":
      return countryProblem(value, told.orgaEtranger);
    case "heuresSemaine":
      return hoursProblem(value);
    case "preuve":
      return value === PROOF_FOLLOWS || FILE_ID.test(value) ? undefined : "invalid";
    case "employeur":
      return value.length > longestProfessionalText.employer ? "text.tooLong" : lineProblem(value);
    case "noDispensateur":
    case "mprInformation":
    case "orgaRente":
      return lineProblem(value);
  }
}

/** The value instead of a file: the proof follows, and the request waits for it. */
export const PROOF_FOLLOWS = "LATER";
const FILE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Control characters cannot be printed in a letter. */
function lineProblem(value: string): string | undefined {
  return /\p{Cc}|\p{Cs}/u.test(value) ? "invalid" : undefined;
}

const HOURS_OF_A_WEEK = 168;

/** Below eight hours a week an employer insures accidents at work alone (LAA art. 7 al. 2 and 8 al. 2). */
function hoursProblem(value: string): string | undefined {
  const hours = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(value) ? Number(value.replace(",", ".")) : NaN;
  if (Number.isNaN(hours) || hours > HOURS_OF_A_WEEK) return "contractChanges.hoursFormat";
  return hours < EMPLOYED_HOURS ? "contractChanges.hours" : undefined;
}

/** A person whose unemployment insurance ends before the cover does would have no accident insurance. */
function endProblem(end: string, startingDate: string): string | undefined {
  return isDay(startingDate) && end < startingDate ? "contractChanges.ended" : undefined;
}

/** The country is Switzerland exactly if the payer is not abroad. */
function countryProblem(country: string, isForeign: string | undefined): string | undefined {
  if (!countryOf(country)) return "invalid";
  return (country === HOME) === (isForeign === "true") ? "contractChanges.country" : undefined;
}

export const HOME = "CH";

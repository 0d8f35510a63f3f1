import * as z from "zod/mini";
import { latestMajorBirthday } from "./calendar/birthdays.ts";
import { type Coordinates, MIN_SEARCH_LENGTH, searchText } from "./places/places.ts";
import { isDay } from "./typing/typed-dates.ts";

/**
 * MIG general internal medicine · MPR general practitioner · CAB group practice · PED paediatrics · GYN gynaecology.
 */
export const CaregiverCategory = /* @__PURE__ */ z.enum(["MIG", "MPR", "CAB", "PED", "GYN"]);
export type CaregiverCategory = z.infer<typeof CaregiverCategory>;

/** A doctor, or a practice of several, whom an insured person can choose. */
export interface Caregiver {
  noPartenaire: string;
  nomPrenom: string;
  adresse: string;
  npa: string;
  localite: string;
  canton: string;
  /** The network of doctors it belongs to on the day asked for. */
  codeReseau: string | null;
  sousCategorie: CaregiverCategory;
  pediatre: boolean;
  acceptsNewPatient: boolean;
  languages: readonly string[];
  /** Where the practice is; nothing where only its locality is known. */
  geolocation: Coordinates | null;
  /** Kilometres from the place that was asked for, as the crow flies. */
  distance: number | null;
}

export const CAREGIVERS_PER_PAGE = 10;
/** More are not listed: whoever gets so many has to say more precisely what is looked for. */
export const MAX_CAREGIVERS = 100;
const MAX_IDS = 50;

/** For whom a doctor is looked for: the insured, their product, and the day on which it begins. */
export const CaregiverInsured = /* @__PURE__ */ z.strictObject({
  insuredNumber: z.int("required"),
  productCode: z
    .string("required")
    .check(z.refine((code) => choiceOf(code) !== undefined, "caregivers.noChoice")),
  validDate: z.string("required").check(z.refine(isDay, "date.invalid")),
});
export type CaregiverInsured = z.infer<typeof CaregiverInsured>;

/** What is looked for. The locality, once known, is where distances begin; else the point is. */
export const CaregiverFilters = /* @__PURE__ */ z
  .strictObject({
    name: z.nullish(z.string()),
    locality: z.nullish(z.string()),
    latitude: z.nullish(
      z.number().check(z.minimum(-90, "point.invalid"), z.maximum(90, "point.invalid")),
    ),
    longitude: z.nullish(
      z.number().check(z.minimum(-180, "point.invalid"), z.maximum(180, "point.invalid")),
    ),
    ids: z.nullish(z.array(z.string()).check(z.maxLength(MAX_IDS, "ids.tooMany"))),
  })
  .check(
    z.refine(({ latitude, longitude }) => isGiven(latitude) === isGiven(longitude), {
      error: "point.invalid",
      path: ["longitude"],
    }),
  );
export type CaregiverFilters = z.infer<typeof CaregiverFilters>;

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whom a product lets its insured choose. */
export interface CaregiverChoice {
  categories: readonly CaregiverCategory[];
  /** Only who belongs to a network of doctors. */
  isInNetwork: boolean;
}

const firstCare = ["MIG", "MPR", "CAB", "PED"] as const;

/**
 * By the beginning of the product's code. Free choice (RT) means every doctor; a family doctor (RF) is one of first
 * care; a network (RX) is entered through a doctor of first care that belongs to it. With telemedicine (RS) the first
 * call goes to the telephone, and supplementary products choose no doctor.
 */
const choices: Readonly<Record<string, CaregiverChoice>> = {
  RT: { categories: CaregiverCategory.options, isInNetwork: false },
  RF: { categories: firstCare, isInNetwork: false },
  RX: { categories: firstCare, isInNetwork: true },
};

export function choiceOf(productCode: string): CaregiverChoice | undefined {
  const prefix = productCode.slice(0, 2).toUpperCase();
  return Object.hasOwn(choices, prefix) ? choices[prefix] : undefined;
}

/** Whether people with this product name a doctor whom they see first: their family doctor, or one of a network. */
export function namesDoctor(productCode: string): boolean {
  return choiceOf(productCode)?.categories === firstCare;
}

/** Until the 18th birthday a paediatrician may be chosen, and afterwards no more. */
export function maySeePaediatrician(birthdate: string, validDate: string): boolean {
  return birthdate > latestMajorBirthday(validDate);
}

/** What was typed without the words that are too short to search by: `Dr de Werra` looks for `Werra`. */
export function searchedWords(typed: string): string {
  return searchText(typed)
    .split(" ")
    .filter((word) => word.length >= MIN_SEARCH_LENGTH)
    .join(" ");
}

/** Whether enough was typed to look for a doctor. */
export function canSearchCaregivers({ name, locality }: { name: string; locality: string }) {
  return searchedWords(name) !== "" || searchedWords(locality) !== "";
}

/** None of those found can be placed: the person has to say more precisely what is looked for. */
export function needsRefinedSearch(found: readonly Pick<Caregiver, "geolocation">[]): boolean {
  return found.length > 0 && found.every(({ geolocation }) => geolocation === null);
}

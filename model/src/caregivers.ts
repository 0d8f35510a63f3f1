import * as z from "zod/mini";
import { latestMajorBirthday } from "./calendar/birthdays.ts";
import { type Coordinates, MIN_SEARCH_LENGTH, searchText } from "./places/places.ts";
import { isDay } from "./calendar/typed-dates.ts";

/**
 * MIG general internal medicine · MPR general practitioner · CAB group practice · PED paediatrics · GYN gynaecology.
 */
export const CaregiverCategory = /* @__PURE__ */ z.enum(["MIG", "MPR", "CAB", "PED", "GYN"]);
export type CaregiverCategory = z.infer<typeof CaregiverCategory>;

/** A doctor or a group practice that an insured person can choose. */
export interface Caregiver {
  noPartenaire: string;
  nomPrenom: string;
  adresse: string;
  npa: string;
  localite: string;
  canton: string;
  /** The doctors' network of the practice on the requested day. */
  codeReseau: string | null;
  sousCategorie: CaregiverCategory;
  pediatre: boolean;
  acceptsNewPatient: boolean;
  languages: readonly string[];
  /** The position of the practice; null if only its locality is known. */
  geolocation: Coordinates | null;
  /** Kilometres from the searched place, as the crow flies. */
  distance: number | null;
}

export const CAREGIVERS_PER_PAGE = 10;
/** A search lists at most this many: the customer has to narrow a broader one. */
export const MAX_CAREGIVERS = 100;
const MAX_IDS = 50;

/** The person who looks for a doctor, their product, and the day on which it begins. */
export const CaregiverInsured = /* @__PURE__ */ z.strictObject({
  insuredNumber: z.int("required"),
  productCode: z
    .string("required")
    .check(z.refine((code) => choiceOf(code) !== undefined, "caregivers.noChoice")),
  validDate: z.string("required").check(z.refine(isDay, "date.invalid")),
});
export type CaregiverInsured = z.infer<typeof CaregiverInsured>;

/** The terms of a search. Distances are measured from the locality if it is known, else from the point. */
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

/** The doctors that a product allows. */
export interface CaregiverChoice {
  categories: readonly CaregiverCategory[];
  /** Only doctors of a network. */
  isInNetwork: boolean;
}

const firstCare = ["MIG", "MPR", "CAB", "PED"] as const;

/**
 * By the beginning of the product's code. Free choice (RT) allows every doctor; a family doctor (RF) is one of first
 * care; a network (RX) requires a doctor of first care that belongs to it. With telemedicine (RS) the first call goes
 * to the telephone, and supplementary products have no doctor.
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

/** Whether a person with this product names a doctor of first contact: a family doctor, or one of a network. */
export function namesDoctor(productCode: string): boolean {
  return choiceOf(productCode)?.categories === firstCare;
}

/** A person can choose a paediatrician until the 18th birthday. */
export function maySeePaediatrician(birthdate: string, validDate: string): boolean {
  return birthdate > latestMajorBirthday(validDate);
}

/** The typed text without words that are too short to search by: `Dr de Werra` searches for `Werra`. */
export function searchedWords(typed: string): string {
  return searchText(typed)
    .split(" ")
    .filter((word) => word.length >= MIN_SEARCH_LENGTH)
    .join(" ");
}

/** Whether the typed text is long enough to search for a doctor. */
export function canSearchCaregivers({ name, locality }: { name: string; locality: string }) {
  return searchedWords(name) !== "" || searchedWords(locality) !== "";
}

/** No result has a position on the map: the customer has to narrow the search. */
export function needsRefinedSearch(found: readonly Pick<Caregiver, "geolocation">[]): boolean {
  return found.length > 0 && found.every(({ geolocation }) => geolocation === null);
}

import { z } from "zod";
import { latestMajorBirthday } from "./birthdays.ts";

/** What people can agree to, in the order of the screen, each with the ways in which they can be reached. */
export const consentCategories = {
  customized_offers: ["mail", "email", "sms", "phone"],
  personalized_services: ["mail", "email", "sms", "phone"],
  gm_mag: ["mail", "email"],
  surveys: ["mail", "email", "sms"],
  data_sharing: ["other"],
  statistics: ["other"],
} as const;
type Categories = typeof consentCategories;
export type ConsentCategory = keyof Categories;
export type ConsentChannel = Categories[ConsentCategory][number];

/** 1: somebody agrees; 0: they do not, or never said so. */
export type Bit = 0 | 1;

/** How somebody's consents stand. */
export type Consents = {
  [Category in ConsentCategory]: Record<Categories[Category][number], Bit>;
};

const bit = /* @__PURE__ */ z.union([z.literal(0), z.literal(1)], "consents.value").nullish();
const four = /* @__PURE__ */ z.strictObject({ mail: bit, email: bit, sms: bit, phone: bit });
const other = /* @__PURE__ */ z.strictObject({ other: bit });

/** Decisions about some channels; what is not named stays as it is. */
export const ConsentsChange = /* @__PURE__ */ z.strictObject({
  customized_offers: four.nullish(),
  personalized_services: four.nullish(),
  gm_mag: z.strictObject({ mail: bit, email: bit }).nullish(),
  surveys: z.strictObject({ mail: bit, email: bit, sms: bit }).nullish(),
  data_sharing: other.nullish(),
  statistics: other.nullish(),
});
export type ConsentsChange = z.infer<typeof ConsentsChange>;

/** A channel of a category, with what it is or shall be. */
export interface ConsentLine {
  category: string;
  channel: string;
  value: number;
}

/** Consents or decisions, channel by channel; what is not said is left out. */
export function consentLines(
  consents: Readonly<Record<string, unknown>> | Consents | ConsentsChange,
): ConsentLine[] {
  return Object.keys(consentCategories).flatMap((category) => {
    const channels: unknown = Reflect.get(consents, category);
    if (typeof channels !== "object" || channels === null) return [];
    return Object.entries(channels).flatMap(([channel, value]) =>
      typeof value === "number" ? [{ category, channel, value }] : [],
    );
  });
}

interface Person {
  birthdate: string;
  partPrincipal: boolean;
  forInformation: boolean;
}

/** An account decides for its own person and for children: an adult's consents are theirs alone. */
export function decidesFor(person: Person, today: string): boolean {
  if (person.forInformation) return false;
  return person.partPrincipal || person.birthdate > latestMajorBirthday(today);
}

/** How many entries of the history come at a time. */
export const consentPageSize = 20;

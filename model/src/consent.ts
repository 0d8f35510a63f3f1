import * as z from "zod/mini";
import { latestMajorBirthday } from "./calendar/birthdays.ts";

/** The purposes of consent, in the order of the screen, each with its channels of contact. */
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

/** A category with a single channel shows no name for it. */
export function isNamedChannel(channel: string): channel is Exclude<ConsentChannel, "other"> {
  const named: readonly string[] = consentCategories.customized_offers;
  return named.includes(channel);
}

/** 1: the person agrees; 0: the person refuses or never decided. */
export type Bit = 0 | 1;

export type Consents = {
  [Category in ConsentCategory]: Record<Categories[Category][number], Bit>;
};

/** Decisions about some channels; the other channels stay unchanged. Only the API uses this rule. */
export function consentsRule() {
  const bit = z.nullish(z.union([z.literal(0), z.literal(1)], "consents.value"));
  const two = z.strictObject({ mail: bit, email: bit });
  const three = z.extend(two, { sms: bit });
  const four = z.nullish(z.extend(three, { phone: bit }));
  const other = z.nullish(z.strictObject({ other: bit }));
  return z.strictObject({
    customized_offers: four,
    personalized_services: four,
    gm_mag: z.nullish(two),
    surveys: z.nullish(three),
    data_sharing: other,
    statistics: other,
  });
}
export type ConsentsChange = z.infer<ReturnType<typeof consentsRule>>;

/** A channel of a category with its present or new value. */
export interface ConsentLine {
  category: string;
  channel: string;
  value: number;
}

/** Consents or decisions, one line per channel; undecided channels are left out. */
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

/** An account decides for its own person and for children; an adult decides about their own consents. */
export function decidesFor(person: Person, today: string): boolean {
  if (person.forInformation) return false;
  return person.partPrincipal || person.birthdate > latestMajorBirthday(today);
}

export const consentPageSize = 20;

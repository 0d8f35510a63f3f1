import * as z from "zod/mini";
import { latestMajorBirthday } from "./calendar/birthdays.ts";

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

/** What has one channel alone needs no name for it. */
export function isNamedChannel(channel: string): channel is Exclude<ConsentChannel, "other"> {
  const named: readonly string[] = consentCategories.customized_offers;
  return named.includes(channel);
}

/** 1: somebody agrees; 0: they do not, or never said so. */
export type Bit = 0 | 1;

/** How somebody's consents stand. */
export type Consents = {
  [Category in ConsentCategory]: Record<Categories[Category][number], Bit>;
};

/** Decisions about some channels; what is not named stays as it is. Only the API asks for this rule. */
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

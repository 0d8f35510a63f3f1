import { countryOf } from "@portal/model/places/countries.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Gender } from "@portal/model/portal/profile.ts";
import { z } from "zod";

/** The addressee as printed: the lines of the window and the salutation. */
export const Letterhead = z.object({ window: z.array(z.string()), salutation: z.string() });
export type Letterhead = z.infer<typeof Letterhead>;

/** A person whom a paper concerns, with the name on the day of issue. */
export const PersonOnPaper = z.object({
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.string(),
});
export type PersonOnPaper = z.infer<typeof PersonOnPaper>;

export function fullName({ firstname, lastname }: PersonOnPaper): string {
  return `${firstname} ${lastname}`;
}

interface LetterAddress {
  street: string | null;
  number: string | null;
  complement?: string | null;
  poBox?: string | null;
  zip: string;
  city: string;
  country: string;
}

export interface Addressee {
  /** The account's display name. */
  name: string;
  /** The insured person of the account, if there is one. */
  person: { lastname: string; gender: Gender } | undefined;
  address: LetterAddress | undefined;
}

export function letterheadFor(
  { name, person, address }: Addressee,
  language: Language,
): Letterhead {
  const courtesy = person ? courtesies[language][person.gender] : "";
  const lines = address ? addressLines(address, language) : [];
  return {
    window: [courtesy, name, ...lines].filter(Boolean),
    salutation: person
      ? salutations[language][person.gender].replace("{name}", person.lastname)
      : neutral[language],
  };
}

function addressLines(address: LetterAddress, language: Language): string[] {
  const { street, number, complement, poBox, zip, city, country } = address;
  const abroad = country === "CH" ? "" : (countryOf(country)?.names[language] ?? country);
  const lines = [complement, [street, number].filter(Boolean).join(" "), poBox, `${zip} ${city}`];
  return [...lines, abroad].map((line) => line ?? "");
}

const salutations: Readonly<Record<Language, Record<Gender, string>>> = {
  fr: { F: "Madame,", M: "Monsieur," },
  de: { F: "Guten Tag Frau {name}", M: "Guten Tag Herr {name}" },
  it: { F: "Gentile signora {name},", M: "Egregio signor {name}," },
  en: { F: "Dear Ms {name},", M: "Dear Mr {name}," },
};
const neutral: Readonly<Record<Language, string>> = {
  fr: "Madame, Monsieur,",
  de: "Guten Tag",
  it: "Gentili signore, egregi signori,",
  en: "Dear customer,",
};
const courtesies: Readonly<Record<Language, Record<Gender, string>>> = {
  fr: { F: "Madame", M: "Monsieur" },
  de: { F: "Frau", M: "Herrn" },
  it: { F: "Signora", M: "Signor" },
  en: { F: "Ms", M: "Mr" },
};

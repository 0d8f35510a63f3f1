import { countryOf } from "@portal/model/countries.ts";
import { Gender } from "@portal/model/profile.ts";
import type { Language } from "@portal/model/languages.ts";
import { sql as sqlText } from "kysely";
import type { Context } from "../context.ts";
import { sql } from "../db/sql.ts";
import { prepare } from "../db/statement.ts";
import type { FiledDocument } from "./kinds.ts";

export interface PersonOnPaper {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: Gender;
}

const onAccount = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["insured.insuredNumber", "firstname", "lastname", "birthdate", "gender"])
    .orderBy("link.position"),
);
const holder = prepare(() => sql.selectFrom("account").select(["insuredNumber", "displayName"]));

export const letterAddresses = prepare((wanted: { date: string }) =>
  sql
    .selectFrom("postalAddress")
    .innerJoin("account", "account.insuredNumber", "postalAddress.insuredNumber")
    .select(["street", "number", "complement", "poBox", "zip", "city", "country"])
    .where("postalAddress.correspondance", "=", true)
    // Where letters went on that day, or where they went first if that is not known.
    .orderBy(sqlText`${wanted.date}::date between valid_from and valid_to`, "desc")
    .orderBy("validFrom")
    .limit(1),
);

/** The people of a document whom the account still sees, the one to whom it is written, and the lines of the window. */
export async function readPeople(
  ctx: Context,
  { partenaires, date, language }: FiledDocument,
): Promise<{ people: PersonOnPaper[]; recipient: PersonOnPaper | undefined; window: string[] }> {
  const [all, [account], [address]] = await Promise.all([
    ctx.read(onAccount({})),
    ctx.read(holder({})),
    ctx.read(letterAddresses({ date })),
  ]);
  const known = all.map((person) => ({ ...person, gender: Gender.parse(person.gender) }));
  const recipient = known.find(({ insuredNumber }) => insuredNumber === account?.insuredNumber);
  return {
    people: known.filter(({ insuredNumber }) => partenaires.includes(insuredNumber)),
    recipient,
    window: [
      recipient ? courtesies[language][recipient.gender] : "",
      account?.displayName ?? "",
      ...(address ? addressLines(address, language) : []),
    ].filter(Boolean),
  };
}

interface LetterAddress {
  street: string | null;
  number: string | null;
  complement: string | null;
  poBox: string | null;
  zip: string;
  city: string;
  country: string;
}

function addressLines(address: LetterAddress, language: Language): string[] {
  const { street, number, complement, poBox, zip, city, country } = address;
  const abroad = country === "CH" ? "" : (countryOf(country)?.names[language] ?? country);
  const lines = [complement, [street, number].filter(Boolean).join(" "), poBox, `${zip} ${city}`];
  return [...lines, abroad].map((line) => line ?? "");
}

/** How a letter begins, in its language. */
export function salutation(to: PersonOnPaper | undefined, language: Language): string {
  const { lastname = "", gender } = to ?? {};
  const known = gender && salutations[language][gender];
  return known ? known.replace("{name}", lastname) : neutral[language];
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

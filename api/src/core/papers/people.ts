import { Gender } from "@portal/model/profile.ts";
import type { Language } from "@portal/model/languages.ts";
import type { Context } from "../context.ts";
import { sql } from "../db/sql.ts";
import { prepare } from "../db/statement.ts";

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

/** The people of a document whom the account still sees, and the one to whom it is written. */
export async function readPeople(
  ctx: Context,
  partenaires: readonly number[],
): Promise<{ people: PersonOnPaper[]; recipient: PersonOnPaper | undefined; name: string }> {
  const [all, [account]] = await Promise.all([ctx.read(onAccount({})), ctx.read(holder({}))]);
  const known = all.map((person) => ({ ...person, gender: Gender.parse(person.gender) }));
  return {
    people: known.filter(({ insuredNumber }) => partenaires.includes(insuredNumber)),
    recipient: known.find(({ insuredNumber }) => insuredNumber === account?.insuredNumber),
    name: account?.displayName ?? "",
  };
}

/** How a letter begins, in its language. */
export function salutation(to: PersonOnPaper | undefined, language: Language): string {
  const { lastname = "", gender } = to ?? {};
  const known = gender && salutations[language][gender];
  return known ? known.replace("{name}", lastname) : neutral[language];
}

/** The line above the name in the window. */
export function courtesy(to: PersonOnPaper | undefined, language: Language): string[] {
  return to ? [courtesies[language][to.gender]] : [];
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

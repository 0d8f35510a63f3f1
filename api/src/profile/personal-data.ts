import { countryOf } from "@portal/model/places/countries.ts";
import type { PersonalData } from "@portal/model/personal-data.ts";
import { Gender } from "@portal/model/portal/profile.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

const ownPersonalData = prepare(() =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select([
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "gender",
      "birthdate",
      "permit",
      "nationality",
    ])
    .orderBy("link.position")
    .orderBy("insured.insuredNumber"),
);

/** The personal data of the persons of the account, in the account's order. */
export async function listPersonalData(ctx: Context): Promise<PersonalData[]> {
  const people = await ctx.read(ownPersonalData({}));
  return people.map(({ insuredNumber, permit, nationality, ...person }) => ({
    insuredNumber,
    firstName: person.firstname,
    lastName: person.lastname,
    sex: Gender.parse(person.gender),
    birthDate: person.birthdate,
    permit,
    country: {
      code: nationality,
      libelle: countryOf(nationality)?.names[ctx.language] ?? nationality,
    },
  }));
}

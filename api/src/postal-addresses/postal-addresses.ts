import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { prettyLocality } from "../insurer/known-places.ts";

/** A present or future address of a person of the account. */
export interface PostalAddress {
  id: string;
  insuredNumber: number;
  domicileLegal: boolean;
  correspondance: boolean;
  startDate: string;
  endDate: string;
  street: string | null;
  number: string | null;
  complement: string | null;
  poBox: string | null;
  nature: string;
  country: string;
  zip: string;
  city: string;
  prettyLocality: string;
  canton: string | null;
  localityId: string | null;
  ofsLocalityId: number | null;
  foundAddressId: string | null;
}

const current = prepare((wanted: { today: string }) =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("postalAddress as a", "a.insuredNumber", "link.insuredNumber")
    .leftJoin("swissLocality as known", "known.id", "a.localityId")
    .select([
      "a.id",
      "a.insuredNumber",
      "a.domicileLegal",
      "a.correspondance",
      "a.validFrom as startDate",
      "a.validTo as endDate",
      "a.street",
      "a.number",
      "a.complement",
      "a.poBox",
      "a.nature",
      "a.country",
      "a.zip",
      "a.city",
      "known.commune",
      "a.localityId",
      "a.foundAddressId",
    ])
    .select([
      raw<string | null>`coalesce(known.canton, a.canton)`.as("canton"),
      raw<number | null>`coalesce(known.ofs_locality_id, a.ofs_locality_id)`.as("ofsLocalityId"),
    ])
    .where("a.validTo", ">=", wanted.today)
    .orderBy("link.position")
    .orderBy("a.insuredNumber")
    .orderBy("a.domicileLegal", "desc")
    .orderBy("a.validFrom"),
);

/** The addresses of the household from today on, including planned ones. */
export async function listPostalAddresses(ctx: Context): Promise<PostalAddress[]> {
  const rows = await ctx.read(current({ today: todayInZurich(ctx.clock.now()) }));
  return rows.map(({ commune, ...row }) => ({
    ...row,
    prettyLocality: prettyLocality(row.zip, row.city, commune),
  }));
}

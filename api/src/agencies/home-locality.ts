import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";

export interface HomeLocality extends Coordinates {
  /** `1003 Lausanne`. */
  label: string;
}

/** The locality of the main insured's legal domicile: the street is not read for this. */
const homeOf = prepare((wanted: { today: string }) =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("postalAddress as a", "a.insuredNumber", "link.insuredNumber")
    .innerJoin("swissLocality as known", "known.id", "a.localityId")
    .select(["a.zip", "a.city", "known.lat", "known.lng"])
    .where("link.partPrincipal", "=", true)
    .where("a.domicileLegal", "=", true)
    .where("a.validFrom", "<=", wanted.today)
    .where("a.validTo", ">=", wanted.today)
    .orderBy("a.validFrom", "desc")
    .limit(1),
);

/** The customer's home; none abroad, and none if the locality is not in the directory. */
export async function findHomeLocality(ctx: Context): Promise<HomeLocality | null> {
  const [home] = await ctx.read(homeOf({ today: todayInZurich(ctx.clock.now()) }));
  return home ? { label: `${home.zip} ${home.city}`, lat: home.lat, lng: home.lng } : null;
}

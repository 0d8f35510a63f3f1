import { type Attributions, PlaceSource } from "@portal/model/portal/attributions.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { PublicContext } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";

const sources = prepare(() =>
  sql
    .selectFrom("placeSource")
    .select(["directory", "source", "rowCount", "loadedAt"])
    .orderBy("directory", "desc"),
);

/** The directories of places in this installation, for their attribution. */
export async function readAttributions(ctx: PublicContext): Promise<Attributions> {
  const rows = await ctx.read(sources({}));
  return {
    places: rows.map(({ directory, source, rowCount, loadedAt }) =>
      PlaceSource.parse({
        directory,
        kind: source.split(" ")[0],
        rows: rowCount,
        loadedOn: todayInZurich(loadedAt),
      }),
    ),
  };
}

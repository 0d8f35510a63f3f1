import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";

/** Row level security filters the rows. An entry from before the contract counts too, so that its year is shown. */
const earliest = prepare(() =>
  sql.selectNoFrom(
    raw<string | null>`least(
      (select min(valid_from) from basic_contract),
      (select min(invoice_date) from invoice),
      (select min(date) from statement),
      (select min(date) from document),
      (select min(created_at)::date from interaction)
    )`.as("day"),
  ),
);

/** The year in which the customer joined, or of their first entry if that is earlier. */
export async function readFirstYear(ctx: Context): Promise<number> {
  const [row] = await ctx.read(earliest({}));
  return Number((row?.day ?? todayInZurich(ctx.clock.now())).slice(0, 4));
}

import { type AccessArea, accessArea } from "@portal/model/my-data.ts";
import type { Context } from "../core/context.ts";
import { statement } from "../core/db/prepared-query.ts";
import { idOf, readRepresentation } from "./representatives.ts";

/** What was read and done in a representation on a day. */
export interface ActsDay {
  day: string;
  areas: { area: AccessArea; isChange: boolean; count: number }[];
}

const DAYS_OF_ACTS = 60;
const ACTS = "select * from representation_acts($1, $2)";

interface ActRow {
  day: string;
  action: string;
  subject: string | null;
  count: number;
}

/** The days on which something was done in a representation, as both accounts read them. */
export async function listActs(ctx: Context, id: string): Promise<ActsDay[]> {
  await readRepresentation(ctx, idOf(id));
  await ctx.readsWritten();
  const rows = await ctx.read(statement<ActRow>(ACTS, [id, DAYS_OF_ACTS]));
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, lines]) => ({
    day,
    areas: areasOf(lines),
  }));
}

function areasOf(lines: readonly ActRow[]): ActsDay["areas"] {
  const counts = new Map<string, ActsDay["areas"][number]>();
  for (const { action, subject, count } of lines) {
    const area = accessArea(action, subject);
    const isChange = action !== "read";
    const key = `${area} ${isChange}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { area, isChange, count });
  }
  return [...counts.values()];
}

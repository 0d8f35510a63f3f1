import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { type DelegationStatus, delegationStatus } from "@portal/model/delegations.ts";
import { Period } from "@portal/model/calendar/periods.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { parse } from "../core/http/parse.ts";

export interface Delegation {
  id: string;
  insuredNumber: number;
  providerNumber: string;
  providerName: string;
  startValidity: string;
  endValidity: string;
  treatmentNature: string;
  subCategory: string | null;
  status: DelegationStatus;
}

const validWithin = prepare((period: { from: string; to: string }) =>
  sql
    .selectFrom("delegation")
    .selectAll()
    .where("endValidity", ">=", period.from)
    .where("startValidity", "<=", period.to)
    .orderBy("endValidity", "desc")
    .orderBy("id"),
);

/** The vouchers valid on any day of a period, in their present state; row level security filters the rows. */
export async function listDelegations(
  ctx: Context,
  args: { from: string; to: string },
): Promise<Delegation[]> {
  const { from, to } = parse(Period, { from: args.from, to: args.to });
  const rows = await ctx.read(validWithin({ from, to }));
  const today = todayInZurich(ctx.clock.now());
  return rows.map((row) => ({ ...row, status: delegationStatus(row.endValidity, today) }));
}

import { endOfMonth, monthsBetween } from "@portal/model/calendar/calendar.ts";
import { sql as raw } from "kysely";
import { expect } from "vitest";
import { cents } from "../samples/demonstration.ts";
import { db } from "../portal.ts";
import { type Household, ownerOf } from "./households.ts";

const COSTS = `query Costs($date: Date) { contracts(date: $date) { insuredNumber
  healthBasic { monthlyAmount } supplementals { monthlyAmount } estate { monthlyAmount } } }`;

interface Monthly {
  monthlyAmount: number;
}
interface Cover {
  insuredNumber: number;
  healthBasic: Monthly | null;
  supplementals: Monthly[];
  estate: Monthly[];
}

/**
 * The premiums billed for each month, with corrections, equal the costs of the covers in that month. An account whose
 * corrections still wait for an invoice is checked later; cancelled invoices do not count.
 */
export async function expectPremiumsToAgree(household: Household, first: string): Promise<void> {
  const { accountId: id } = household;
  const account = await db
    .selectFrom("account")
    .select(["premiumsBilledTo", "premiumsChangedFrom"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const cancelled = await db
    .selectFrom("invoice")
    .select("no")
    .where("accountId", "=", id)
    .where("status", "=", "ANNULEE")
    .execute();
  if (account.premiumsChangedFrom || cancelled.length > 0) return;
  const who = await ownerOf(household);
  for (const month of monthsBetween(first, account.premiumsBilledTo.slice(0, 7))) {
    const { data } = await who.graphql(COSTS, { date: `${month}-01` });
    const costs = Object.fromEntries(data.contracts.flatMap(costsOf));
    expect(await billedFor(id, month), `${month} of household ${household.index}`).toEqual(costs);
  }
}

function costsOf({ insuredNumber, healthBasic, supplementals, estate }: Cover) {
  const sum = (all: Monthly[]) => all.reduce((so, one) => so + cents(one.monthlyAmount), 0);
  const parts = [
    [`${insuredNumber} LAMAL`, healthBasic ? cents(healthBasic.monthlyAmount) : 0],
    [`${insuredNumber} LCA`, sum([...supplementals, ...estate])],
  ] as const;
  return parts.filter(([, amount]) => amount > 0);
}

async function billedFor(accountId: string, month: string): Promise<Record<string, number>> {
  const label = `${month.slice(5, 7)}.${month.slice(0, 4)}`;
  const { rows } = await raw<{ key: string; amount: number }>`
    select (line ->> 'insuredNumber') || ' ' || law as key, sum(case when line ->> 'kind' <> 'CORRECTION'
        then (line ->> 'amount')::int / ((period_to + 1 - period_from + 15) / 30) else (line ->> 'amount')::int end)::int as amount
    from invoice, jsonb_array_elements(lines) line
    where account_id = ${accountId} and type = 'PREMIUM' and status <> 'ANNULEE' and line ->> 'kind' <> 'CARRIED'
      and case when line ->> 'kind' = 'CORRECTION' then line ->> 'about' = ${label}
        else period_from <= ${`${month}-01`}::date and period_to >= ${endOfMonth(month)}::date end
    group by 1 having sum((line ->> 'amount')::int) <> 0`.execute(db);
  return Object.fromEntries(
    rows.filter(({ amount }) => amount !== 0).map((one) => [one.key, one.amount]),
  );
}

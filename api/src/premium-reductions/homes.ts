import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { contractsAt } from "../insurer/cover/contracts-at.ts";

/** An insured person with basic insurance, as the form of a canton asks for them. Amounts in rappen a month. */
export interface ReductionHome {
  insuredNumber: number;
  /** Null for a person who lives abroad or whose canton is not known. */
  canton: string | null;
  insurer: string;
  /** The premium before the reduction of the canton. */
  premium: number;
  /** What the canton pays already. */
  reduction: number;
}

const cantonsOf = prepare((wanted: { today: string }) =>
  sql
    .selectFrom("postalAddress as a")
    .leftJoin("swissLocality as known", "known.id", "a.localityId")
    .select(({ fn }) => ["a.insuredNumber", fn.coalesce("known.canton", "a.canton").as("canton")])
    .where("a.domicileLegal", "=", true)
    .where("a.country", "=", "CH")
    .where("a.validFrom", "<=", wanted.today)
    .where("a.validTo", ">=", wanted.today)
    .orderBy("a.validFrom"),
);

/** The people of the account with basic insurance, in the account's order: where they live and what they pay. */
export async function listHomes(ctx: Context): Promise<ReductionHome[]> {
  const today = todayInZurich(ctx.clock.now());
  const [contracts, addresses] = await Promise.all([
    contractsAt(ctx, today),
    ctx.read(cantonsOf({ today })),
  ]);
  const cantons = new Map(addresses.map(({ insuredNumber, canton }) => [insuredNumber, canton]));
  return contracts.flatMap(({ insuredNumber, healthBasic }) => {
    if (!healthBasic) return [];
    const { healthInsurer, monthlyAmount, reductionsTotalAmount } = healthBasic;
    return [
      {
        insuredNumber,
        canton: cantons.get(insuredNumber) ?? null,
        insurer: healthInsurer.value,
        premium: monthlyAmount - reductionsTotalAmount,
        reduction: -reductionsTotalAmount,
      },
    ];
  });
}

import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sentenceIn } from "../core/in-language.ts";

const insurersOf = prepare(({ insuredNumber, today }: { insuredNumber: number; today: string }) =>
  sql
    .selectFrom("insured")
    .leftJoin("basicContract", (join) =>
      join
        .onRef("basicContract.insuredNumber", "=", "insured.insuredNumber")
        .on("basicContract.validTo", ">=", today),
    )
    .leftJoin("insurer", "insurer.code", "basicContract.insurerCode")
    .select(["insurer.code", "insurer.names"])
    .where("insured.insuredNumber", "=", insuredNumber)
    .orderBy("basicContract.validFrom"),
);

/** The names of the insurers that issue a card to a person, by code. */
export async function listCardInsurers(
  ctx: Context,
  wanted: { insuredNumber: number },
): Promise<Record<string, string>> {
  const rows = await ctx.read(insurersOf({ ...wanted, today: todayInZurich(ctx.clock.now()) }));
  if (rows.length === 0) throw new Problem("NOT_FOUND");
  return Object.fromEntries(
    rows.flatMap(({ code, names }) =>
      code === null ? [] : [[code, sentenceIn(names, ctx.language) ?? code]],
    ),
  );
}

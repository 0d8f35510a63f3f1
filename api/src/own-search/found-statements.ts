import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { outcomeOf, paymentsOf } from "@portal/model/cost-sharing/settle.ts";
import { careWords, statementWords } from "@portal/model/own-search/kind-words.ts";
import type { OwnThing } from "@portal/model/own-search/own-things.ts";
import { careLabel, namedCare } from "@portal/model/statements.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import type { SearchScope } from "./search-scope.ts";

export interface FoundStatement extends OwnThing {
  statementNumber: string;
  /** The provider and the first day of the treatment, as in the list. */
  provider: string;
  day: string;
  fullname: string;
  billed: number;
}

const Line = z.object({
  provider: z.string(),
  category: CareCategory,
  treatmentBegin: z.string(),
  treatmentEnd: z.string(),
  tiers: Tiers,
  billed: z.int(),
  basicPaid: z.int(),
  supplementaryPaid: z.int(),
});
const Lines = z.nullable(z.array(Line));

/** The statements that the account may read, newest first; row level security filters the rows. */
const newest = prepare((wanted: { since: string; most: number }) =>
  sql
    .selectFrom("statement")
    .innerJoin("insured", "insured.insuredNumber", "statement.insuredNumber")
    .select([
      "statement.id",
      "statementNumber",
      "date",
      raw<string>`firstname || ' ' || lastname`.as("fullname"),
      raw`(select json_agg(json_build_object('provider', l.provider, 'category', l.category,
        'treatmentBegin', l.treatment_begin, 'treatmentEnd', l.treatment_end, 'tiers', l.tiers,
        'billed', l.billed, 'basicPaid', l.basic_paid, 'supplementaryPaid', l.supplementary_paid)
        order by l.position) from statement_line l where l.statement_id = statement.id)`.as(
        "lines",
      ),
    ])
    .where("date", ">=", wanted.since)
    .orderBy("date", "desc")
    .orderBy("statementNumber", "desc")
    .limit(wanted.most),
);

export async function readStatements(ctx: Context, scope: SearchScope): Promise<FoundStatement[]> {
  const rows = await ctx.read(newest(scope));
  return rows.map(foundStatement);
}

type Row = NonNullable<ReturnType<typeof newest>["row"]>;

function foundStatement({ id, statementNumber, date, fullname, ...row }: Row): FoundStatement {
  const lines = Lines.parse(row.lines) ?? [];
  const care = namedCare(lines);
  const label = care ? careLabel(care, date) : { provider: statementNumber, day: "" };
  const billed = lines.reduce((sum, line) => sum + line.billed, 0);
  const { toBePaidToYou, owed } = outcomeOf(lines.map((line) => paymentsOf(line.tiers, line)));
  return {
    id,
    statementNumber,
    ...label,
    fullname,
    billed,
    date,
    names: [...new Set(lines.map(({ provider }) => provider)), fullname],
    kindWords: [statementWords, ...lines.map(({ category }) => careWords[category])].join(" "),
    amounts: [billed, toBePaidToYou, owed, ...lines.map((line) => line.billed)],
    days: [
      { from: date, to: date },
      ...lines.map(({ treatmentBegin, treatmentEnd }) => ({
        from: treatmentBegin,
        to: treatmentEnd,
      })),
    ],
    numbers: [statementNumber],
  };
}

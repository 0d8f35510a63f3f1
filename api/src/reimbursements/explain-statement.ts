import type { YearBefore } from "@portal/model/cost-sharing/explain.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { lineOf, type Reimbursement, type StatementLine } from "./reimbursements.ts";

/** A line with the year of its person before it. Amounts in rappen. */
export interface ExplainedLine extends YearBefore {
  line: StatementLine;
  /** The conversation in which the account reported an error on it. */
  conversation: string | null;
}

export interface ExplainedStatement extends Pick<
  Reimbursement,
  "id" | "statementNumber" | "insured"
> {
  lines: ExplainedLine[];
}

interface Before {
  deductible: number;
  coinsurance: number;
}

/** The lines of the year up to this one, in the order in which they were settled. Row level security filters them. */
const linesOf = prepare((wanted: { id: string }) =>
  sql
    .selectFrom("statementLine as line")
    .innerJoin("statement as s", "s.id", "line.statementId")
    .innerJoin("insured as i", "i.insuredNumber", "line.insuredNumber")
    .leftJoin("contribution as c", (join) =>
      join.onRef("c.insuredNumber", "=", "line.insuredNumber").onRef("c.year", "=", "line.year"),
    )
    .leftJoin("lineReport as r", (join) =>
      join
        .onRef("r.statementId", "=", "line.statementId")
        .onRef("r.position", "=", "line.position"),
    )
    .innerJoinLateral(
      raw<Before>`(
        select coalesce(sum(e.deductible), 0)::int as deductible, coalesce(sum(e.coinsurance), 0)::int as coinsurance
        from statement_line e join statement es on es.id = e.statement_id
        where e.insured_number = line.insured_number and e.year = line.year
          and (es.date, length(es.statement_number), es.statement_number, e.position)
            < (s.date, length(s.statement_number), s.statement_number, line.position))`.as(
        "before",
      ),
      (join) => join.onTrue(),
    )
    .selectAll("line")
    .select(["s.statementNumber", "i.firstname", "i.lastname", "r.conversationId"])
    .select(["c.deductibleAnnual", "c.coinsuranceAnnual"])
    .select(["before.deductible as deductibleBefore", "before.coinsurance as coinsuranceBefore"])
    .where("line.statementId", "=", wanted.id)
    .orderBy("line.position"),
);

/** How each line of a statement was divided; not found if the account may not read it. */
export async function explainStatement(ctx: Context, id: string): Promise<ExplainedStatement> {
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  const rows = await ctx.read(linesOf({ id }));
  const [first] = rows;
  if (!first) throw new Problem("NOT_FOUND");
  const { statementNumber, insuredNumber, firstname, lastname } = first;
  return {
    id,
    statementNumber,
    insured: { insuredNumber, firstname, lastname },
    lines: rows.map((row) => ({
      line: lineOf(row),
      deductibleAnnual: row.deductibleAnnual ?? 0,
      deductibleBefore: row.deductibleBefore,
      coinsuranceMaximum: row.coinsuranceAnnual ?? 0,
      coinsuranceBefore: row.coinsuranceBefore,
      conversation: row.conversationId,
    })),
  };
}

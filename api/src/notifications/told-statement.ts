import { careLabel, namedCare } from "@portal/model/statements.ts";
import { type Kysely, type SelectQueryBuilder, sql as raw } from "kysely";
import { z } from "zod";
import type { Tables } from "../core/db/tables.ts";

/** The statement of a notification, named as in the list of statements. */
export interface ToldStatement {
  no: string;
  /** The provider and the first day of the treatment. */
  care: string;
}

/** The statements of some numbers; row level security leaves those that the account may read. */
export function statementsOf(
  db: Kysely<Tables>,
  numbers: SelectQueryBuilder<Tables, "notification", { no: string }>,
) {
  return db
    .selectFrom("statement")
    .select(["statementNumber", "date"])
    .select(
      raw`(select json_agg(json_build_object('provider', l.provider, 'treatmentBegin', l.treatment_begin)
        order by l.position) from statement_line l where l.statement_id = statement.id)`.as(
        "lines",
      ),
    )
    .where("statementNumber", "in", numbers);
}

const Lines = z.nullable(z.array(z.object({ provider: z.string(), treatmentBegin: z.string() })));

export function toldStatement(row: {
  statementNumber: string;
  date: string;
  lines: unknown;
}): ToldStatement | undefined {
  const care = namedCare(Lines.parse(row.lines) ?? []);
  if (!care) return undefined;
  const { provider, day } = careLabel(care, row.date);
  return { no: row.statementNumber, care: `${provider} · ${day}` };
}

import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { paymentsOf, type Settlement } from "@portal/model/cost-sharing/settle.ts";
import { todayInZurich } from "@portal/model/dates.ts";
import { Problem } from "@portal/model/problems.ts";
import {
  StatementPeriod,
  type StatementStatus,
  statementStatus,
} from "@portal/model/statements.ts";
import { sql as sqlText } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/statement.ts";
import { parse } from "../core/parse.ts";

/** A bill as a statement tells of it. Amounts in rappen. */
export interface StatementLine extends Settlement {
  careProvider: string;
  category: CareCategory;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: Tiers;
  paidByUs: number;
  toBePaidToYou: number;
  owed: number;
}

export interface Reimbursement {
  id: string;
  statementNumber: string;
  date: string;
  paysOn: string | null;
  status: StatementStatus;
  seen: boolean;
  iddms: string | null;
  insured: { insuredNumber: number; firstname: string; lastname: string };
  statements: StatementLine[];
  toBePaidToYou: number;
  owed: number;
}

const inPeriod = prepare((wanted: { from: string; to: string }) =>
  sql
    .selectFrom("statement")
    .innerJoin("insured", "insured.insuredNumber", "statement.insuredNumber")
    .select([
      "statement.id",
      "statementNumber",
      "statement.insuredNumber",
      "date",
      "paysOn",
      "iddms",
      sqlText<boolean>`seen_by ? app_account()::text`.as("seen"),
      "firstname",
      "lastname",
    ])
    .where("date", ">=", wanted.from)
    .where("date", "<=", wanted.to)
    .orderBy("date", "desc")
    .orderBy("statementNumber", "desc"),
);

const linesInPeriod = prepare((wanted: { from: string; to: string }) =>
  sql
    .selectFrom("statement")
    .innerJoin("statementLine as line", "line.statementId", "statement.id")
    .selectAll("line")
    .where("date", ">=", wanted.from)
    .where("date", "<=", wanted.to)
    .orderBy("position"),
);

/** The statements of a time that the account may read, the newest first. Row level security is the filter. */
export async function listReimbursements(
  ctx: Context,
  wish: { from: string; to: string },
): Promise<Reimbursement[]> {
  const period = parse(StatementPeriod, wish);
  const [rows, lines] = await Promise.all([
    ctx.read(inPeriod(period)),
    ctx.read(linesInPeriod(period)),
  ]);
  const today = todayInZurich(ctx.clock.now());
  const byStatement = Map.groupBy(lines, ({ statementId }) => statementId);
  return rows.map(({ insuredNumber, firstname, lastname, ...row }) => {
    const statements = (byStatement.get(row.id) ?? []).map(lineOf);
    const toBePaidToYou = statements.reduce((sum, line) => sum + line.toBePaidToYou, 0);
    const owed = statements.reduce((sum, line) => sum + line.owed, 0);
    return {
      ...row,
      status: statementStatus({ owed, paysOn: row.paysOn }, today),
      insured: { insuredNumber, firstname, lastname },
      statements,
      toBePaidToYou,
      owed,
    };
  });
}

interface LineRow extends Settlement {
  provider: string;
  category: string;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: string;
}

function lineOf({ provider, category, tiers, ...row }: LineRow): StatementLine {
  const known = Tiers.parse(tiers);
  return {
    ...row,
    careProvider: provider,
    category: CareCategory.parse(category),
    tiers: known,
    ...paymentsOf(known, row),
  };
}

const StatementId = z.uuid();

/** Remembers that the account opened a statement. One that it may not read is one that is not there. */
export async function markReimbursementSeen(ctx: Context, id: string): Promise<string> {
  if (!StatementId.safeParse(id).success) throw new Problem("NOT_FOUND");
  return ctx.write(async (db, session) => {
    const { rows } = await sqlText<{ seen: boolean }>`select see_statement(${id}) as seen`.execute(
      db,
    );
    if (!rows[0]?.seen) throw new Problem("NOT_FOUND");
    await noteAct(db, session, ctx, "open statement", id);
    return id;
  });
}

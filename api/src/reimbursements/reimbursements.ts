import { CareCategory, Tiers } from "@portal/model/cost-sharing/care.ts";
import { outcomeOf, paymentsOf, type Settlement } from "@portal/model/cost-sharing/settle.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  BenefitPayment,
  StatementCorrection,
  StatementPeriod,
  type StatementStatus,
  statementStatus,
} from "@portal/model/statements.ts";
import { sql as sqlText } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { parse } from "../core/http/parse.ts";

/** A bill on a statement. Amounts in rappen. */
export interface StatementLine extends Settlement {
  /** The place of the line in its statement. */
  position: number;
  careProvider: string;
  category: CareCategory;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: Tiers;
  paidByUs: number;
  paidToProvider: number;
  toBePaidToYou: number;
  owed: number;
  /** Set if this line reverses an earlier line or settles its bill again. */
  correction: StatementCorrection | null;
}

/** The invoice for the cost share of a statement, as its recipient sees it. */
export interface StatementInvoice {
  id: string;
  date: string;
  isPaid: boolean;
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
  /** Null before it is issued, and for an account that does not get the household's invoices. */
  invoice: StatementInvoice | null;
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
      sqlText<string | null>`coalesce(paid_on, pays_on)`.as("paysOn"),
      "payment",
      "iddms",
      sqlText<boolean>`coalesce(seen_by ? app_account()::text, true)`.as("seen"),
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

/**
 * The invoices for cost shares since a day: an invoice follows its statements. They are matched here, because
 * PostgreSQL would compare every statement with every invoice.
 */
const invoicesSince = prepare((wanted: { from: string }) =>
  sql
    .selectFrom("invoice")
    .select(["no", "invoiceDate", "status", "statementNumbers"])
    .where("invoiceDate", ">=", wanted.from)
    .where("type", "=", "BENEFITS")
    .where("status", "<>", "ANNULEE")
    .orderBy("no"),
);
const StatementNumbers = z.array(z.string());

type BilledRow = NonNullable<ReturnType<typeof invoicesSince>["row"]>;

function byStatementNumber(invoices: readonly BilledRow[]): Map<string, BilledRow[]> {
  const billed = new Map<string, BilledRow[]>();
  for (const invoice of invoices) {
    for (const number of StatementNumbers.parse(invoice.statementNumbers)) {
      const known = billed.get(number);
      if (known) known.push(invoice);
      else billed.set(number, [invoice]);
    }
  }
  return billed;
}

interface StatementFilter {
  from: string;
  to: string;
  /** Only statements with these statuses; all if absent. */
  status?: readonly StatementStatus[] | null | undefined;
}

/** The statements of a period that the account may read, newest first; row level security filters the rows. */
export async function listReimbursements(
  ctx: Context,
  { status: wanted, ...filter }: StatementFilter,
): Promise<Reimbursement[]> {
  const period = parse(StatementPeriod, filter);
  const [rows, lines, invoices] = await Promise.all([
    ctx.read(inPeriod(period)),
    ctx.read(linesInPeriod(period)),
    ctx.read(invoicesSince(period)),
  ]);
  const today = todayInZurich(ctx.clock.now());
  const byStatement = Map.groupBy(lines, ({ statementId }) => statementId);
  const billed = byStatementNumber(invoices);
  const found = rows.map(({ insuredNumber, firstname, lastname, payment: state, ...row }) => {
    const statements = (byStatement.get(row.id) ?? []).map(lineOf);
    const { toBePaidToYou, owed } = outcomeOf(statements);
    const invoice = invoiceOf(billed.get(row.statementNumber) ?? []);
    const payment = state === null ? null : BenefitPayment.parse(state);
    return {
      ...row,
      invoice,
      status: statementStatus({ owed, paysOn: row.paysOn, payment, invoice }, today),
      insured: { insuredNumber, firstname, lastname },
      statements,
      toBePaidToYou,
      owed,
    };
  });
  return wanted ? found.filter(({ status }) => wanted.includes(status)) : found;
}

/** If there are several, all must be paid, and the first open one is named. */
function invoiceOf(
  invoices: readonly { no: string; invoiceDate: string; status: string }[],
): StatementInvoice | null {
  const isPaid = (one: { status: string }) => one.status === "REGLEE";
  const named = invoices.find((one) => !isPaid(one)) ?? invoices[0];
  return named ? { id: named.no, date: named.invoiceDate, isPaid: invoices.every(isPaid) } : null;
}

interface LineRow extends Settlement {
  position: number;
  provider: string;
  category: string;
  treatmentBegin: string;
  treatmentEnd: string;
  tiers: string;
  correction: string | null;
}

export function lineOf({ provider, category, tiers, correction, ...row }: LineRow): StatementLine {
  const known = Tiers.parse(tiers);
  return {
    ...row,
    careProvider: provider,
    category: CareCategory.parse(category),
    tiers: known,
    correction: correction === null ? null : StatementCorrection.parse(correction),
    ...paymentsOf(known, row),
  };
}

const StatementId = z.uuid();

/** Marks a statement as opened; not found if the account may not read it. */
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

import { reportSubject, type ReportLine } from "@portal/model/contact/line-report.ts";
import type { LineError, ReportedLine } from "@portal/model/contact/reported-line.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { requireAnswers, takeTurns } from "./message-rules.ts";
import { startConversation } from "./write-message.ts";

/**
 * Reports an error on a line of a statement: a conversation that begins with the line. An account has one for each
 * line; another report is refused and leads to it.
 */
export async function reportStatementLine(
  ctx: Context,
  { statement, line, error, message, attachments }: ReportLine,
): Promise<{ request: string; conversation: string }> {
  return ctx.write(async (db, session) => {
    await takeTurns(db, session.accountId);
    const found = await findLine(db, { statement, line });
    if (!found) throw new Problem("NOT_FOUND");
    const { insuredNumber, reported } = found;
    const known = await db
      .selectFrom("lineReport")
      .select("conversationId")
      .where("accountId", "=", session.accountId)
      .where("statementId", "=", statement)
      .where("position", "=", line)
      .executeTakeFirst();
    if (known) throw new Problem("CONFLICT", { conversation: known.conversationId });
    await requireAnswers(db, session.accountId);
    const about = { ...reported, error };
    const { id: request, conversation } = await startConversation(
      { ctx, db, session },
      {
        subjectCode: "BENEFITS",
        subject: reportSubject(about.statementNumber, ctx.language),
        concernedInsured: insuredNumber,
        message,
        attachments,
        about,
      },
    );
    await keepReport(db, { statement, line, error, conversation, accountId: session.accountId });
    return { request, conversation };
  });
}

async function keepReport(
  db: Kysely<Tables>,
  report: {
    statement: string;
    line: number;
    error: LineError;
    conversation: string;
    accountId: string;
  },
): Promise<void> {
  const { statement, line, error, conversation, accountId } = report;
  await db
    .insertInto("lineReport")
    .values({
      accountId,
      statementId: statement,
      position: line,
      conversationId: conversation,
      error,
    })
    .execute();
}

/** A line that the account may read: row level security hides the others. */
async function findLine(
  db: Kysely<Tables>,
  { statement, line }: { statement: string; line: number },
): Promise<{ insuredNumber: number; reported: Omit<ReportedLine, "error"> } | undefined> {
  const row = await db
    .selectFrom("statementLine as l")
    .innerJoin("statement as s", "s.id", "l.statementId")
    .select(["s.statementNumber", "l.insuredNumber", "l.provider", "l.category"])
    .select([
      "l.treatmentBegin",
      "l.treatmentEnd",
      "l.billed",
      "l.basicPaid",
      "l.supplementaryPaid",
    ])
    .where("l.statementId", "=", statement)
    .where("l.position", "=", line)
    .executeTakeFirst();
  if (!row) return undefined;
  const { insuredNumber, statementNumber, provider, category, treatmentBegin, treatmentEnd } = row;
  const paidByUs = row.basicPaid + row.supplementaryPaid;
  return {
    insuredNumber,
    reported: {
      statementNumber,
      careProvider: provider,
      category,
      treatmentBegin,
      treatmentEnd,
      billed: row.billed,
      paidByUs,
      own: row.billed - paidByUs,
    },
  };
}

import { openStatuses } from "@portal/model/requests/interactions.ts";
import {
  type AnswerQuestion,
  answerRule,
  type StoredAnswer,
} from "@portal/model/requests/decisions.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { parse } from "../core/http/parse.ts";
import { attachFiles } from "../insurer/attach-files.ts";
import { wakePages } from "../insurer/notifications/notify.ts";
import { openAnswer, openQuestion, questionBinding } from "../insurer/requests/questions.ts";

/** A question about a request as its customer sees it. */
export interface RequestQuestion {
  id: string;
  text: string;
  needsDocument: boolean;
  askedAt: Date;
  answerBy: string;
  isOpen: boolean;
  answeredAt: Date | null;
  answer: StoredAnswer | null;
}

const columns = ["q.id", "q.interactionId", "q.question", "q.needsDocument", "q.askedAt"] as const;
const moreColumns = ["q.answerBy", "q.answer", "q.answeredAt", "q.closedAt"] as const;

/** Row level security leaves the account's own. */
const everyQuestion = prepare(() =>
  sql
    .selectFrom("requestQuestion as q")
    .select([...columns, ...moreColumns])
    .orderBy("q.askedAt")
    .orderBy("q.id"),
);

/** The questions of all requests in one statement; an account has few. */
const questionsByRequest = oncePerRequest(async (ctx: Context) => {
  const rows = await ctx.read(everyQuestion({}));
  return Map.groupBy(rows, ({ interactionId }) => interactionId);
});

/** The questions about a request, the first one first. */
export async function questionsOf(ctx: Context, requestId: string): Promise<RequestQuestion[]> {
  const rows = (await questionsByRequest(ctx, "")).get(requestId) ?? [];
  return rows.map(({ id, question, answer, answeredAt, closedAt, ...row }) => ({
    ...row,
    id,
    text: openQuestion(ctx.secrets, { id, question }, ctx.language),
    isOpen: answeredAt === null && closedAt === null,
    answeredAt,
    answer: answer && openAnswer(ctx.secrets, { id, answer }),
  }));
}

/** An open question, for the recommendations. */
export interface OpenQuestion {
  id: string;
  /** The request in change tracking; of a part, the request that contains it. */
  requestId: string;
  requestDate: string;
  type: string;
  answerBy: string;
}

const unanswered = prepare(({ first }: { first: number }) =>
  sql
    .selectFrom("requestQuestion as q")
    .innerJoin("interaction as i", "i.id", "q.interactionId")
    .select(["q.id", "q.answerBy", "i.type"])
    .select(raw<string>`coalesce(i.parent_id, i.id)`.as("requestId"))
    .select(raw<string>`(i.created_at at time zone 'Europe/Zurich')::date`.as("requestDate"))
    .where("q.answeredAt", "is", null)
    .where("q.closedAt", "is", null)
    .where("i.status", "in", openStatuses)
    .orderBy("q.answerBy")
    .orderBy("q.id")
    .limit(raw<number>`${first}::int`),
);

const MOST_LISTED = 20;

/** The questions that wait for an answer of the account, the most urgent first. */
export function listOpenQuestions(ctx: Context): Promise<OpenQuestion[]> {
  return ctx.read(unanswered({ first: MOST_LISTED }));
}

/**
 * Answers a question; the request goes back to who asked. A question that was answered in another tab, or whose request
 * was decided or withdrawn meanwhile, is a `CONFLICT`.
 */
export async function answerQuestion(
  ctx: Context,
  id: string,
  given: AnswerQuestion,
): Promise<string> {
  const { text, files: uuids } = parse(answerRule(false), given);
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    const asked = await db
      .selectFrom("requestQuestion")
      .select("interactionId")
      .where("id", "=", id)
      .where("accountId", "=", accountId)
      .executeTakeFirst();
    if (!asked) throw new Problem("NOT_FOUND");
    const { interactionId } = asked;
    const sending = { accountId, field: "files", uuids, interactionId };
    const answer: StoredAnswer = { text, files: await attachFiles(db, sending) };
    const sealed = ctx.secrets.encrypt(questionBinding("answer", id), JSON.stringify(answer));
    const { rows } = await raw<{ outcome: string | null }>`
      select answer_question(${id}::uuid, ${sealed}, ${uuids.length > 0}) as outcome`.execute(db);
    const outcome = rows[0]?.outcome;
    if (outcome === "TAKEN") throw new Problem("CONFLICT", { errorCodes: ["closed"] });
    if (outcome === "NO_FILE") throw new Problem("INVALID", { fields: { files: "answer.file" } });
    if (outcome !== "ANSWERED") throw new Problem("NOT_FOUND");
    await noteAct(db, session, ctx, "answer question", interactionId);
    // Other windows that show the question reload it.
    await wakePages(db, accountId);
    return interactionId;
  });
}

import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { type Language, knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import {
  ANSWER_DAYS,
  type AskedQuestion,
  inAllLanguages,
  REMINDED_BEFORE,
  StoredAnswer,
  StoredQuestion,
} from "@portal/model/requests/decisions.ts";
import { sql as raw } from "kysely";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { workingDayAfter } from "../calendar/calendar.ts";
import { notify } from "../notifications/notify.ts";
import type { LockedRequest } from "./apply.ts";
import type { Actor } from "../audit.ts";
import { noteStatus } from "./decide.ts";
import type { Work } from "./kinds.ts";

export function questionBinding(column: "question" | "answer", id: string) {
  return { table: "request_question", column, row: id };
}

/** The question in a language. */
export function openQuestion(
  secrets: Secrets,
  { id, question }: { id: string; question: Buffer },
  language: Language,
): string {
  const stored = secrets.decrypt(questionBinding("question", id), question);
  return StoredQuestion.parse(JSON.parse(stored)).texts[language];
}

export function openAnswer(
  secrets: Secrets,
  { id, answer }: { id: string; answer: Buffer },
): StoredAnswer {
  return StoredAnswer.parse(JSON.parse(secrets.decrypt(questionBinding("answer", id), answer)));
}

interface Asking {
  actor: Actor;
  question: AskedQuestion;
  mark: Buffer;
}

/**
 * Asks the customer a question about an open request, which waits for the answer and then for a decision by the same
 * decider. One question is open at a time.
 */
export async function askBack(
  work: Work,
  request: LockedRequest,
  { actor, question: asked, mark }: Asking,
): Promise<void> {
  const { db, secrets, today } = work;
  const { id: interactionId, accountId } = request;
  if (accountId === null) throw new Problem("CONFLICT", { errorCodes: ["noAccount"] });
  const earlier = await db
    .selectFrom("requestQuestion")
    .select(["answeredAt", "closedAt"])
    .where("interactionId", "=", interactionId)
    .execute();
  if (earlier.some(({ answeredAt, closedAt }) => !answeredAt && !closedAt))
    throw new Problem("CONFLICT", { errorCodes: ["asked"] });
  const days = asked.answerDays ?? (await answerDaysOf(work, request));
  const answerBy = await workingDayAfter(db, today, days);
  const id = randomUUID();
  const texts = inAllLanguages(asked.question);
  await db
    .insertInto("requestQuestion")
    .values({
      id,
      interactionId,
      accountId,
      position: earlier.length,
      question: secrets.encrypt(questionBinding("question", id), JSON.stringify({ texts })),
      needsDocument: asked.needsDocument,
      mark,
      askedBy: actor,
      answerBy,
      remindOn: await workingDayAfter(db, today, Math.max(1, days - REMINDED_BEFORE)),
    })
    .execute();
  const { parentId, createdAt } = await db
    .updateTable("interaction")
    // Held: who asked also decides, not the worker.
    .set({ status: "PENDING", heldAt: raw<Date>`coalesce(held_at, now())`, reason: null })
    .where("id", "=", interactionId)
    .returning(["parentId", "createdAt"])
    .executeTakeFirstOrThrow();
  await noteStatus(db, { id: interactionId, accountId, status: "PENDING", actor });
  await notify(db, secrets, {
    accountId,
    news: {
      kind: "RequestNews",
      step: "ASKED",
      request: parentId ?? interactionId,
      requestedOn: todayInZurich(createdAt),
      day: answerBy,
    },
  });
}

async function answerDaysOf({ db }: Work, { type, nature }: LockedRequest): Promise<number> {
  const rule = await db
    .selectFrom("requestDecider")
    .select("answerDays")
    .where("type", "=", type)
    .where("nature", "=", nature)
    .executeTakeFirst();
  return rule?.answerDays ?? ANSWER_DAYS;
}

/** A question with its answer, for those who decide. */
export interface ToldQuestion {
  id: string;
  askedBy: string;
  askedAt: Date;
  /** In the language of the request. */
  question: string;
  needsDocument: boolean;
  answerBy: string;
  answeredAt: Date | null;
  answer: StoredAnswer | null;
  closedAt: Date | null;
}

/** The questions about requests, the first ones first. */
export async function questionsAbout(
  { db, secrets }: Pick<Work, "db" | "secrets">,
  requests: readonly { id: string; language: string }[],
): Promise<Map<string, ToldQuestion[]>> {
  if (requests.length === 0) return new Map();
  const rows = await db
    .selectFrom("requestQuestion")
    .selectAll()
    .where(
      "interactionId",
      "in",
      requests.map(({ id }) => id),
    )
    .orderBy("position")
    .execute();
  const languageOf = new Map(requests.map(({ id, language }) => [id, knownLanguage(language)]));
  return Map.groupBy(
    rows.map(({ id, interactionId, question, answer, ...row }) => ({
      ...row,
      id,
      interactionId,
      question: openQuestion(secrets, { id, question }, languageOf.get(interactionId) ?? "fr"),
      answer: answer && openAnswer(secrets, { id, answer }),
    })),
    ({ interactionId }) => interactionId,
  );
}

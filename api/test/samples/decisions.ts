import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Decider, NoAnswer, RequestDecision } from "@portal/model/requests/decisions.ts";
import { requestKinds } from "../../src/back-office.ts";
import { onConnection } from "../../src/core/db/connection-driver.ts";
import { inTransaction } from "../../src/core/db/transaction.ts";
import { carryOutDecision } from "../../src/insurer/requests/decision.ts";
import { aPdf } from "../corpus.ts";
import { clock, type Customer, database, db, secrets } from "../portal.ts";
import { upload } from "./uploads.ts";

interface Rule {
  decideDays?: number;
  remindDays?: number;
  answerDays?: number;
  noAnswer?: NoAnswer;
}

/** Says who decides sent documents from now on. */
export async function documentsDecidedBy(decider: Decider, rule: Rule = {}): Promise<void> {
  const { decideDays = null, remindDays = null, answerDays = 10, noAnswer = "PERSON" } = rule;
  const values = { decider, decideDays, remindDays, answerDays, noAnswer };
  await db
    .insertInto("requestDecider")
    .values({ type: "DOCUMENT", nature: "DOCUMENT", ...values })
    .onConflict((conflict) => conflict.columns(["type", "nature"]).doUpdateSet(values))
    .execute();
}

/** Sends in a document, which is a request. */
export async function sendsDocument(who: Customer): Promise<string> {
  const { uuid } = await upload(who, "scan.pdf", new Uint8Array(aPdf()));
  const path = `/mobile-gw/api/v1/documents?insuredNumber=${who.insuredNumber}&documentType=DOCUMENT`;
  const answer = await who.post(path, { files: [uuid] });
  if (answer.status >= 400) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** Decides as the core system does, in the role of the jobs. */
export async function decide(id: string, decision: RequestDecision, decider: Decider = "EXCHANGE") {
  const pool = database.pool("jobs", 1);
  try {
    return await inTransaction(pool, (client) =>
      carryOutDecision(
        { db: onConnection(client), secrets, today: todayInZurich(clock.now()) },
        requestKinds,
        { id, decider, actor: "exchange Core", decision },
      ),
    );
  } finally {
    await pool.end();
  }
}

export const asked = (
  question: string,
  rest: { needsDocument?: boolean; answerDays?: number; id?: string } = {},
): RequestDecision => ({ decision: "asked-back", question, needsDocument: false, ...rest });

const ANSWER = `mutation Answer($question: ID!, $input: AnswerInput!) {
  answerQuestion(question: $question, input: $input) {
    id status questions { id text isOpen answer needsDocument answerBy files { filename url } } } }`;

export const answers = (who: Customer, question: string, text: string, files: string[] = []) =>
  who.graphql(ANSWER, { question, input: { text, files } });

const QUESTIONS = `query Questions($id: ID!) { interaction(id: $id) {
  status reason withdrawable delayed answerBy
  questions { id text isOpen answer needsDocument answerBy files { filename url } } } }`;

/** A request as its customer sees it. */
export async function seen(who: Customer, id: string, language = "fr") {
  const { data, errors } = await who.graphql(QUESTIONS, { id }, { "accept-language": language });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.interaction;
}

export async function openQuestionOf(who: Customer, id: string): Promise<string> {
  const { questions } = await seen(who, id);
  return questions.find(({ isOpen }: { isOpen: boolean }) => isOpen).id;
}

export const statusesOf = async (id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("interactionStatus")
    .select("status")
    .where("interactionId", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ status }) => status);
};

import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { messagesTo } from "../../test/samples/addresses.ts";
import {
  answers,
  asked,
  decide,
  documentsDecidedBy,
  openQuestionOf,
  seen,
  sendsDocument,
  statusesOf,
} from "../../test/samples/decisions.ts";
import { hasAsked, treatAll } from "../../test/samples/requests.ts";
import { upload } from "../../test/samples/uploads.ts";
import { aCustomer, clock, type Customer, db, logged, portal } from "../../test/portal.ts";
import { operate } from "../../test/messages/proof.ts";

beforeAll(() => portal.worker.stop());
beforeEach(() => documentsDecidedBy("EXCHANGE"));
afterEach(() => clock.set(undefined));

const rowOf = (id: string) =>
  db.selectFrom("interaction").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions;
const WITHDRAW = `mutation Withdraw($id: ID!) { withdrawRequest(id: $id) { id } }`;
const NOW = `query Now { openQuestions { requestId type answerBy } }`;
const NEWS = `query News { notifications { type messages { ... on RequestNews { requestStep request day } } } }`;

/** A customer's sent document with a question. */
async function isAsked(who: Customer, rest: Parameters<typeof asked>[1] = {}): Promise<string> {
  const id = await sendsDocument(who);
  await decide(id, asked("Quelle est la date du traitement ?", rest));
  return id;
}

test("a question is told, answered with text and file, and the request goes on; another one follows", async () => {
  const anna = await aCustomer();
  const id = await isAsked(anna);
  const { status, questions } = await seen(anna, id);
  expect(status).toEqual(["REQUEST", "PENDING"]);
  expect(questions).toMatchObject([
    { text: "Quelle est la date du traitement ?", isOpen: true, answer: null, files: [] },
  ]);
  const { openQuestions } = (await anna.graphql(NOW)).data;
  expect(openQuestions).toMatchObject([{ requestId: id, type: "DOCUMENT" }]);
  expect((await anna.graphql(NEWS)).data.notifications[0]).toMatchObject({
    type: "RequestNews",
    messages: { requestStep: "ASKED", request: id },
  });
  expect(await messagesTo(anna)).toContain("EMAIL notification.requestAsked");

  const { uuid = "" } = await upload(anna, "preuve.pdf", new Uint8Array(aPdf()));
  const text = "Le 3 novembre.\nMerci 🙂 <b>« déjà »</b>";
  const answer = await answers(anna, questions[0].id, text, [uuid]);
  expect(answer.errors).toBeUndefined();
  expect(answer.data.answerQuestion.status).toEqual(["REQUEST", "PENDING", "IN_PROGRESS"]);
  expect(answer.data.answerQuestion.questions).toMatchObject([
    { isOpen: false, answer: text, files: [{ filename: "preuve.pdf", url: `/v1/files/${uuid}` }] },
  ]);
  expect((await anna.graphql(NOW)).data.openQuestions).toEqual([]);

  await decide(id, asked("Et la facture ?"));
  const again = await openQuestionOf(anna, id);
  await answers(anna, again, "Elle suit.");
  expect(await statusesOf(id)).toEqual([
    "REQUEST",
    "PENDING",
    "IN_PROGRESS",
    "PENDING",
    "IN_PROGRESS",
  ]);
  expect(
    (await seen(anna, id)).questions.map(({ answer: said }: { answer: string }) => said),
  ).toEqual([text, "Elle suit."]);
  const lines = await db.selectFrom("audit").select("action").where("subject", "=", id).execute();
  expect(lines.map(({ action }) => action)).toContain("answer question");
});

test("a question in four languages is read in that of the page", async () => {
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  const question = { fr: "Quand ?", de: "Wann?", it: "Quando?", en: "When?" };
  await decide(id, { decision: "asked-back", question, needsDocument: false });
  expect((await seen(anna, id, "de")).questions[0].text).toBe("Wann?");
  expect((await seen(anna, id, "it")).questions[0].text).toBe("Quando?");
});

test("question and answer are not readable in the database", async () => {
  const anna = await aCustomer();
  const id = await isAsked(anna);
  await answers(anna, await openQuestionOf(anna, id), "Chemin des Secrets 7");
  const row = await db
    .selectFrom("requestQuestion")
    .selectAll()
    .where("interactionId", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.question.toString("latin1")).not.toContain("traitement");
  expect(row.answer?.toString("latin1")).not.toContain("Secrets");
});

test("no other account sees a question or answers it", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const id = await isAsked(anna);
  const question = await openQuestionOf(anna, id);
  expect((await bea.graphql(NOW)).data.openQuestions).toEqual([]);
  expect(codeOf(await answers(bea, question, "moi"))).toEqual({ code: "NOT_FOUND" });
  expect(codeOf(await answers(bea, "'; drop table", "moi"))).toEqual({ code: "NOT_FOUND" });
  const { uuid = "" } = await upload(bea, "le-sien.pdf", new Uint8Array(aPdf()));
  expect(codeOf(await answers(anna, question, "mien", [uuid]))).toEqual({
    code: "INVALID",
    fields: { files: "files.gone" },
  });
  expect((await seen(anna, id)).questions[0].isOpen).toBe(true);
});

test("an answer says something: a text or a file, and the document that was asked for", async () => {
  const anna = await aCustomer();
  const id = await isAsked(anna, { needsDocument: true });
  const question = await openQuestionOf(anna, id);
  expect(codeOf(await answers(anna, question, " "))).toMatchObject({
    fields: { text: "required" },
  });
  expect(codeOf(await answers(anna, question, "x".repeat(4001)))).toMatchObject({
    fields: { text: "message.tooLong" },
  });
  expect(codeOf(await answers(anna, question, "Le voici"))).toEqual({
    code: "INVALID",
    fields: { files: "answer.file" },
  });
  const { uuid = "" } = await upload(anna, "preuve.pdf", new Uint8Array(aPdf()));
  expect((await answers(anna, question, "", [uuid])).errors).toBeUndefined();
});

test("of two tabs that answer at once one is heard, and the other is told", async () => {
  const anna = await aCustomer();
  const id = await isAsked(anna);
  const question = await openQuestionOf(anna, id);
  const both = await Promise.all([answers(anna, question, "un"), answers(anna, question, "deux")]);
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(both.flatMap((one) => codeOf(one) ?? [])).toEqual([
    { code: "CONFLICT", errorCodes: ["closed"] },
  ]);
  expect((await statusesOf(id)).filter((status) => status === "IN_PROGRESS")).toHaveLength(1);
});

test("what was asked may be withdrawn, and is then not answered any more", async () => {
  const anna = await aCustomer();
  const id = await hasAsked(anna, {
    type: "UPDATE_CORRESPONDENCE_ADDRESS",
    nature: "POSTAL_ADDRESS",
    details: {},
  });
  await decide(id, asked("Dès quand ?"), "BACK_OFFICE");
  expect((await seen(anna, id)).withdrawable).toBe(true);
  const question = await openQuestionOf(anna, id);
  await anna.graphql(WITHDRAW, { id });
  expect(codeOf(await answers(anna, question, "demain"))).toEqual({
    code: "CONFLICT",
    errorCodes: ["closed"],
  });
  expect((await anna.graphql(NOW)).data.openQuestions).toEqual([]);
  await expect(decide(id, { decision: "approved" }, "BACK_OFFICE")).rejects.toMatchObject({
    code: "CONFLICT",
    details: { errorCodes: ["withdrawn"] },
  });
});

test("what an operator asked of the back office's requests waits for the operator after the answer", async () => {
  await documentsDecidedBy("BACK_OFFICE");
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  await operate("requests", "ask", id, "--question", "Pour qui ?", "--days", "5");
  await treatAll();
  await answers(anna, await openQuestionOf(anna, id), "Pour moi.");
  await treatAll();
  expect((await rowOf(id)).status).toBe("IN_PROGRESS");
  await operate("requests", "approve", id);
  await treatAll();
  expect((await rowOf(id)).status).toBe("DONE");
  await expect(operate("requests", "ask", id, "--question", "Encore ?")).rejects.toThrow("DONE");
});

test("a clerk's request is left alone by the worker, is taken by one clerk, and decided", async () => {
  await documentsDecidedBy("CLERK");
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  await treatAll();
  expect(await statusesOf(id)).toEqual(["REQUEST"]);
  await operate("requests", "take", id, "--by", "Beat");
  await operate("requests", "take", id, "--by", "Beat");
  expect(await statusesOf(id)).toEqual(["REQUEST", "IN_PROGRESS"]);
  await expect(operate("requests", "take", id, "--by", "Carla")).rejects.toThrow("operator Beat");
  await expect(operate("requests", "give-back", id, "--by", "Carla")).rejects.toThrow("not taken");
  await expect(operate("requests", "release", id)).rejects.toThrow("waits for CLERK");
  await operate("requests", "give-back", id, "--by", "Beat");
  await operate("requests", "take", id, "--by", "Carla");
  await operate("requests", "refuse", id, "--code", "DUPLICATE", "--yes");
  expect(await seen(anna, id, "de")).toMatchObject({
    status: ["REQUEST", "IN_PROGRESS", "REFUSED"],
    reason: "Wir haben den gleichen Antrag bereits erhalten und bearbeiten ihn.",
  });
});

test("a kind, a number and a reason that are none are refused in one line", async () => {
  const kind = ["requests", "decider", "DOCUMENT.DOCUMENT"];
  await expect(operate("requests", "decider", "HAIRCUT.X", "CLERK")).rejects.toThrow("no kind");
  await expect(operate(...kind, "NOBODY")).rejects.toThrow("none of");
  await expect(operate(...kind, "CLERK", "--days", "61")).rejects.toThrow("1 to 60");
  await expect(operate(...kind, "CLERK", "--days", "3", "--remind", "3")).rejects.toThrow("before");
  await expect(operate("requests", "decider", "DAMAGE.DAMAGE", "EXCHANGE")).rejects.toThrow(
    "amount",
  );
  await expect(operate("requests", "reason", "NO_ANSWER", "--off")).rejects.toThrow("itself");
  await operate("requests", "reason", "DUPLICATE", "--off");
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  await expect(operate("requests", "refuse", id, "--code", "DUPLICATE", "--yes")).rejects.toThrow(
    "not on the list",
  );
  await operate("requests", "reason", "DUPLICATE", "--on");
});

const movedBack = (id: string, days: number) =>
  db
    .updateTable("interaction")
    .set({ decideFrom: new Date(Date.now() - days * 86_400_000), decideBy: null })
    .where("id", "=", id)
    .execute();

test("a decision that is late is noted, and told to the customer once", async () => {
  await documentsDecidedBy("CLERK", { decideDays: 3, remindDays: 1 });
  const anna = await aCustomer();
  const id = await sendsDocument(anna);
  const { answerBy } = await seen(anna, id);
  await portal.deadlines.runDue();
  expect((await rowOf(id)).decideBy).toBe(answerBy);
  expect((await seen(anna, id)).answerBy).toBe(answerBy);
  expect((await rowOf(id)).remindedAt).toBeNull();
  await movedBack(id, 14);
  await portal.deadlines.runDue();
  await portal.deadlines.runDue();
  expect(await rowOf(id)).toMatchObject({
    remindedAt: expect.any(Date),
    overdueAt: expect.any(Date),
  });
  expect((await seen(anna, id)).delayed).toBe(true);
  const told = (await messagesTo(anna)).filter((one) => one.includes("requestDelayed"));
  expect(told).toEqual(["EMAIL notification.requestDelayed"]);
  const noted = logged.filter((line) => line.includes("request overdue") && line.includes(id));
  expect(noted).toHaveLength(1);
  expect(noted[0]).not.toContain(anna.id);
});

test("no time to decide runs while the customer is asked; it begins anew with the answer", async () => {
  await documentsDecidedBy("EXCHANGE", { decideDays: 3 });
  const anna = await aCustomer();
  const id = await isAsked(anna);
  await movedBack(id, 14);
  await portal.deadlines.runDue();
  expect((await seen(anna, id)).delayed).toBe(false);
  await answers(anna, await openQuestionOf(anna, id), "Hier.");
  await portal.deadlines.runDue();
  const today = new Date().toISOString().slice(0, 10);
  expect((await rowOf(id)).decideBy?.localeCompare(today)).toBe(1);
  expect((await seen(anna, id)).delayed).toBe(false);
});

test("a request that came with its history has no deadline", async () => {
  const anna = await aCustomer();
  const id = await hasAsked(anna, { steps: [["IN_PROGRESS", "2026-01-05"]] });
  await portal.deadlines.runDue();
  expect(await rowOf(id)).toMatchObject({ decideBy: null, overdueAt: null });
});

/** The days of a question that was asked long ago. */
const askedLongAgo = (id: string) =>
  db
    .updateTable("requestQuestion")
    .set({ remindOn: "2026-01-12", answerBy: "2026-01-14" })
    .where("interactionId", "=", id)
    .execute();
const questionOf = (id: string) =>
  db
    .selectFrom("requestQuestion")
    .selectAll()
    .where("interactionId", "=", id)
    .executeTakeFirstOrThrow();

test("without an answer the customer is reminded, gets time, and is then refused with the reason", async () => {
  await documentsDecidedBy("EXCHANGE", { noAnswer: "REFUSE" });
  const anna = await aCustomer();
  const id = await isAsked(anna);
  await askedLongAgo(id);
  clock.set("2026-12-30");
  await portal.deadlines.runDue();
  // The reminder leaves late, so two working days are left from 30 December on.
  expect((await questionOf(id)).answerBy).toBe("2027-01-04");
  expect((await rowOf(id)).status).toBe("PENDING");
  clock.set("2027-01-04");
  await portal.deadlines.runDue();
  expect((await rowOf(id)).status).toBe("PENDING");
  clock.set("2027-01-05");
  await portal.deadlines.runDue();
  await portal.deadlines.runDue();
  expect(await rowOf(id)).toMatchObject({ status: "REFUSED", reasonCode: "NO_ANSWER" });
  expect((await seen(anna, id, "de")).reason).toMatch(/^Wir haben auf unsere Frage innert Frist/);
  const told = (await messagesTo(anna)).filter((one) => !one.includes("send."));
  expect(told).toEqual([
    "EMAIL notification.requestAsked",
    "EMAIL notification.requestReminded",
    "EMAIL request.refused",
  ]);
  expect((await questionOf(id)).closedAt).not.toBeNull();
});

test("where a person decides about silence, the question stays open and can still be answered", async () => {
  const anna = await aCustomer();
  const id = await isAsked(anna);
  await db
    .updateTable("requestQuestion")
    .set({ remindOn: "2026-01-12", answerBy: "2026-01-14", remindedAt: new Date() })
    .where("interactionId", "=", id)
    .execute();
  await portal.deadlines.runDue();
  expect((await questionOf(id)).lateAt).not.toBeNull();
  expect((await rowOf(id)).status).toBe("PENDING");
  expect((await answers(anna, await openQuestionOf(anna, id), "Pardon.")).errors).toBeUndefined();
});

test("a customer who wants no messages is asked by e-mail all the same", async () => {
  const anna = await aCustomer();
  await db
    .insertInto("notificationPreference")
    .values({ accountId: anna.id, kind: "communicationNew", channel: "NONE" })
    .execute();
  await isAsked(anna);
  expect(await messagesTo(anna)).toContain("EMAIL notification.requestAsked");
});

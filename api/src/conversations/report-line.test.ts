import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { messagesTo } from "../../test/samples/messages.ts";
import { aStaffMember } from "../../test/samples/staff.ts";
import { aCustomer, callsAs, type Customer, db } from "../../test/portal.ts";

const REPORT = `mutation Report($input: ReportLineInput!) {
  reportStatementLine(input: $input) { request conversation } }`;
const READ = `query Read($id: ID!) { conversation(id: $id) { subjectCode messages { text
  about { statementNumber error careProvider category treatmentBegin billed paidByUs own } } } }`;
const EXPLAIN = `query E($id: ID!) { explainedStatement(id: $id) { lines { conversation } } }`;
const TRACKED = `query T { interactions(from: "2020-01-01", to: "2099-12-31") { id type status details } }`;

const codeOf = (answer: Awaited<ReturnType<Customer["graphql"]>>) => answer.errors?.[0]?.extensions;

async function treated(): Promise<{ anna: Customer; statement: string }> {
  const anna = await aCustomer();
  await cover(anna);
  const { id } = await db
    .selectFrom("statement")
    .select("id")
    .where("insuredNumber", "=", anna.insuredNumber)
    .executeTakeFirstOrThrow();
  return { anna, statement: id };
}
const report = (who: Customer, input: object) =>
  who.graphql(REPORT, {
    input: {
      line: 0,
      error: "WRONG_AMOUNT",
      message: "Der Betrag auf meiner Rechnung ist 60 Franken.",
      attachments: [],
      ...input,
    },
  });

test("V41 an error is reported with its line: in the conversation, in change tracking and by a confirmation", async () => {
  const { anna, statement } = await treated();
  const { data } = await report(anna, { statement });
  const { request, conversation } = data.reportStatementLine;
  const read = (await anna.graphql(READ, { id: conversation })).data.conversation;
  expect(read).toEqual({
    subjectCode: "BENEFITS",
    messages: [
      {
        text: "Der Betrag auf meiner Rechnung ist 60 Franken.",
        about: {
          statementNumber: `2026-${anna.insuredNumber}-001`,
          error: "WRONG_AMOUNT",
          careProvider: "Praxis Quarzblick",
          category: "MATERNITY",
          treatmentBegin: "2025-12-01",
          billed: 80,
          paidByUs: 80,
          own: 0,
        },
      },
    ],
  });
  const tracked = (await anna.graphql(TRACKED)).data.interactions;
  expect(tracked).toMatchObject([{ id: request, type: "CONTACT" }]);
  expect(JSON.stringify(tracked)).toContain("WRONG_AMOUNT");
  const sent = await messagesTo(anna.id);
  expect(sent.map(({ template }) => template)).toEqual(["conversations.receivedDays"]);
});

test("V41 a clerk who takes the conversation sees which line it is about", async () => {
  const [{ anna, statement }, clerk] = [await treated(), await aStaffMember()];
  const { data } = await report(anna, { statement, error: "ALREADY_PAID" });
  const { conversation } = data.reportStatementLine;
  expect((await clerk.ask(`/conversations/${conversation}`)).status).toBe(404);
  await clerk.ask(`/conversations/${conversation}/take`, { method: "POST" });
  const { body } = await clerk.ask(`/conversations/${conversation}`);
  expect(body.messages[0].about).toMatchObject({
    statementNumber: `2026-${anna.insuredNumber}-001`,
    error: "ALREADY_PAID",
    billed: 80_00,
  });
});

test("V41 a second report on a line is refused and leads to the first, also when both come at once", async () => {
  const { anna, statement } = await treated();
  const [one, other] = await Promise.all([
    report(anna, { statement }),
    report(anna, { statement, message: "Ich habe diese Rechnung schon bezahlt." }),
  ]);
  const sent = [one, other].find(({ errors }) => !errors)?.data.reportStatementLine;
  const refused = [one, other].find(({ errors }) => errors);
  expect(refused && codeOf(refused)).toEqual({ code: "CONFLICT", conversation: sent.conversation });
  const { explainedStatement: found } = (await anna.graphql(EXPLAIN, { id: statement })).data;
  expect(found.lines).toEqual([{ conversation: sent.conversation }]);
});

test("V41 what a stranger, a line that is none, and a visitor report does not exist", async () => {
  const { anna, statement } = await treated();
  const bea = await aCustomer();
  expect(codeOf(await report(bea, { statement }))).toEqual({ code: "NOT_FOUND" });
  for (const wrong of [{ statement, line: 1 }, { statement: randomUUID() }])
    expect(codeOf(await report(anna, wrong))).toEqual({ code: "NOT_FOUND" });
  expect(codeOf(await report(callsAs() as Customer, { statement }))).toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(
    await db
      .selectFrom("lineReport")
      .select("accountId")
      .where("statementId", "=", statement)
      .execute(),
  ).toEqual([]);
});

test.each([
  ["no text", { message: " " }, { message: "required" }],
  ["a text that is too long", { message: "x".repeat(4001) }, { message: "message.tooLong" }],
  ["a file of another account", { attachments: [randomUUID()] }, { attachments: "files.gone" }],
  ["two files", { attachments: [randomUUID(), randomUUID()] }, { attachments: "files.onlyOne" }],
  ["no statement", { statement: "x" }, { statement: "invalid" }],
])("V41 %s is refused at its field", async (_, wrong, fields) => {
  const { anna, statement } = await treated();
  expect(codeOf(await report(anna, { statement, ...wrong }))).toEqual({ code: "INVALID", fields });
});

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { surveyRows } from "../../seed/news/surveys.ts";
import { cover } from "../../test/samples/covered.ts";
import { aCustomer, aProcess, callsAs, type Customer, db, testConfig } from "../../test/portal.ts";

const node = await aProcess({ config: testConfig({ REQUEST_DELAY_SECONDS: "0" }) });

const ask = (who: Pick<Customer, "post">, scope: unknown, isUnderstood: unknown = true) =>
  who.post("/v1/my-data/deletions", { scope, isUnderstood });
const requestOf = (anna: Customer) =>
  db
    .selectFrom("interaction")
    .select(["id", "status", "heldAt", "type"])
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
const approve = async (anna: Customer) => {
  const { id } = await requestOf(anna);
  await db
    .updateTable("interaction")
    .set({ heldAt: null, approvedAt: new Date(), dueAt: new Date() })
    .where("id", "=", id)
    .execute();
  await node.worker.runDue();
  await expect.poll(async () => (await requestOf(anna)).status).toBe("DONE");
};
const heldBy = async (anna: Customer) => {
  const { data } = await anna.graphql("query Held { heldData { category count } }");
  return Object.fromEntries(
    data.heldData.map(({ category, count }: { category: string; count: number }) => [
      category,
      count,
    ]),
  );
};

beforeAll(() => db.insertInto("survey").values(surveyRows()).execute());

async function aCustomerWithTraces(): Promise<Customer> {
  const anna = await aCustomer();
  await cover(anna);
  await anna.call("PUT", "/v1/drafts/a.b@1", { generation: 0, values: { text: "x" } });
  const news = { kind: "InvoicePaid", paymentDate: "2026-11-02", amount: 10_000 };
  await db
    .insertInto("notification")
    .values({
      id: randomUUID(),
      accountId: anna.id,
      kind: news.kind,
      parameters: JSON.stringify(news),
    })
    .execute();
  await db
    .insertInto("symptomAssessment")
    .values({ accountId: anna.id, insuredNumber: anna.insuredNumber })
    .execute();
  await db
    .insertInto("surveyPrompt")
    .values({ accountId: anna.id, surveyName: "HOMEPAGE" })
    .execute();
  return anna;
}

/** The numbers of a customer's usage records. */
async function tracesOf({ id }: Customer): Promise<number[]> {
  const tables = ["symptomAssessment", "surveyPrompt"] as const;
  return Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().where("accountId", "=", id).execute();
      return rows.length;
    }),
  );
}

test("a deletion is asked for once at a time, tracked, and waits for a clerk to decide", async () => {
  const anna = await aCustomerWithTraces();
  expect((await ask(anna, "OPTIONAL_DATA")).status).toBe(200);
  expect((await ask(anna, "ACCOUNT")).status).toBe(409);
  await node.worker.runDue();
  expect(await requestOf(anna)).toMatchObject({ status: "REQUEST", type: "DATA_DELETION" });
  expect((await requestOf(anna)).heldAt).toBeInstanceOf(Date);
  const year = new Date().getFullYear();
  const { data } = await anna.graphql(
    `query List { interactions(from: "${year}-01-01", to: "${year}-12-31") { type details } }`,
  );
  expect(data.interactions).toMatchObject([
    { type: "DATA_DELETION", details: { scope: "OPTIONAL_DATA" } },
  ]);
  expect((await heldBy(anna))["notifications"], "nothing is gone before").toBe(1);
  expect(await tracesOf(anna)).toEqual([1, 1]);
});

test("once approved, what need not be kept is gone, and contracts and statements stay", async () => {
  const anna = await aCustomerWithTraces();
  const before = await heldBy(anna);
  await ask(anna, "OPTIONAL_DATA");
  await approve(anna);
  const after = await heldBy(anna);
  expect([after["drafts"], after["notifications"]]).toEqual([0, 0]);
  expect(await tracesOf(anna)).toEqual([0, 0]);
  for (const category of ["account", "people", "contracts", "careCosts"])
    expect(after[category], category).toBe(before[category]);
});

test("an account that is closed cannot be signed in to any more", async () => {
  const anna = await aCustomerWithTraces();
  await ask(anna, "ACCOUNT");
  await approve(anna);
  const { errors } = await anna.graphql("query Held { heldData { count } }");
  expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  expect(await node.sessions.begin(anna.id)).toBeUndefined();
});

test.each<[string, unknown, object]>([
  ["EVERYTHING", true, { scope: "required" }],
  ["ACCOUNT", false, { isUnderstood: "deletion.understood" }],
])("a wish that is none is refused: %s, %s", async (scope, isUnderstood, fields) => {
  const answer = await ask(await aCustomer(), scope, isUnderstood);
  expect([answer.status, await answer.json()]).toEqual([400, { code: "INVALID", fields }]);
});

test("it is not asked for without a session, nor under guardianship, nor by the operator", async () => {
  expect((await ask(callsAs(), "ACCOUNT")).status).toBe(401);
  expect((await ask(await aCustomer({ sousTutelle: true }), "ACCOUNT")).status).toBe(403);
  expect((await ask(await aCustomer({ role: "OPERATOR" }), "ACCOUNT")).status).toBe(403);
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCustomer, aProcess, callsAs, db, testConfig } from "../../../test/portal.ts";

const ASK = `mutation AskStatement($lang: String!) { createAccountStatementRequest(lang: $lang) { status } }`;
const success = { data: { createAccountStatementRequest: { status: "SUCCESS" } } };
const failure = { data: { createAccountStatementRequest: { status: "FAILURE" } } };
const device = { platform: "browser", os: "Linux", device: "desktop" };

const withKey = (key: string = randomUUID()) => ({ "idempotency-key": key });

async function traces(accountId: string) {
  const count = async (table: "interaction" | "message" | "interactionStatus") =>
    (await db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute())
      .length;
  const audit = await db
    .selectFrom("audit")
    .select("id")
    .where("accountId", "=", accountId)
    .where("action", "like", "request %")
    .execute();
  return {
    interactions: await count("interaction"),
    statuses: await count("interactionStatus"),
    messages: await count("message"),
    auditLines: audit.length,
  };
}
const oneEffect = { interactions: 1, statuses: 1, messages: 1, auditLines: 1 };

/** Repeats the request until it is answered, because an overloaded machine may answer with a retry. */
async function answerTo(send: () => Promise<object>): Promise<object> {
  for (;;) {
    const answer = await send();
    if (!/UNAVAILABLE|retryAfter/.test(JSON.stringify(answer))) return answer;
  }
}

test("W04 fifty identical submissions in parallel with one key have one effect and one answer", async () => {
  const anna = await aCustomer();
  const others = await Promise.all([aProcess(), aProcess()]);
  const doors = [anna, ...others.map((node) => callsAs(anna.session, node))];
  const key = withKey();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      answerTo(() => (doors[index % doors.length] ?? anna).graphql(ASK, { lang: "fr" }, key)),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, () => success));
  expect(await traces(anna.id)).toEqual(oneEffect);
});

test("without a key the second submission meets the first, and is told so", async () => {
  const anna = await aCustomer();
  expect(await anna.graphql(ASK, { lang: "fr" })).toEqual(success);
  expect(await anna.graphql(ASK, { lang: "fr" })).toEqual(failure);
  expect(await traces(anna.id)).toEqual(oneEffect);
});

test("the same key with another body is refused, at both doors", async () => {
  const anna = await aCustomer();
  const key = withKey();
  await anna.graphql(ASK, { lang: "fr" }, key);
  const { errors } = await anna.graphql(ASK, { lang: "de" }, key);
  expect(errors?.[0]?.extensions).toEqual({ code: "IDEMPOTENCY_MISMATCH" });

  const other = withKey();
  const post = (body: object) => anna.post("/v1/technicalInformation", body, other);
  expect([(await post(device)).status, (await post(device)).status]).toEqual([204, 204]);
  const changed = await post({ ...device, os: "macOS" });
  expect([changed.status, await changed.json()]).toEqual([422, { code: "IDEMPOTENCY_MISMATCH" }]);
});

test("an act that failed leaves its key free, and a key belongs to one account", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const key = withKey();
  await anna.graphql(ASK, { lang: "fr" });
  expect(await anna.graphql(ASK, { lang: "fr" }, key)).toEqual(failure);
  await db
    .updateTable("interaction")
    .set({ status: "DONE" })
    .where("accountId", "=", anna.id)
    .execute();
  expect(await anna.graphql(ASK, { lang: "fr" }, key)).toEqual(success);
  expect(await bea.graphql(ASK, { lang: "fr" }, key)).toEqual(success);
  expect((await traces(bea.id)).interactions).toBe(1);
});

test("a kept answer is encrypted, and after a day its key is free again", async () => {
  const anna = await aCustomer();
  const key = withKey();
  await anna.graphql(ASK, { lang: "fr" }, key);
  const row = db.selectFrom("idempotency").selectAll().where("accountId", "=", anna.id);
  expect((await row.executeTakeFirstOrThrow()).answer?.toString("latin1")).not.toContain("result");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await db
    .updateTable("idempotency")
    .set({ createdAt: yesterday })
    .where("accountId", "=", anna.id)
    .execute();
  await db
    .updateTable("interaction")
    .set({ status: "DONE" })
    .where("accountId", "=", anna.id)
    .execute();
  expect(await anna.graphql(ASK, { lang: "fr" }, key)).toEqual(success);
  expect((await traces(anna.id)).interactions).toBe(2);
});

test("several acts of one document each keep their own answer", async () => {
  const anna = await aCustomer();
  const twice = `mutation Twice { first: createAccountStatementRequest(lang: "fr") { status }
    second: createAccountStatementRequest(lang: "fr") { status } }`;
  const key = withKey();
  const answer = { data: { first: { status: "SUCCESS" }, second: { status: "FAILURE" } } };
  expect(await anna.graphql(twice, {}, key)).toEqual(answer);
  expect(await anna.graphql(twice, {}, key)).toEqual(answer);
  expect(await traces(anna.id)).toEqual(oneEffect);
});

test("a key that is no key is refused before anything happens", async () => {
  const anna = await aCustomer();
  for (const key of ["x".repeat(101), "white space", " "]) {
    const answer = await anna.post("/v1/technicalInformation", device, withKey(key));
    expect([answer.status, (await answer.json()).code], key).toEqual([400, "INVALID"]);
  }
});

test("a client that waits too long for the first answer is told to come back", async () => {
  const anna = await aCustomer();
  const node = await aProcess({ config: testConfig({ DATABASE_POOL: "2" }) });
  const key = withKey();
  const stuck = await db.startTransaction().execute();
  await stuck
    .insertInto("idempotency")
    .values({
      accountId: anna.id,
      key: key["idempotency-key"],
      step: 0,
      requestHash: Buffer.from("x"),
    })
    .execute();
  const answer = await callsAs(anna.session, node).post("/v1/technicalInformation", device, key);
  await stuck.rollback().execute();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([409, "1"]);
});

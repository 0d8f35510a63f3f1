import { writtenMark } from "@portal/model/portal/act-headers.ts";
import { largestDraft, mostDrafts } from "@portal/model/portal/drafts.ts";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { codesForPhone } from "../../test/samples/codes.ts";
import {
  aCustomer,
  aSession,
  callsAs,
  type Customer,
  database,
  db,
  portal,
} from "../../test/portal.ts";
import { uploadHeaders } from "../../test/samples/uploads.ts";

const FORM = "account.phone@1";
type Calls = Pick<Customer, "call">;

const keep = (anna: Calls, values: object, { form = FORM, generation = 0 } = {}) =>
  anna.call("PUT", `/v1/drafts/${form}`, { generation, values });
const discard = (anna: Calls, generation = 0) =>
  anna.call("DELETE", `/v1/drafts/${FORM}?generation=${generation}`);
const draftsOf = async (anna: Calls) =>
  (await (await anna.call("GET", "/v1/drafts")).json()).drafts;
const PATH = ["PATCH", "/v1/partners/mobile_number"] as const;
const sendPhone = (anna: Calls, phoneNumber: string, more: Record<string, string>) =>
  anna.call(...PATH, { phoneNumber }, more);
const confirmPhone = async (anna: Customer, phoneNumber: string, more: Record<string, string>) =>
  sendPhone(anna, phoneNumber, { ...(await codesForPhone(anna, PATH, { phoneNumber })), ...more });
const marked = (generation: number) => ({
  [clientHeaders.draft]: writtenMark({ form: FORM, generation }),
});

test("what was typed is there in another session, encrypted, and no other account's", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  expect((await keep(anna, { phoneNumber: "+41 79 5" })).status).toBe(204);
  const later = callsAs(await aSession(anna.id));
  expect(await draftsOf(later)).toEqual([
    {
      form: FORM,
      generation: 0,
      keptAt: expect.any(String),
      values: { phoneNumber: "+41 79 5" },
    },
  ]);
  expect(await draftsOf(bea)).toEqual([]);
  const row = await db
    .selectFrom("draft")
    .select("content")
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(row.content?.toString("latin1")).not.toContain("79 5");
});

test("a draft moved to another account's row does not open", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await keep(anna, { phoneNumber: "+41 79 5" });
  await db
    .updateTable("draft")
    .set({ accountId: bea.id })
    .where("accountId", "=", anna.id)
    .execute();
  expect((await bea.call("GET", "/v1/drafts")).status).toBe(500);
});

test("the draft goes in the moment in which its form is saved, and stays when saving fails", async () => {
  const anna = await aCustomer();
  await keep(anna, { phoneNumber: "+41 79 555 12 3" });
  expect((await sendPhone(anna, "+4179", marked(0))).status).toBe(400);
  expect(await draftsOf(anna)).toMatchObject([{ values: { phoneNumber: "+41 79 555 12 3" } }]);
  expect((await confirmPhone(anna, "+41795551234", marked(0))).status).toBe(204);
  expect(await draftsOf(anna)).toMatchObject([{ form: FORM, generation: 1, values: null }]);
});

test("a page that was left open does not bring back what another one sent or gave up", async () => {
  const anna = await aCustomer();
  await keep(anna, { phoneNumber: "old" });
  const code = await codesForPhone(anna, PATH, { phoneNumber: "+41795551234" });
  const named = { ...code, ...marked(0), [clientHeaders.idempotencyKey]: randomUUID() };
  await sendPhone(anna, "+41795551234", named);
  expect((await keep(anna, { phoneNumber: "old" })).status).toBe(409);
  expect((await keep(anna, { phoneNumber: "new" }, { generation: 1 })).status).toBe(204);
  // The same request is repeated after a lost response: it must not affect the new draft.
  expect((await sendPhone(anna, "+41795551234", named)).status).toBe(204);
  expect((await discard(anna, 0)).status).toBe(204);
  expect(await draftsOf(anna)).toMatchObject([{ generation: 1, values: { phoneNumber: "new" } }]);
  expect((await discard(anna, 1)).status).toBe(204);
  expect((await keep(anna, { phoneNumber: "new" }, { generation: 1 })).status).toBe(409);
  expect(await draftsOf(anna)).toMatchObject([{ generation: 2, values: null }]);
});

test("a draft that was still on its way when its form was sent is refused", async () => {
  const anna = await aCustomer();
  await confirmPhone(anna, "+41795551234", marked(0));
  expect((await keep(anna, { phoneNumber: "late" })).status).toBe(409);
});

test("two pages that keep the same form at once: the last one wins, and neither fails", async () => {
  const anna = await aCustomer();
  const texts = ["one", "two", "three", "four"];
  const answers = await Promise.all(texts.map(async (phoneNumber) => keep(anna, { phoneNumber })));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  await keep(anna, { phoneNumber: "last" });
  expect(await draftsOf(anna)).toMatchObject([{ values: { phoneNumber: "last" } }]);
});

test("passwords, one-time codes and files are never kept, however deep", async () => {
  const anna = await aCustomer();
  const secret = { password: "x", newPassword: "x", otp: "1", code: "1", files: [1], pdfFile: 1 };
  await keep(anna, { ...secret, profile: "kept", codeReseau: "RX", parts: [{ ...secret, a: 1 }] });
  const [draft] = await draftsOf(anna);
  expect(draft.values).toEqual({ profile: "kept", codeReseau: "RX", parts: [{ a: 1 }] });
});

test("the oldest draft gives way when there are too many, and a huge one is refused", async () => {
  const anna = await aCustomer();
  for (let place = 0; place <= mostDrafts; place++)
    await keep(anna, { place }, { form: `form.${place}@1` });
  const forms = (await draftsOf(anna)).map(({ form }: { form: string }) => form);
  expect(forms).toHaveLength(mostDrafts);
  expect(forms).not.toContain("form.0@1");
  expect((await keep(anna, { text: "x".repeat(largestDraft) })).status).toBe(413);
});

test("drafts kept at the same moment leave as many as are allowed", async () => {
  const anna = await aCustomer();
  for (let place = 0; place < mostDrafts; place++)
    await keep(anna, { place }, { form: `form.${place}@1` });
  const waiting = () =>
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      .execute(db)
      .then(({ rows }) => rows.length);
  const names = ["a", "b", "c", "d"];
  const answers = await db.transaction().execute(async (trx) => {
    // Deleting the oldest draft waits for this transaction. By then concurrent requests would all have counted, each
    // without the drafts of the others.
    await trx
      .selectFrom("draft")
      .select("form")
      .where("accountId", "=", anna.id)
      .forUpdate()
      .execute();
    const kept = names.map(async (name) => keep(anna, {}, { form: `together.${name}@1` }));
    await expect.poll(waiting).toBe(names.length);
    return kept;
  });
  for (const answer of answers) expect((await answer).status).toBe(204);
  expect(await draftsOf(anna)).toHaveLength(mostDrafts);
});

test("a draft that is nested thousands of levels deep is refused, and one as deep as forms are is kept", async () => {
  const anna = await aCustomer();
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  const send = (levels: number) =>
    portal.app.request(`/v1/drafts/${FORM}`, {
      method: "PUT",
      headers: { ...uploadHeaders(anna), "content-type": "application/json" },
      body: `{"generation":0,"values":{"deep":${nested(levels)}}}`,
    });
  expect((await send(20)).status).toBe(204);
  const answer = await send(3_000);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: "INVALID", fields: { body: "invalid" } },
  ]);
});

test.each(["Phone@1", "phone", "a b@1", `${"x".repeat(100)}@1`, "phone@1;"])(
  "a form that is none is refused: %s",
  async (form) => {
    const answer = await keep(await aCustomer(), {}, { form: encodeURIComponent(form) });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: "INVALID", fields: { form: "draft.form" } },
    ]);
  },
);

test("nothing is kept without a session, nor for the operator", async () => {
  expect((await keep(callsAs(), {})).status).toBe(401);
  expect((await keep(await aCustomer({ role: "OPERATOR" }), {})).status).toBe(403);
  expect(
    (await confirmPhone(await aCustomer(), "+41795551234", { [clientHeaders.draft]: "x" })).status,
  ).toBe(400);
});

test("housekeeping drops what was not touched for thirty days", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await keep(anna, {});
  await keep(bea, {});
  const long = new Date(Date.now() - 31 * 86_400_000);
  await db.updateTable("draft").set({ keptAt: long }).where("accountId", "=", anna.id).execute();
  const jobs = database.pool("jobs", 1);
  const { cleanupStatements } = await import("../core/jobs/cleanup.ts");
  for (const chore of cleanupStatements) await jobs.query(chore);
  await jobs.end();
  expect([await draftsOf(anna), (await draftsOf(bea)).length]).toEqual([[], 1]);
});

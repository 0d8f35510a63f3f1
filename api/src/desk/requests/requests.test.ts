import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { testRoles } from "../../../test/database.ts";
import { aCustomer, type Customer, db, ownerUrl, secrets } from "../../../test/portal.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";
import { urlFor } from "../../core/db/roles.ts";
import { hashOf } from "../sign-in/cookie.ts";

async function clerksRequest(who: Customer): Promise<string> {
  const id = await hasAsked(who, { details: { filename: "scan.pdf", note: { words: "Bonjour" } } });
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
  return id;
}

/** What the role of the desk sees of some tables, with a session of this token or none. */
async function rowsSeen(token: string): Promise<number[]> {
  const client = new pg.Client({
    connectionString: urlFor("desk", ownerUrl, testRoles, secrets),
  });
  await client.connect();
  await client.query("begin");
  await client.query("select from open_desk($1, false)", [hashOf(token)]);
  const counts: number[] = [];
  for (const table of ["account", "insured", "interaction", "interaction_status"])
    counts.push(
      Number((await client.query(`select count(*) as count from ${table}`)).rows[0].count),
    );
  await client.end();
  return counts;
}

const lines = (staffId: string) =>
  db
    .selectFrom("audit")
    .select(["actor", "action", "subject", "accountId", "caseId", "correlationId"])
    .where("staffId", "=", staffId)
    .orderBy("id")
    .execute();

test("Z10 a clerk sees what waits, with a person's name and number and nothing more", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const { body } = await clerk.ask(`/requests?find=${anna.insuredNumber}`);
  const shown = body.requests.find((one: { id: string }) => one.id === id);
  expect(shown).toEqual({
    id,
    type: "DOCUMENT",
    nature: "DOCUMENT",
    status: "REQUEST",
    language: "fr",
    askedAt: expect.any(String),
    decideBy: null,
    waitsUntil: null,
    takenBy: null,
    isMine: false,
    person: { insuredNumber: anna.insuredNumber, firstname: "Anna", lastname: "Rossi" },
    canton: null,
  });
});

test("Z12 a case opens by taking it, and its customer's rows close when it is given back", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const [id, other] = [await clerksRequest(anna), await clerksRequest(bea)];
  const absent = await clerk.ask(`/requests/${randomUUID()}`);
  const closed = await clerk.ask(`/requests/${id}`);
  expect([closed.status, closed.text]).toEqual([404, absent.text]);
  expect((await clerk.ask(`/requests/${id}/take`, { method: "POST" })).status).toBe(204);
  const { body } = await clerk.ask(`/requests/${id}`);
  expect(body).toMatchObject({
    id,
    status: "IN_PROGRESS",
    fields: [
      { name: "filename", value: "scan.pdf" },
      { name: "note.words", value: "Bonjour" },
    ],
    history: [{ status: "REQUEST" }, { status: "IN_PROGRESS" }],
  });
  expect((await clerk.ask(`/requests/${other}`)).text).toBe(absent.text);
  expect((await clerk.ask(`/requests/${id}/give-back`, { method: "POST" })).status).toBe(204);
  expect((await clerk.ask(`/requests/${id}`)).text).toBe(absent.text);
  const noted = await lines(clerk.id);
  expect(noted.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `request IN_PROGRESS ${id}`,
    `request taken ${id}`,
    `read Desk.requests ${id}`,
    `request given back ${id}`,
  ]);
  expect(new Set(noted.map(({ actor }) => actor))).toEqual(new Set([`staff ${clerk.name}`]));
  expect(noted.every(({ accountId, caseId }) => accountId === anna.id && caseId === id)).toBe(true);
});

test("Z12 two clerks never have the same case, and the later one is told who was faster", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const take = (clerk: typeof one) => clerk.ask(`/requests/${id}/take`, { method: "POST" });
  const answers = await Promise.all([take(one), take(other)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const late = answers.find(({ status }) => status === 409);
  const faster = answers[0]?.status === 204 ? one : other;
  expect(late?.body).toEqual({
    code: "CONFLICT",
    errorCodes: ["taken"],
    takenBy: faster.name,
  });
  expect((await take(faster)).status).toBe(204);
});

test("Z07 the role of the desk sees no customer without a case, also where the door forgets to ask", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const token = "a-token-of-this-test";
  await db
    .insertInto("staffSession")
    .values({
      staffId: clerk.id,
      tokenHash: hashOf(token),
      verifiedAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  expect(await rowsSeen("no token")).toEqual([0, 0, 0, 0]);
  expect(await rowsSeen(token)).toEqual([0, 0, 0, 0]);
  await clerk.ask(`/requests/${id}/take`, { method: "POST" });
  expect(await rowsSeen(token)).toEqual([1, 1, 1, 2]);
  await db
    .updateTable("interaction")
    .set({ status: "DONE", decidedAt: new Date() })
    .where("id", "=", id)
    .execute();
  expect(await rowsSeen(token)).toEqual([0, 0, 0, 0]);
});

test("Z08 the customer reads which part of the company looked, and because of which request", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  await clerk.ask(`/requests/${id}/take`, { method: "POST" });
  await clerk.ask(`/requests/${id}`);
  const { data } = await anna.graphql(
    `query Accesses { accesses { days { entries { who area isChange department because caseType caseDay } } } }`,
  );
  const because = {
    who: "STAFF",
    area: "REQUESTS",
    department: "CLAIMS",
    because: "CASE",
    caseType: "DOCUMENT",
    caseDay: "2026-03-02",
  };
  expect(data.accesses.days[0].entries).toEqual(
    expect.arrayContaining([
      { ...because, isChange: false },
      { ...because, isChange: true },
    ]),
  );
});

test("Z07 an act on a case of a colleague, or before it is taken, finds nothing", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const giveBack = (clerk: typeof one) =>
    clerk.ask(`/requests/${id}/give-back`, { method: "POST" });
  expect((await giveBack(one)).status).toBe(404);
  await one.ask(`/requests/${id}/take`, { method: "POST" });
  expect((await giveBack(other)).text).toBe('{"code":"NOT_FOUND"}');
  expect((await giveBack(one)).status).toBe(204);
});

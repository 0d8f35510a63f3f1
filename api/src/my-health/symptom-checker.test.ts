import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { aCustomer, aProcess, callsAs, db, testConfig } from "../../test/portal.ts";

const PATH = "/v1/symptom-checker-assessments";

beforeAll(async () => {
  await db.insertInto("featureFlag").values({ id: "ADA", value: true }).execute();
});

const kept = (id: string) =>
  db
    .selectFrom("symptomAssessment")
    .select(["accountId", "insuredNumber", "insurancePlan", "status"])
    .where("id", "=", id)
    .executeTakeFirst();

test("H09 W02 an assessment is begun with the plan of its person, and closed once", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const begun = await anna.post(PATH, { assessmentFor: anna.insuredNumber });
  expect(begun.status).toBe(201);
  const { id, insurancePlan } = await begun.json();
  const { productCode } = await db
    .selectFrom("basicContract")
    .select("productCode")
    .where("insuredNumber", "=", anna.insuredNumber)
    .executeTakeFirstOrThrow();
  expect(insurancePlan).toBe(productCode);
  expect(await kept(id)).toEqual({
    accountId: anna.id,
    insuredNumber: anna.insuredNumber,
    insurancePlan,
    status: "STARTED",
  });
  for (let time = 0; time < 2; time++)
    expect((await anna.call("PATCH", `${PATH}/${id}`, { status: "FINISHED" })).status).toBe(204);
  expect((await kept(id))?.status).toBe("FINISHED");
  const lines = await db.selectFrom("audit").select("action").where("subject", "=", id).execute();
  expect(lines.map(({ action }) => action)).toEqual([
    "start symptom assessment",
    "finish symptom assessment",
  ]);
});

test("H09 no customer begins one for a stranger, closes a stranger's, or says anything but that it is over", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  const { id } = await (await anna.post(PATH, { assessmentFor: anna.insuredNumber })).json();
  const ends = { status: "FINISHED" };
  expect((await stranger.post(PATH, { assessmentFor: anna.insuredNumber })).status).toBe(404);
  expect((await stranger.call("PATCH", `${PATH}/${id}`, ends)).status).toBe(404);
  expect((await anna.call("PATCH", `${PATH}/${randomUUID()}`, ends)).status).toBe(404);
  expect((await anna.call("PATCH", `${PATH}/nothing`, ends)).status).toBe(404);
  expect((await anna.call("PATCH", `${PATH}/${id}`, { status: "STARTED" })).status).toBe(400);
  expect((await anna.post(PATH, { assessmentFor: "me" })).status).toBe(400);
  expect((await callsAs().post(PATH, { assessmentFor: anna.insuredNumber })).status).toBe(401);
  expect((await kept(id))?.status).toBe("STARTED");
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect((await anna.post(PATH, { assessmentFor: anna.insuredNumber })).status).toBe(404);
});

test("H09 with the flag off the symptom checker is closed", async () => {
  const anna = await aCustomer();
  const { id } = await (await anna.post(PATH, { assessmentFor: anna.insuredNumber })).json();
  await db.updateTable("featureFlag").set({ value: false }).where("id", "=", "ADA").execute();
  expect((await anna.post(PATH, { assessmentFor: anna.insuredNumber })).status).toBe(403);
  expect((await anna.call("PATCH", `${PATH}/${id}`, { status: "FINISHED" })).status).toBe(403);
  await db.updateTable("featureFlag").set({ value: true }).where("id", "=", "ADA").execute();
});

test("the page that stands in for the partner's is in demonstrations alone, and repeats nothing unescaped", async () => {
  const real = await aProcess({ config: testConfig({ DEMONSTRATION: "false" }) });
  expect((await real.app.request("/symptom-checker")).status).toBe(404);
  const { app } = await aProcess({ config: testConfig({ DEMONSTRATION: "true" }) });
  const answer = await app.request("/symptom-checker?lang=de&assessment=%22%3E%3Cscript%3E");
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
  const text = await answer.text();
  expect(text).toContain("Einschätzung abschliessen");
  expect(text).not.toContain("<script>");
});

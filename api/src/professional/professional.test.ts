import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { ProfessionalPerson } from "@portal/model/professional.ts";
import { expect, test } from "vitest";
import { addDays } from "../../seed/days.ts";
import { aCustomer, callsAs, type Customer, db, portal } from "../../test/portal.ts";
import { filledIn } from "../../test/samples/professional.ts";
import { hasAsked } from "../../test/samples/requests.ts";

const today = todayInZurich(new Date());
const path = ({ insuredNumber }: Pick<Customer, "insuredNumber">) =>
  `/v1/partners/${insuredNumber}/professional_data`;
const tell = (anna: Customer, body: object, of: Pick<Customer, "insuredNumber"> = anna) =>
  anna.post(path(of), body);
const listOf = async (anna: Customer): Promise<ProfessionalPerson[]> =>
  (await anna.get("/v1/partners/professional_data")).json();

/** The insurer approves the customer's request. */
async function treated(anna: Customer): Promise<void> {
  await db
    .updateTable("interaction")
    .set({ approvedAt: new Date() })
    .where("accountId", "=", anna.id)
    .execute();
  const open = db
    .selectFrom("interaction")
    .where("accountId", "=", anna.id)
    .where("status", "not in", ["DONE", "REFUSED"])
    .select("id");
  while ((await open.execute()).length > 0) await portal.worker.runDue();
}

/** Submits, approves and treats a change. */
async function becomes(anna: Customer, body: object): Promise<void> {
  expect((await tell(anna, body)).status).toBe(200);
  await treated(anna);
}

test("D05 what is told waits for the insurer, is tracked, and then holds", async () => {
  const anna = await aCustomer();
  expect(await listOf(anna)).toMatchObject([{ professionalStatus: null, pendingUpdate: false }]);
  const { id } = await (await tell(anna, filledIn("EMP"))).json();
  expect(await listOf(anna)).toMatchObject([{ professionalStatus: null, pendingUpdate: true }]);
  const pending = `/v1/interaction/pending_update/${anna.insuredNumber}/PROFESSIONAL_DATA`;
  expect(await (await anna.get(pending)).json()).toEqual({ pendingUpdate: true });
  const again = await tell(anna, filledIn("IND"));
  expect([again.status, (await again.json()).code]).toEqual([409, "CONFLICT"]);
  await treated(anna);
  expect(await listOf(anna)).toEqual([
    {
      insuredNumber: anna.insuredNumber,
      professionalStatus: "EMP",
      professionalStatusTranslation: "Salarié·e",
      dateOfEntry: "2026-02-01",
      employer: "Atelier Lumen SA",
      occupation: "Architecte",
      organism: null,
      endOfQualifyingPeriod: null,
      country: "CH",
      countryTranslation: "Suisse",
      canton: "VD",
      cantonTranslation: "Vaud",
      announced: null,
      pendingUpdate: false,
    },
  ]);
  const { data } = await anna.graphql(
    "query One($id: ID!) { interaction(id: $id) { type concernedInsured { insuredNumber } details } }",
    { id },
  );
  expect(data.interaction).toMatchObject({
    type: "UPDATE_PROFESSIONAL_DATA",
    concernedInsured: { insuredNumber: anna.insuredNumber },
    details: { status: "EMP", entryDate: "2026-02-01", canton: "VD" },
  });
  const messages = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", anna.id)
    .orderBy("createdAt")
    .execute();
  expect(messages.map(({ template }) => template)).toEqual([
    "professional.received",
    "professional.done",
  ]);
});

test("D04 what begins later is announced and holds from its day; another announcement takes its place", async () => {
  const anna = await aCustomer();
  await becomes(anna, filledIn("IND"));
  const later = { ...filledIn("EMP"), dateOfEntry: addDays(today, 40) };
  await becomes(anna, later);
  await becomes(anna, { ...later, dateOfEntry: addDays(today, 20) });
  expect(await listOf(anna)).toMatchObject([
    {
      professionalStatus: "IND",
      announced: { professionalStatus: "EMP", dateOfEntry: addDays(today, 20) },
    },
  ]);
  await becomes(anna, { ...filledIn("AUT"), dateOfEntry: today });
  expect(await listOf(anna), "what is announced stays").toMatchObject([
    { professionalStatus: "AUT", announced: { professionalStatus: "EMP" } },
  ]);
});

test("D04 what is told for a day that is past replaces what held since", async () => {
  const anna = await aCustomer();
  await becomes(anna, { ...filledIn("IND"), dateOfEntry: "2020-01-01" });
  await becomes(anna, { ...filledIn("EMP"), dateOfEntry: "2024-01-01" });
  await becomes(anna, { ...filledIn("AUT"), dateOfEntry: "2022-01-01" });
  expect(await listOf(anna)).toMatchObject([{ professionalStatus: "AUT", announced: null }]);
  const kept = await db
    .selectFrom("professionalData")
    .select(["dateOfEntry", "professionalStatus"])
    .where("insuredNumber", "=", anna.insuredNumber)
    .orderBy("dateOfEntry")
    .execute();
  expect(kept).toEqual([
    { dateOfEntry: "2020-01-01", professionalStatus: "IND" },
    { dateOfEntry: "2022-01-01", professionalStatus: "AUT" },
  ]);
});

test("D05 the same again asks nothing of the insurer", async () => {
  const anna = await aCustomer();
  await becomes(anna, filledIn("REN"));
  const { fields: refused } = await (await tell(anna, filledIn("REN"))).json();
  expect(refused).toEqual({ professionalStatus: "professional.unchanged" });
});

test("D05 two tabs that save at once make one request", async () => {
  const anna = await aCustomer();
  const answers = await Promise.all(
    ["EMP", "IND", "AUT"].map(async (status) => (await tell(anna, filledIn(status))).status),
  );
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test("D05 a repeated request with the same key gets the same answer, and is one request", async () => {
  const anna = await aCustomer();
  const key = { "idempotency-key": crypto.randomUUID() };
  const [one, other] = [
    await anna.post(path(anna), filledIn("EMP"), key),
    await anna.post(path(anna), filledIn("EMP"), key),
  ];
  expect(await other.json()).toEqual(await one.json());
});

async function household(birthdate: string) {
  const anna = await aCustomer();
  const other = await aCustomer({ birthdate, isAddressOwner: false });
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: other.insuredNumber, position: 1 })
    .execute();
  return { anna, other };
}

test("D01 everybody on the account is listed, and the address owner tells for the household", async () => {
  const { anna, other } = await household("1982-01-01");
  expect((await tell(anna, filledIn("EMP"), other)).status).toBe(200);
  expect(await listOf(anna)).toMatchObject([
    { insuredNumber: anna.insuredNumber, pendingUpdate: false },
    { insuredNumber: other.insuredNumber, pendingUpdate: true },
  ]);
});

test("D01 a change that another person of the household told is pending for all of them", async () => {
  const { anna, other } = await household("1982-01-01");
  await hasAsked(other, { type: "UPDATE_PROFESSIONAL_DATA", nature: "PROFESSIONAL_DATA" });
  expect(await listOf(anna)).toMatchObject([{ pendingUpdate: false }, { pendingUpdate: true }]);
  expect((await tell(anna, filledIn("EMP"), other)).status).toBe(409);
});

test("D01 no person below fifteen, and none shown for information, has professional data", async () => {
  const { anna, other } = await household(addDays(today, -15 * 365 + 10));
  const young = await tell(anna, { ...filledIn("AUT"), dateOfEntry: today }, other);
  expect((await young.json()).fields).toEqual({ insuredNumber: "professional.tooYoung" });
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  const shown = await tell(anna, filledIn("EMP"));
  expect((await shown.json()).fields).toEqual({ insuredNumber: "insured.forInformation" });
});

test("D01 a stranger's professional data do not exist", async () => {
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  await becomes(stranger, filledIn("EMP"));
  const answer = await tell(anna, filledIn("EMP"), stranger);
  const missing = await tell(anna, filledIn("EMP"), { insuredNumber: 1_999_999_999 });
  expect([answer.status, await answer.text()]).toEqual([404, await missing.text()]);
  expect((await listOf(anna)).map((one) => one.insuredNumber)).toEqual([anna.insuredNumber]);
  expect((await callsAs().get("/v1/partners/professional_data")).status).toBe(401);
});

test("D01 reading leaves an audit line", async () => {
  const anna = await aCustomer();
  await listOf(anna);
  const lines = () =>
    db.selectFrom("audit").select("subject").where("accountId", "=", anna.id).execute();
  // Audit lines of reads are written in batches, a moment later.
  await expect.poll(lines).toContainEqual({ subject: "GET /v1/partners/professional_data" });
});

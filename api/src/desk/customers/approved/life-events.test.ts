import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { addDemonstrationAddresses } from "../../../../seed/places/places.ts";
import { aCustomer, type Customer, db, ownerUrl, portal } from "../../../../test/portal.ts";
import { cover } from "../../../../test/samples/covered.ts";
import { aStaffMember, type StaffMember } from "../../../../test/samples/staff.ts";

beforeAll(async () => {
  await portal.worker.stop();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await addDemonstrationAddresses(owner);
  await owner.end();
});

const today = todayInZurich(new Date());
const diedOn = movedDay(today, -3);
const checked = "The certificate was read and the registry office called";
const death = { diedOn, document: "Death certificate 4711", reportedBy: "Bea Rossi", checked };
const guardian = {
  guardian: "Clara Vogt",
  authority: "KESB Bern",
  since: diedOn,
  street: "Rue du Lac",
  number: "4",
  npa: "1003",
  city: "LAUSANNE",
  checked,
};
type Person = Pick<Customer, "insuredNumber">;

const openWith = (clerk: StaffMember, { insuredNumber }: Person) =>
  clerk.ask("/accesses", { body: { insuredNumber, kind: "CUSTOMER_CALL", reason: checked } });
const askFor = (clerk: StaffMember, { insuredNumber }: Person, act: string, body: object) =>
  clerk.ask(`/customers/${insuredNumber}/${act}`, { body });
const decide = (who: StaffMember, id: string, decision = "approve") =>
  who.ask(`/approvals/${id}/decision`, { body: { decision } });
const accountOf = ({ id }: Customer) =>
  db
    .selectFrom("account")
    .select(["lockedAt", "sousTutelle", "premiumsChangedFrom"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const diedOnOf = async ({ insuredNumber }: Person) =>
  (
    await db
      .selectFrom("insured")
      .select("diedOn")
      .where("insuredNumber", "=", insuredNumber)
      .executeTakeFirstOrThrow()
  ).diedOn;
const endsOf = async ({ insuredNumber }: Person) =>
  Promise.all(
    (["basicContract", "supplementaryContract", "propertyContract"] as const).map(async (table) =>
      (
        await db
          .selectFrom(table)
          .select("validTo")
          .where("insuredNumber", "=", insuredNumber)
          .execute()
      ).map(({ validTo }) => validTo),
    ),
  );
const lettersOf = ({ insuredNumber }: Person) =>
  db
    .selectFrom("postalAddress")
    .select(["complement", "street", "city"])
    .where("insuredNumber", "=", insuredNumber)
    .where("correspondance", "=", true)
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .execute();

/** A covered customer among others, open to a clerk. */
async function anOpenCustomer() {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const senior = await aStaffMember({ roles: ["SENIOR"] });
  await cover(anna);
  await openWith(clerk, anna);
  return { anna, clerk, senior };
}

/** A request about the person, which is not decided yet. */
async function hasRequest({ id: accountId, insuredNumber }: Customer): Promise<string> {
  const request = { accountId, insuredNumber, type: "CALLBACK", nature: "MESSAGE", language: "fr" };
  const { id } = await db
    .insertInto("interaction")
    .values({ ...request, details: Buffer.from("x") })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("Z24 a death that a colleague approves ends the health contracts and the account of this person and nobody else's", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const bea = await aCustomer();
  await cover(bea);
  await db
    .updateTable("account")
    .set({ premiumsBilledTo: movedDay(today, 40) })
    .where("id", "in", [anna.id, bea.id])
    .execute();
  const request = await hasRequest(anna);
  const others = await hasRequest(bea);
  await db
    .insertInto("supplementaryContract")
    .values({
      insuredNumber: anna.insuredNumber,
      productCode: "AH02",
      level: "PRIVATE",
      risk: "MIT",
      validFrom: movedDay(today, 60),
    })
    .execute();
  const asked = await askFor(clerk, anna, "death", death);
  expect(asked.status).toBe(202);
  expect([await diedOnOf(anna), (await accountOf(anna)).lockedAt]).toEqual([null, null]);
  const listed = (await senior.ask("/approvals")).body.approvals.find(
    (one: { id: string }) => one.id === asked.body.id,
  );
  expect(listed).toMatchObject({ act: "death", reason: checked });
  expect(listed.fields).toContainEqual({ name: "document", value: "Death certificate 4711" });
  expect((await decide(clerk, asked.body.id)).body.errorCodes).toEqual(["ownApproval"]);
  expect((await decide(senior, asked.body.id)).status).toBe(204);
  expect(await diedOnOf(anna)).toBe(diedOn);
  expect(await endsOf(anna)).toEqual([[diedOn], [diedOn], ["9999-12-31"]]);
  expect(await accountOf(anna)).toMatchObject({
    lockedAt: expect.any(Date),
    premiumsChangedFrom: movedDay(diedOn, 1),
  });
  expect((await anna.graphql("query P { insureds { insuredNumber } }")).errors).toBeDefined();
  const held = await db
    .selectFrom("interaction")
    .select("id")
    .where("id", "in", [request, others])
    .where("heldAt", "is not", null)
    .execute();
  expect(held).toEqual([{ id: request }]);
  expect(await endsOf(bea)).toEqual([["9999-12-31"], ["9999-12-31"], ["9999-12-31"]]);
  expect([await diedOnOf(bea), (await accountOf(bea)).lockedAt]).toEqual([null, null]);
  const audited = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "=", "death reported")
    .execute();
  expect(audited).toHaveLength(1);
});

test("Z24 the same death is reported once, also by two clerks at once, and two of one household each", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const other = await aStaffMember();
  await openWith(other, anna);
  const child = { insuredNumber: anna.insuredNumber + 500_000 };
  const born = { birthdate: "2015-04-01", gender: "F", language: "fr", collective: null };
  await db
    .insertInto("insured")
    .values({ ...child, ...born, firstname: "Lea", lastname: "Rossi" })
    .execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, ...child, position: 1 })
    .execute();
  const answers = await Promise.all([
    askFor(clerk, anna, "death", death),
    askFor(other, anna, "death", death),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([202, 409]);
  const ofChild = await askFor(clerk, child, "death", death);
  expect(ofChild.status).toBe(202);
  expect((await decide(senior, ofChild.body.id)).status).toBe(204);
  expect([await diedOnOf(child), (await accountOf(anna)).lockedAt]).toEqual([diedOn, null]);
  const again = await askFor(clerk, child, "death", death);
  expect(again.body.errorCodes).toEqual(["dead"]);
});

test("Z24 a day in the future, before the birth or no day is refused at its field", async () => {
  const { anna, clerk } = await anOpenCustomer();
  const days = [movedDay(today, 1), "1910-01-01", "2026-02-30"];
  for (const day of days) {
    const died = await askFor(clerk, anna, "death", { ...death, diedOn: day });
    expect([died.status, died.body.fields]).toEqual([400, { diedOn: "date.format" }]);
    const since = await askFor(clerk, anna, "guardian", { ...guardian, since: day });
    expect([since.status, since.body.fields]).toEqual([400, { since: "date.format" }]);
  }
  const unproved = await askFor(clerk, anna, "death", { ...death, document: " " });
  expect(unproved.body.fields).toEqual({ document: "required" });
  const nowhere = await askFor(clerk, anna, "guardian", { ...guardian, city: "Nowhere" });
  expect(nowhere.body.fields).toEqual({ city: "locality.list" });
});

test("Z24 a guardian is appointed with a colleague, letters go to them, and the end gives both back", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const home = await lettersOf(anna);
  const asked = await askFor(clerk, anna, "guardian", guardian);
  expect((await askFor(clerk, anna, "guardian", guardian)).body.errorCodes).toEqual(["asked"]);
  expect((await accountOf(anna)).sousTutelle).toBe(false);
  expect((await decide(senior, asked.body.id)).status).toBe(204);
  expect((await accountOf(anna)).sousTutelle).toBe(true);
  expect(await lettersOf(anna)).toEqual([
    { complement: "c/o Clara Vogt", street: "Rue du Lac", city: "Lausanne" },
  ]);
  const page = await clerk.ask(`/customers/${anna.insuredNumber}`);
  expect(page.body.account.guardian).toEqual({
    guardian: "Clara Vogt",
    authority: "KESB Bern",
    since: diedOn,
  });
  const twice = await askFor(clerk, anna, "guardian", guardian);
  expect(twice.body.errorCodes).toEqual(["hasGuardian"]);
  const early = { endedOn: movedDay(diedOn, -1), checked };
  const tooEarly = await askFor(clerk, anna, "guardian/end", early);
  expect(tooEarly.body.fields).toEqual({ endedOn: "date.format" });
  const end = { endedOn: today, checked };
  const ending = await askFor(clerk, anna, "guardian/end", end);
  expect((await decide(senior, ending.body.id)).status).toBe(204);
  expect((await accountOf(anna)).sousTutelle).toBe(false);
  expect(await lettersOf(anna)).toEqual(home);
  expect((await askFor(clerk, anna, "guardian/end", end)).body.errorCodes).toEqual(["noGuardian"]);
});

test("Z24 other staff reports nothing, and what a colleague refuses has no effect", async () => {
  const { anna, clerk, senior } = await anOpenCustomer();
  const [books, stranger] = [await aStaffMember({ roles: ["BOOKS"] }), await aStaffMember()];
  const end = { endedOn: today, checked };
  for (const [act, body] of [
    ["death", death],
    ["guardian", guardian],
    ["guardian/end", end],
  ] as const) {
    expect((await askFor(books, anna, act, body)).status).toBe(403);
    expect((await askFor(stranger, anna, act, body)).text).toBe('{"code":"NOT_FOUND"}');
  }
  const { body } = await askFor(clerk, anna, "death", death);
  expect((await decide(stranger, body.id)).status).toBe(403);
  expect((await decide(senior, body.id, "refuse")).status).toBe(204);
  expect([await diedOnOf(anna), (await accountOf(anna)).lockedAt]).toEqual([null, null]);
});

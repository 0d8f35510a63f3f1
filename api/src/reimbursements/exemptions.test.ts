import { afterAll, beforeAll, expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { aCustomer, clock, type Customer, db, portal } from "../../test/portal.ts";
import { entriesIn } from "../../test/zip.ts";

const today = "2026-11-16";
beforeAll(() => clock.set(today));
afterAll(() => clock.set(undefined));

/** Settles a stay of five nights, or another bill, today, and returns its line. */
async function settled({ insuredNumber }: Customer, more: object = {}) {
  await db
    .insertInto("claim")
    .values({
      insuredNumber,
      isPrivate: true,
      channel: "PROVIDER",
      dueOn: today,
      provider: "Spital Felsenau",
      category: "HOSPITAL",
      treatmentBegin: "2026-10-01",
      treatmentEnd: "2026-10-06",
      tiers: "PAYANT",
      billed: 6_000_00,
      ...more,
    })
    .execute();
  await portal.claims.runDue();
  const { statementId } = await db
    .selectFrom("claim")
    .select("statementId")
    .where("insuredNumber", "=", insuredNumber)
    .where("status", "=", "SETTLED")
    .orderBy("decidedAt", "desc")
    .executeTakeFirstOrThrow();
  return db
    .selectFrom("statementLine")
    .select(["hospitalContribution", "deductible", "coinsurance", "basicPaid"])
    .where("statementId", "=", statementId ?? "")
    .executeTakeFirstOrThrow();
}

async function isExpecting({ insuredNumber }: Customer, days: object): Promise<void> {
  await db
    .insertInto("maternity")
    .values({ insuredNumber, declaredOn: "2026-09-01", ...days })
    .execute();
}

const nothing = { hospitalContribution: 0, deductible: 0, coinsurance: 0, basicPaid: 6_000_00 };

test("K01 once a pregnancy is declared, care costs nothing from its 13th week on, and a bill asks for nothing", async () => {
  const [sofia, stranger] = [await aCustomer(), await aCustomer()];
  for (const one of [sofia, stranger]) await cover(one);
  await isExpecting(sofia, { expectedOn: "2027-02-10" });
  expect(await settled(sofia)).toEqual(nothing);
  expect(
    await settled(sofia, { treatmentBegin: "2026-07-28", treatmentEnd: "2026-07-28" }),
  ).toMatchObject({
    deductible: 300_00,
  });
  expect(await settled(stranger)).toMatchObject({
    hospitalContribution: 75_00,
    deductible: 300_00,
  });
  const invoices = await db
    .selectFrom("invoice")
    .select("totalAmount")
    .where("accountId", "=", sofia.id)
    .execute();
  expect(invoices).toHaveLength(1);
  const { data } = await sofia.graphql(
    "query M { insureds { contribution { deductible { paid } } } }",
  );
  expect(data.insureds[0].contribution.deductible.paid).toBe(300);
});

test("K01 it costs nothing until eight weeks after the birth, and something again on the day after", async () => {
  const mother = await aCustomer();
  await cover(mother);
  await isExpecting(mother, { expectedOn: "2026-08-01", bornOn: "2026-08-10" });
  const care = (day: string) => settled(mother, { treatmentBegin: day, treatmentEnd: day });
  expect(await care("2026-10-05")).toEqual(nothing);
  expect(await care("2026-10-06")).toMatchObject({ deductible: 300_00, coinsurance: 570_00 });
});

test.each([
  ["an apprentice of 20", "2006-05-05", { professionalStatus: "APP" }, 0],
  [
    "a student of 25 whose training is proven",
    "2001-05-05",
    { professionalStatus: "AUT", trainingUntil: "2026-12-31" },
    0,
  ],
  [
    "a student whose proof has ended",
    "2001-05-05",
    { professionalStatus: "AUT", trainingUntil: "2026-09-30" },
    75_00,
  ],
  [
    "a student of 26",
    "2000-05-05",
    { professionalStatus: "AUT", trainingUntil: "2026-12-31" },
    75_00,
  ],
  ["somebody of 22 who works", "2004-05-05", { professionalStatus: "EMP" }, 75_00],
  [
    "somebody whose training began afterwards",
    "2004-05-05",
    { professionalStatus: "APP", dateOfEntry: "2026-10-02" },
    75_00,
  ],
])("K01 five nights in hospital, %s", async (_, birthdate, work, contribution) => {
  const person = await aCustomer({ birthdate });
  await cover(person);
  await db
    .insertInto("professionalData")
    .values({ insuredNumber: person.insuredNumber, dateOfEntry: "2024-08-01", ...work })
    .execute();
  expect(await settled(person)).toMatchObject({
    hospitalContribution: contribution,
    deductible: 300_00,
  });
});

test("a pregnancy is read by the woman and by the account that declared it, and by no other of the household", async () => {
  const [owner, daughter, parent] = [await aCustomer(), await aCustomer(), await aCustomer()];
  const { insuredNumber } = daughter;
  for (const { id } of [owner, parent])
    await db.insertInto("accountInsured").values({ accountId: id, insuredNumber }).execute();
  await isExpecting(daughter, { expectedOn: "2027-01-01", accountId: parent.id });
  const rows = async (who: Customer) => {
    const zip = Buffer.from(await (await who.post("/v1/my-data/export")).arrayBuffer());
    const held = entriesIn(zip).find(({ name }) => name === "data/careCosts.json");
    return JSON.parse(held?.content.toString() ?? "{}").maternity.length;
  };
  expect(await Promise.all([owner, daughter, parent].map(rows))).toEqual([0, 1, 1]);
});

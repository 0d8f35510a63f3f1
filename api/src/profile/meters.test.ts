import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedTariffs } from "../../test/samples/demonstration.ts";
import { aCustomer, aProcess, clock, type Customer, db, portal } from "../../test/portal.ts";

const METERS = `query Meters($year: Int) { insureds { insuredNumber contribution(year: $year) { year
  deductible { annual paid percent toBePaid } coinsurance { annual paid percent toBePaid } } } }`;

beforeAll(() => seedTariffs("2026-11-16"));
afterAll(() => clock.set(undefined));

async function isInsured(insuredNumber: number, deductible: number, more: object = {}) {
  await db
    .insertInto("basicContract")
    .values({
      insuredNumber,
      validFrom: "2020-01-01",
      insurerCode: "9101",
      productCode: "RT01",
      deductible,
      risk: "MIT",
      periodicity: "MONTHLY",
      ...more,
    })
    .execute();
}

/** A child on the account of a parent. */
async function hasChild(parent: Customer, birthdate: string, deductible = 0, more: object = {}) {
  const insuredNumber = parent.insuredNumber + 1_000_000 * (1 + (childCount++ % 900));
  await db
    .insertInto("insured")
    .values({
      insuredNumber,
      firstname: "Kim",
      lastname: "Rossi",
      birthdate,
      gender: "F",
      language: "fr",
    })
    .execute();
  await db.insertInto("accountInsured").values({ accountId: parent.id, insuredNumber }).execute();
  await isInsured(insuredNumber, deductible, more);
  return insuredNumber;
}
let childCount = 0;

async function metersOf(who: Customer, year?: number) {
  const { data } = await who.graphql(METERS, { year });
  const all: { insuredNumber: number; contribution: unknown }[] = data.insureds;
  return new Map(all.map(({ insuredNumber, contribution }) => [insuredNumber, contribution]));
}

/** Settles a bill today. */
async function isTreated(insuredNumber: number, billed: number, day: string): Promise<void> {
  await db
    .insertInto("claim")
    .values({
      insuredNumber,
      isPrivate: false,
      channel: "PROVIDER",
      dueOn: day,
      provider: "Cabinet du Parc",
      category: "DOCTOR",
      treatmentBegin: day,
      treatmentEnd: day,
      tiers: "GARANT",
      billed,
    })
    .execute();
  await portal.claims.runDue();
}

describe("H04 an insured person has figures, before the first bill of the year", () => {
  test.each(["2027-01-01", "2027-01-03", "2028-02-29", "2026-12-31"])("on %s", async (day) => {
    clock.set(day);
    const anna = await aCustomer();
    await isInsured(anna.insuredNumber, 1500_00);
    expect((await metersOf(anna)).get(anna.insuredNumber)).toEqual({
      year: Number(day.slice(0, 4)),
      deductible: { annual: 1500, paid: 0, percent: 0, toBePaid: 1500 },
      coinsurance: { annual: 700, paid: 0, percent: 0, toBePaid: 700 },
    });
  });

  test("a person who is not insured has none, and a year without a contract has none", async () => {
    clock.set("2027-01-01");
    const anna = await aCustomer();
    expect((await metersOf(anna)).get(anna.insuredNumber)).toBeNull();
    await isInsured(anna.insuredNumber, 300_00, { validFrom: "2026-03-01" });
    expect((await metersOf(anna, 2025)).get(anna.insuredNumber)).toBeNull();
    expect((await metersOf(anna, 2026)).get(anna.insuredNumber)).toMatchObject({ year: 2026 });
  });

  test.each([
    ["2026-02-10", 300],
    ["2026-11-16", 1500],
  ])("a person who changed within the year has on %s the deductible of %i", async (day, annual) => {
    clock.set(day);
    const anna = await aCustomer();
    const first = { validFrom: "2026-01-01", validTo: "2026-06-30" };
    await isInsured(anna.insuredNumber, 300_00, first);
    await isInsured(anna.insuredNumber, 1500_00, { validFrom: "2026-07-01" });
    const told = (await metersOf(anna)).get(anna.insuredNumber);
    expect(told).toMatchObject({ deductible: { annual } });
  });

  test("a year that is none is refused", async () => {
    const anna = await aCustomer();
    const { errors } = await anna.graphql(METERS, { year: 99_999 });
    expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
  });

  test.each([
    ["2008-03-09", "2026-03-09", 0, 350],
    ["2008-03-09", "2026-12-31", 0, 350],
    ["2008-03-09", "2027-01-01", 300, 700],
    ["2001-03-09", "2027-03-09", 300, 700],
  ])(
    "somebody born on %s has on %s a deductible of %i and at most %i beyond: classes change on 1 January",
    async (birthdate, day, deductible, coinsurance) => {
      clock.set(day);
      const anna = await aCustomer({ birthdate });
      await isInsured(anna.insuredNumber, 0);
      const told = {
        deductible: { annual: deductible, toBePaid: deductible },
        coinsurance: { annual: coinsurance, toBePaid: coinsurance },
      };
      expect((await metersOf(anna)).get(anna.insuredNumber)).toMatchObject(told);
      await isTreated(anna.insuredNumber, 20_000_00, day);
      expect((await metersOf(anna)).get(anna.insuredNumber)).toMatchObject({
        deductible: { paid: deductible, toBePaid: 0 },
        coinsurance: { paid: coinsurance, toBePaid: 0 },
      });
    },
  );
});

describe("H04 children of a family bear together what one adult bears", () => {
  test("what is left is what the next bill may still ask for", async () => {
    clock.set("2026-11-16");
    const parent = await aCustomer();
    await isInsured(parent.insuredNumber, 300_00);
    const [first, second, third, elsewhere] = [
      await hasChild(parent, "2015-05-05"),
      await hasChild(parent, "2017-05-05"),
      await hasChild(parent, "2019-05-05"),
      await hasChild(parent, "2012-05-05", 0, { insurerCode: "9103" }),
    ];
    const left = async (child: number) =>
      (await metersOf(parent)).get(child) as { coinsurance: { paid: number; toBePaid: number } };
    expect((await left(third)).coinsurance).toMatchObject({ paid: 0, toBePaid: 350 });
    await isTreated(first, 9_000_00, "2026-11-16");
    await isTreated(second, 9_000_00, "2026-11-16");
    expect((await left(third)).coinsurance).toMatchObject({ paid: 0, toBePaid: 300 });
    await isTreated(third, 9_000_00, "2026-11-16");
    expect((await left(third)).coinsurance).toEqual({
      annual: 350,
      paid: 300,
      percent: 85,
      toBePaid: 0,
    });
    // The limit of another insurer is separate, and so is that of the parent.
    expect((await left(elsewhere)).coinsurance).toMatchObject({ paid: 0, toBePaid: 350 });
    expect((await left(parent.insuredNumber)).coinsurance).toMatchObject({ toBePaid: 700 });
  });

  test("with optional deductibles it is twice what one of them bears, and settled at once nothing is asked twice", async () => {
    clock.set("2026-11-16");
    const parent = await aCustomer();
    const children = [
      await hasChild(parent, "2015-05-05", 100_00),
      await hasChild(parent, "2016-05-05", 100_00),
      await hasChild(parent, "2018-05-05", 100_00),
    ];
    const claims = children.map((insuredNumber) => ({
      insuredNumber,
      isPrivate: false,
      channel: "PROVIDER",
      dueOn: "2026-11-16",
      provider: "Cabinet du Parc",
      category: "DOCTOR",
      treatmentBegin: "2026-11-02",
      treatmentEnd: "2026-11-02",
      tiers: "GARANT",
      billed: 9_000_00,
    }));
    await db.insertInto("claim").values(claims).execute();
    const another = await aProcess();
    await Promise.all([portal.claims.runDue(), another.claims.runDue()]);
    const borne = await db
      .selectFrom("contribution")
      .select(({ fn }) => [
        fn.sum("deductiblePaid").as("deductible"),
        fn.sum("coinsurancePaid").as("coinsurance"),
      ])
      .where("insuredNumber", "in", children)
      .executeTakeFirstOrThrow();
    expect(Number(borne.deductible) + Number(borne.coinsurance)).toBe(900_00);
  });

  test("a parent who sees one child alone is told what is left for all of them, and nothing else", async () => {
    clock.set("2026-11-16");
    const [one, other] = [await aCustomer(), await aCustomer()];
    const children = [
      await hasChild(one, "2015-05-05"),
      await hasChild(one, "2016-05-05"),
      await hasChild(one, "2018-05-05"),
    ];
    const [shared = 0, second = 0, third = 0] = children;
    await db
      .insertInto("accountInsured")
      .values({ accountId: other.id, insuredNumber: shared })
      .execute();
    await isTreated(second, 9_000_00, "2026-11-16");
    await isTreated(third, 9_000_00, "2026-11-16");
    const seen = await metersOf(other);
    expect(new Set(seen.keys())).toEqual(new Set([other.insuredNumber, shared]));
    expect(seen.get(shared)).toMatchObject({ coinsurance: { paid: 0, toBePaid: 300 } });
  });
});

import { afterAll, beforeEach, expect, test } from "vitest";
import { hasInsured, isInsured, openChanges } from "../../test/samples/contract-changes.ts";
import { aCustomer, callsAs, clock, type Customer, db, portal } from "../../test/portal.ts";

const YEAR = `query Year($year: Int!) { yearCosts(year: $year) {
  insuredNumber isChild isInTraining insurerCode premiums { month basic supplementary isAnnounced }
  share { deductible deductiblePaid coinsuranceMaximum coinsurancePaid siblings { borne highest } }
  care { shared outside history { year shared outside } } freePeriods { from to } } }`;
const DEDUCTIBLES = `query Deductibles($insuredNumber: Int!, $year: Int!) {
  deductibleYears(insuredNumber: $insuredNumber, year: $year) {
    offers { deductible premiums } lower { from askBy } higher { from askBy } } }`;
const CONTRACTS = `query C($date: Date!) { contracts(date: $date) {
  insuredNumber healthBasic { monthlyAmount } supplementalsMonthlyAmount } }`;

const today = "2026-11-16";
beforeEach(async () => {
  clock.set(today);
  await openChanges(today);
});
afterAll(() => clock.set(undefined));

const yearOf = async (who: Customer, year = 2026) =>
  (await who.graphql(YEAR, { year })).data.yearCosts;
const codeOf = (answer: Awaited<ReturnType<Customer["graphql"]>>) =>
  answer.errors?.[0]?.extensions?.["code"];

async function hadCare(
  insuredNumber: number,
  { on, billed, isPrivate = true }: { on: string; billed: number; isPrivate?: boolean },
): Promise<void> {
  await db
    .insertInto("claim")
    .values({
      insuredNumber,
      isPrivate,
      channel: "PROVIDER",
      dueOn: today,
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: on,
      treatmentEnd: on,
      tiers: "GARANT",
      billed,
    })
    .execute();
  await portal.claims.runDue();
}

test("V43 a year has the premiums of its contracts, month by month, also where a contract changes in it", async () => {
  const anna = await isInsured({ contract: { validFrom: "2020-01-01", validTo: "2026-06-30" } });
  await db
    .insertInto("basicContract")
    .values({
      insuredNumber: anna.insuredNumber,
      validFrom: "2026-07-01",
      insurerCode: "9101",
      productCode: "RT01",
      deductible: 2500_00,
      risk: "MIT",
      periodicity: "MONTHLY",
    })
    .execute();
  const [{ premiums, insurerCode }] = await yearOf(anna);
  expect(premiums).toHaveLength(12);
  expect(insurerCode).toBe("9101");
  for (const { month, basic, supplementary, isAnnounced } of [
    premiums[0],
    premiums[5],
    premiums[6],
    premiums[11],
  ]) {
    const [contract] = (await anna.graphql(CONTRACTS, { date: `${month}-01` })).data.contracts;
    expect([basic, supplementary]).toEqual([
      contract.healthBasic.monthlyAmount,
      contract.supplementalsMonthlyAmount,
    ]);
    expect(isAnnounced).toBe(true);
  }
  expect(premiums[5].basic).toBeGreaterThan(premiums[6].basic);
});

test("V43 the meters and the care of the years before are the person's own, and another adult's care is not told", async () => {
  const anna = await isInsured();
  const luca = await hasInsured(anna, { birthdate: "1985-01-01" });
  const mia = await hasInsured(anna, { birthdate: "2015-03-01", contract: { deductible: 0 } });
  await hadCare(anna.insuredNumber, { on: "2026-03-01", billed: 1_000_00 });
  await hadCare(anna.insuredNumber, { on: "2025-03-01", billed: 400_00 });
  await hadCare(luca, { on: "2026-03-01", billed: 700_00 });
  await hadCare(mia, { on: "2026-03-01", billed: 500_00, isPrivate: false });
  const [own, other, child] = await yearOf(anna);
  expect(own).toMatchObject({
    share: {
      deductible: 300,
      deductiblePaid: 300,
      coinsuranceMaximum: 700,
      coinsurancePaid: 70,
      siblings: null,
    },
    care: { shared: 1000, outside: 0 },
  });
  expect(own.care.history).toEqual([
    { year: 2023, shared: 0, outside: 0 },
    { year: 2024, shared: 0, outside: 0 },
    { year: 2025, shared: 400, outside: 0 },
  ]);
  expect(other).toMatchObject({ insuredNumber: luca, care: null, share: { deductiblePaid: 300 } });
  expect(child).toMatchObject({
    isChild: true,
    share: { coinsurancePaid: 50, siblings: { borne: 0, highest: 0 } },
    care: { shared: 500 },
  });
  const [next] = await yearOf(anna, 2027);
  expect(next).toMatchObject({ share: { deductiblePaid: 0 }, care: { shared: 0 } });
});

test("V43 a person who joined in a year has no past year before it", async () => {
  const anna = await isInsured({ contract: { validFrom: "2025-02-01" } });
  const [{ care }] = await yearOf(anna);
  expect(care.history).toEqual([]);
});

test.each([2025, 2028, 0])("V43 the year %i is refused", async (year) => {
  const anna = await isInsured();
  expect(codeOf(await anna.graphql(YEAR, { year }))).toBe("INVALID");
  const { insuredNumber } = anna;
  expect(codeOf(await anna.graphql(DEDUCTIBLES, { insuredNumber, year }))).toBe("INVALID");
});

test("V44 each deductible of the age costs what its premium would be, and the notice ends on its day", async () => {
  const anna = await isInsured();
  const asked = { insuredNumber: anna.insuredNumber, year: 2027 };
  const { deductibleYears: found } = (await anna.graphql(DEDUCTIBLES, asked)).data;
  expect(found.offers.map(({ deductible }: { deductible: number }) => deductible)).toEqual([
    300, 500, 1000, 1500, 2000, 2500,
  ]);
  expect(found.lower).toEqual({ from: "2027-01-01", askBy: "2026-11-30" });
  expect(found.higher).toEqual({ from: "2027-01-01", askBy: "2026-12-31" });
  const [contract] = (await anna.graphql(CONTRACTS, { date: "2027-01-01" })).data.contracts;
  expect(found.offers[0].premiums).toBeCloseTo(12 * contract.healthBasic.monthlyAmount, 2);
  const mia = await hasInsured(anna, { birthdate: "2015-03-01", contract: { deductible: 0 } });
  const child = (await anna.graphql(DEDUCTIBLES, { insuredNumber: mia, year: 2027 })).data;
  expect(child.deductibleYears.offers).toHaveLength(7);
});

test.each([
  ["2026-11-30", "2026-11-30", "2027-01-01"],
  ["2026-12-01", "2027-11-30", "2028-01-01"],
])("V44 on %s, a lower deductible has to be asked for by %s", async (day, askBy, from) => {
  clock.set(day);
  const anna = await isInsured();
  const asked = { insuredNumber: anna.insuredNumber, year: 2027 };
  const { data } = await anna.graphql(DEDUCTIBLES, asked);
  expect(data.deductibleYears.lower).toEqual({ from, askBy });
});

test("V43 V44 a stranger is told nothing of another's costs, and nothing is told without a session", async () => {
  const [anna, bea] = [await isInsured(), await aCustomer()];
  await hadCare(anna.insuredNumber, { on: "2026-03-01", billed: 1_000_00 });
  const seen = await yearOf(bea);
  expect(seen.map(({ insuredNumber }: { insuredNumber: number }) => insuredNumber)).toEqual([
    bea.insuredNumber,
  ]);
  const asked = { insuredNumber: anna.insuredNumber, year: 2027 };
  expect((await bea.graphql(DEDUCTIBLES, asked)).data.deductibleYears.offers).toEqual([]);
  for (const [document, values] of [
    [YEAR, { year: 2026 }],
    [DEDUCTIBLES, asked],
  ] as const)
    expect(codeOf(await callsAs().graphql(document, values))).toBe("UNAUTHENTICATED");
});

import { explainLine } from "@portal/model/cost-sharing/explain.ts";
import { rappenOf } from "@portal/model/money.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { as, seedPeople } from "../../test/samples/demonstration.ts";
import { aCustomer, callsAs, clock, type Customer, db, portal } from "../../test/portal.ts";

const EXPLAIN = `query Explain($id: ID!) { explainedStatement(id: $id) {
  id statementNumber insured { insuredNumber }
  lines { deductibleAnnual deductibleBefore coinsuranceMaximum coinsuranceBefore conversation
    line { position careProvider category treatmentBegin totalAmount notCovered supplementaryPaid
      hospitalContribution deductible coinsurance coinsuranceRate basicPaid correction } } } }`;
const COMPARE = `query Compare { comparedCare { insuredNumber category
  thisYear { paidByUs own } lastYearSoFar { paidByUs own } lastYear { paidByUs own } } }`;
const LIST = `query L { reimbursements(from: "2025-01-01", to: "2026-12-31") { id insured { insuredNumber } } }`;
const today = "2026-11-16";

beforeAll(() => seedPeople(today));
beforeEach(() => clock.set(today));
afterAll(() => clock.set(undefined));

const codeOf = (answer: Awaited<ReturnType<Customer["graphql"]>>) =>
  answer.errors?.[0]?.extensions?.["code"];

/** Settles a bill of today and returns its statement. */
async function settled({ insuredNumber }: Customer, billed: number, more: object = {}) {
  const { id } = await db
    .insertInto("claim")
    .values({
      insuredNumber,
      isPrivate: true,
      channel: "PROVIDER",
      dueOn: today,
      provider: "Labor Felsenau",
      category: "LABORATORY",
      treatmentBegin: "2026-10-01",
      treatmentEnd: "2026-10-01",
      tiers: "GARANT",
      billed,
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await portal.claims.runDue();
  const { statementId } = await db
    .selectFrom("claim")
    .select("statementId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return statementId ?? "";
}

test("V40 the amounts of each line follow from the year before it, and the reasons add up to the bill", async () => {
  for (const login of ["camille", "luca"]) {
    const who = await as(login);
    const { data } = await who.graphql(LIST);
    expect(data.reimbursements.length).toBeGreaterThan(5);
    for (const { id } of data.reimbursements.slice(0, 12)) {
      const { explainedStatement: found } = (await who.graphql(EXPLAIN, { id })).data;
      expect(found.lines.length).toBeGreaterThan(0);
      for (const { line, conversation, ...year } of found.lines) {
        expect(conversation).toBeNull();
        const francs = (amounts: Record<string, number>) =>
          Object.fromEntries(Object.entries(amounts).map(([name, one]) => [name, rappenOf(one)]));
        const {
          category,
          treatmentBegin,
          coinsuranceRate,
          position,
          careProvider,
          correction,
          ...amounts
        } = line;
        if (correction !== null) continue;
        const settlement = { ...francs(amounts), coinsuranceRate, category, treatmentBegin };
        const reasons = explainLine(
          { ...settlement, billed: rappenOf(line.totalAmount) } as never,
          francs(year) as never,
        );
        const sum = reasons.reduce((all, { amount }) => all + amount, 0);
        expect(sum, `${careProvider} ${position}`).toBe(rappenOf(line.totalAmount));
        expect(year.deductibleBefore + line.deductible).toBeLessThanOrEqual(year.deductibleAnnual);
      }
    }
  }
});

test("V40 what was left of the deductible is that of before the line, in the order of the statements", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const [first, second] = [await settled(anna, 200_00), await settled(anna, 400_00)];
  const explained = async (id: string) =>
    (await anna.graphql(EXPLAIN, { id })).data.explainedStatement.lines;
  expect(await explained(first)).toMatchObject([
    { deductibleAnnual: 300, deductibleBefore: 0, coinsuranceBefore: 0, line: { deductible: 200 } },
  ]);
  expect(await explained(second)).toMatchObject([
    { deductibleBefore: 200, coinsuranceMaximum: 700, line: { deductible: 100, coinsurance: 30 } },
  ]);
});

test("V40 V42 a stranger reads neither lines nor sums, an adult's are theirs alone, and nothing is told without a session", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await cover(anna);
  const id = await settled(anna, 200_00);
  await db
    .insertInto("accountInsured")
    .values({ accountId: bea.id, insuredNumber: anna.insuredNumber, position: 1 })
    .execute();
  expect(codeOf(await bea.graphql(EXPLAIN, { id }))).toBe("NOT_FOUND");
  expect((await bea.graphql(COMPARE)).data.comparedCare).toEqual([]);
  for (const other of ["x", "00000000-0000-4000-8000-000000000000"])
    expect(codeOf(await anna.graphql(EXPLAIN, { id: other }))).toBe("NOT_FOUND");
  expect(codeOf(await callsAs().graphql(EXPLAIN, { id }))).toBe("UNAUTHENTICATED");
  expect(codeOf(await callsAs().graphql(COMPARE))).toBe("UNAUTHENTICATED");
});

test.each([
  ["2026-11-16", 100, 240],
  ["2026-03-01", 40, 240],
  ["2028-02-29", 60, 60],
])(
  "V42 on %s, this year stands beside what was settled of the year before up to the same day",
  async (day, soFar, whole) => {
    clock.set(day);
    const anna = await aCustomer();
    const year = Number(day.slice(0, 4));
    await db
      .insertInto("contribution")
      .values(
        [year - 1, year].map((one) => ({
          insuredNumber: anna.insuredNumber,
          year: one,
          deductibleAnnual: 300_00,
          coinsuranceAnnual: 700_00,
        })),
      )
      .execute();
    const lines: [string, number, number][] =
      year === 2028
        ? [["2027-02-28", 2027, 60_00]]
        : [
            ["2025-02-28", 2025, 40_00],
            ["2025-11-16", 2025, 60_00],
            ["2025-11-17", 2025, 30_00],
            ["2026-01-20", 2025, 110_00],
          ];
    lines.push([`${year}-01-31`, year, 25_00]);
    for (const [place, [date, of, billed]] of lines.entries())
      await hasLine(anna, { date, year: of, billed, place });
    const { data } = await anna.graphql(COMPARE);
    expect(data.comparedCare).toEqual([
      {
        insuredNumber: anna.insuredNumber,
        category: "DOCTOR",
        thisYear: { paidByUs: 0, own: 25 },
        lastYearSoFar: { paidByUs: 0, own: soFar },
        lastYear: { paidByUs: 0, own: whole },
      },
    ]);
  },
);

async function hasLine(
  { insuredNumber }: Customer,
  { date, year, billed, place }: { date: string; year: number; billed: number; place: number },
): Promise<void> {
  const person = { insuredNumber, isPrivate: true };
  const { id } = await db
    .insertInto("statement")
    .values({ ...person, statementNumber: `${year}-${insuredNumber}-00${place}`, date })
    .returning("id")
    .executeTakeFirstOrThrow();
  const nothing = { notCovered: 0, supplementaryPaid: 0, hospitalContribution: 0, coinsurance: 0 };
  await db
    .insertInto("statementLine")
    .values({
      ...person,
      ...nothing,
      statementId: id,
      position: 0,
      year,
      provider: "Praxis",
      category: "DOCTOR",
      treatmentBegin: `${year}-01-02`,
      treatmentEnd: `${year}-01-02`,
      tiers: "GARANT",
      billed,
      deductible: billed,
      coinsuranceRate: 10_00,
      basicPaid: 0,
    })
    .execute();
}

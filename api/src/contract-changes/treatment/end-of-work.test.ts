import { beforeAll, beforeEach, expect, test } from "vitest";
import { today } from "../../../test/samples/changed-contracts.ts";
import {
  isInsured,
  openChanges,
  versionsOf,
  works,
} from "../../../test/samples/contract-changes.ts";
import { clock, type Customer, db, portal } from "../../../test/portal.ts";

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));

const without = { contract: { risk: "OHN" } };
const risksOf = async (who: Customer) =>
  (await versionsOf(who.insuredNumber)).map(({ validFrom, risk }) => [validFrom, risk]);
const runOn = async (day: string) => {
  clock.set(day);
  await portal.endOfWork.runDue();
};

/** The employer's insurer covers 31 more days; cover begins with the month in which they end. */
test.each([
  ["2026-12-01", "IND", "2027-01-01"],
  ["2027-01-01", "REN", "2027-02-01"],
  ["2026-11-16", "AUT", "2026-12-01"],
  ["2027-03-01", "DIP", "2027-04-01"],
  ["2028-03-01", "IND", "2028-04-01"],
  ["2027-02-01", "REN", "2027-03-01"],
])(
  "N03 who is no longer employed from %s on, as %s, is covered from %s",
  async (day, status, from) => {
    const [anna, bea] = [await isInsured(without), await isInsured(without)];
    await works(anna.insuredNumber, {
      dateOfEntry: day,
      professionalStatus: status,
      employer: null,
    });
    clock.set(day);
    await portal.endOfWork.runDue();
    expect(await risksOf(anna)).toEqual([
      ["2020-01-01", "OHN"],
      [from, "MIT"],
    ]);
    expect(await risksOf(bea), "who goes on working").toEqual([["2020-01-01", "OHN"]]);
    await portal.endOfWork.runDue();
    expect(await risksOf(anna), "a second time").toHaveLength(2);
  },
);

test("N03 what is announced changes nothing before its day", async () => {
  const anna = await isInsured(without);
  const retired = { professionalStatus: "REN", employer: null };
  await works(anna.insuredNumber, { dateOfEntry: "2026-12-01", ...retired });
  await runOn("2026-11-30");
  expect(await risksOf(anna)).toHaveLength(1);
  await runOn("2026-12-01");
  expect(await risksOf(anna)).toHaveLength(2);
});

test("N03 the unemployed are insured by Suva until their benefits end", async () => {
  const anna = await isInsured(without);
  const unemployed = { professionalStatus: "CHO", employer: null };
  const endOfQualifyingPeriod = "2027-02-28";
  await works(anna.insuredNumber, {
    dateOfEntry: "2026-12-01",
    ...unemployed,
    endOfQualifyingPeriod,
  });
  await runOn("2027-02-28");
  expect(await risksOf(anna)).toHaveLength(1);
  await runOn("2027-03-01");
  expect((await risksOf(anna)).at(-1)).toEqual(["2027-04-01", "MIT"]);
});

test("N03 who works again, proved another insurance since, or has accidents covered is left alone", async () => {
  const again = await isInsured(without);
  await works(again.insuredNumber, { dateOfEntry: "2026-10-01", professionalStatus: "IND" });
  await works(again.insuredNumber, { dateOfEntry: "2026-11-01", employer: "Neue AG" });
  const proven = await isInsured({ contract: { validTo: "2026-10-31" } });
  await db
    .insertInto("basicContract")
    .values({
      insuredNumber: proven.insuredNumber,
      validFrom: "2026-11-01",
      insurerCode: "9101",
      productCode: "RT01",
      deductible: 300_00,
      risk: "OHN",
      periodicity: "MONTHLY",
    })
    .execute();
  await works(proven.insuredNumber, { dateOfEntry: "2026-09-01", professionalStatus: "IND" });
  const covered = await isInsured();
  await works(covered.insuredNumber, { dateOfEntry: "2026-11-01", professionalStatus: "IND" });
  await runOn(today);
  expect(await risksOf(again)).toHaveLength(1);
  expect((await risksOf(proven)).at(-1)).toEqual(["2026-11-01", "OHN"]);
  expect(await risksOf(covered)).toHaveLength(1);
});

test("N03 cover that comes back is tracked, told in one's language, billed and on a policy", async () => {
  const anna = await isInsured(without);
  await db
    .updateTable("account")
    .set({ premiumsBilledTo: "2026-12-31" })
    .where("id", "=", anna.id)
    .execute();
  await works(anna.insuredNumber, {
    dateOfEntry: "2026-11-01",
    professionalStatus: "REN",
    employer: null,
  });
  await runOn(today);
  const requests = await db
    .selectFrom("interaction")
    .select(["id", "type", "status"])
    .where("accountId", "=", anna.id)
    .execute();
  expect(requests).toMatchObject([{ type: "CONTRACT_MUTATION", status: "DONE" }]);
  const { data } = await anna.graphql(`query One($id: ID!) { interaction(id: $id) { details } }`, {
    id: requests[0]?.id,
  });
  expect(data.interaction.details).toMatchObject({
    data: "riskAdd",
    value: "MIT",
    startingDate: "2026-12-01",
    undoBy: null,
  });
  const told = await db
    .selectFrom("message")
    .select("template")
    .where("accountId", "=", anna.id)
    .execute();
  expect(told).toEqual([{ template: "contractChange.accidentsCoveredAgain" }]);
  const billed = await db
    .selectFrom("account")
    .select("premiumsChangedFrom")
    .where("id", "=", anna.id)
    .executeTakeFirst();
  expect(billed?.premiumsChangedFrom).toBe("2026-12-01");
  const policies = await db
    .selectFrom("document")
    .select("code")
    .where("accountId", "=", anna.id)
    .execute();
  expect(policies).toEqual([{ code: "POLICY" }]);
});

import { expect, test } from "vitest";
import { withCode } from "../../../test/samples/codes.ts";
import { cover } from "../../../test/samples/covered.ts";
import { aCustomer, clock, type Customer, db, portal } from "../../../test/portal.ts";
import { treatAll } from "../../../test/samples/requests.ts";

const MOVE = `mutation Move($input: SwissPostalAddressInput!) {
  updateSwissPostalAddress(input: $input) { request }
}`;
const runOn = async (day: string) => {
  clock.set(day);
  await portal.billing.runDue();
};
const moves = async (who: Customer, to: string, startOfValidity: string) => {
  const [npa] = to.split("-");
  const home = { postalUse: "DOMICILE_LEGAL", street: "Rue du Lac", number: "4" };
  const input = { ...home, swissLocalityId: to, npa, startOfValidity };
  const { errors } = await withCode(who, MOVE, { input });
  expect(errors).toBeUndefined();
  await treatAll();
};
/** The premiums of a month, in rappen. */
const costIn = async (who: Customer, month: string) => {
  const { data } = await who.graphql(`query Cost { totalMonthlyAmount(date: "${month}-01") }`);
  return Math.round(data.totalMonthlyAmount * 100);
};
/** The sum that the insurers billed for a month. */
const billedFor = async (who: Customer, month: string) => {
  const invoices = await db
    .selectFrom("invoice")
    .select(["totalAmount", "lines", "law"])
    .where("accountId", "=", who.id)
    .where("periodFrom", "=", `${month}-01`)
    .execute();
  expect(invoices.map(({ law }) => law).toSorted()).toEqual(["LAMAL", "LCA"]);
  return {
    totalAmount: invoices.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
    lines: invoices.flatMap(({ law, lines }) =>
      (lines as { kind: string }[]).map((line) => ({ ...line, law })),
    ),
  };
};
const corrections = (lines: readonly { kind: string }[] | undefined) =>
  lines?.filter(({ kind }) => kind === "CORRECTION") ?? [];

async function isBilledForDecember(): Promise<Customer> {
  const who = await aCustomer();
  await cover(who);
  const premiumsBilledTo = "2026-11-30";
  await db.updateTable("account").set({ premiumsBilledTo }).where("id", "=", who.id).execute();
  await runOn("2026-11-11");
  return who;
}

test("I03 who moves after a bill pays the difference with the next one, once", async () => {
  const anna = await isBilledForDecember();
  const billed = (await billedFor(anna, "2026-12")).totalAmount;
  clock.set("2026-11-15");
  await moves(anna, "1003-lausanne", "2026-12-01");
  const december = await costIn(anna, "2026-12");
  expect(december).not.toBe(billed);
  await runOn("2026-12-12");
  const january = await billedFor(anna, "2027-01");
  const correction = {
    law: "LAMAL",
    kind: "CORRECTION",
    insuredNumber: anna.insuredNumber,
    about: "12.2026",
  };
  expect(corrections(january.lines)).toEqual([{ ...correction, amount: december - billed }]);
  expect(billed + january.totalAmount).toBe(december + (await costIn(anna, "2027-01")));
  await runOn("2027-01-12");
  expect(corrections((await billedFor(anna, "2027-02")).lines)).toEqual([]);
});

test("I03 a second move corrects the months since it alone; one of a day that is not billed yet corrects nothing", async () => {
  const bea = await isBilledForDecember();
  clock.set("2026-11-15");
  await moves(bea, "1003-lausanne", "2026-12-01");
  await runOn("2026-12-12");
  const before = await costIn(bea, "2027-01");
  await moves(bea, "3011-bern", "2027-01-01");
  await runOn("2027-01-12");
  await moves(bea, "1003-lausanne", "2027-04-01");
  await runOn("2027-02-09");
  const months = ["2026-12", "2027-01", "2027-02", "2027-03"];
  const invoices = await Promise.all(months.map((month) => billedFor(bea, month)));
  const costs = await Promise.all(months.map((month) => costIn(bea, month)));
  const correction = {
    law: "LAMAL",
    kind: "CORRECTION",
    insuredNumber: bea.insuredNumber,
    about: "01.2027",
  };
  const [, january = 0] = costs;
  expect(invoices.map(({ lines }) => corrections(lines).length)).toEqual([0, 1, 1, 0]);
  expect(corrections(invoices[2]?.lines)).toEqual([{ ...correction, amount: january - before }]);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  expect(sum(invoices.map(({ totalAmount }) => totalAmount))).toBe(sum(costs));
});

test("I03 who pays by quarter and moves within it pays the difference with the invoice of the next quarter", async () => {
  const carla = await aCustomer();
  await cover(carla);
  const { id, insuredNumber } = carla;
  await db
    .updateTable("basicContract")
    .set({ periodicity: "QUARTERLY" })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  const premiumsBilledTo = "2026-12-31";
  await db.updateTable("account").set({ premiumsBilledTo }).where("id", "=", id).execute();
  await runOn("2026-12-12");
  const quarter = (await billedFor(carla, "2027-01")).totalAmount;
  await moves(carla, "1003-lausanne", "2027-02-10");
  const march = await costIn(carla, "2027-03");
  expect(march).not.toBe(quarter / 3);
  for (const day of ["2027-01-12", "2027-02-10", "2027-03-12"]) await runOn(day);
  const april = await billedFor(carla, "2027-04");
  const correction = { law: "LAMAL", kind: "CORRECTION", insuredNumber, about: "03.2027" };
  expect(corrections(april.lines)).toEqual([{ ...correction, amount: march - quarter / 3 }]);
});

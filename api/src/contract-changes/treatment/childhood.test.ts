import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import { sql as raw } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newYear, today } from "../../../test/samples/changed-contracts.ts";
import { isInsured, openChanges, sendChanges } from "../../../test/samples/contract-changes.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { clock, type Customer, db, portal } from "../../../test/portal.ts";

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));

const deductibleOn = async (who: Customer, date: string): Promise<number> => {
  const { data } = await who.graphql(
    `query Deductible($date: Date) { contracts(date: $date) { healthBasic { deductible } } }`,
    { date },
  );
  return data.contracts[0].healthBasic.deductible;
};

test.each(["2008-01-01", "2008-02-29", "2008-12-31"])(
  "N02 a child's 500 ends with the last day of childhood of who is born on %s",
  async (birthdate) => {
    const anna = await isInsured({ birthdate, contract: { deductible: 500_00 } });
    expect(await deductibleOn(anna, "2026-12-31")).toBe(500);
    expect(await deductibleOn(anna, newYear)).toBe(300);
  },
);

test("N02 an adult's 500 that was agreed beforehand holds from the first day", async () => {
  const anna = await isInsured({ birthdate: "2008-02-29", contract: { deductible: 500_00 } });
  const fiveHundred = { code: "deductible", value: "FRA-500", startingDate: newYear } as const;
  expect((await sendChanges(anna, [fiveHundred])).errors).toBeUndefined();
  await treatAll();
  expect(await deductibleOn(anna, newYear)).toBe(500);
});

test("N02 another change in the first year of adulthood does not bring a child's 500 back", async () => {
  const anna = await isInsured({ birthdate: "2008-02-29", contract: { deductible: 500_00 } });
  clock.set("2027-01-03");
  const model = { code: "aosModel", value: "RS01", startingDate: "2028-01-01" } as const;
  expect((await sendChanges(anna, [model])).errors).toBeUndefined();
  await treatAll();
  expect(await deductibleOn(anna, "2028-01-01")).toBe(300);
});

test("the database and the model say the same of every deductible, birthday and year", async () => {
  for (const birthdate of ["2007-12-31", "2008-02-29", "2009-01-01"])
    for (const validFrom of ["2020-01-01", "2026-12-01", "2027-01-01"])
      for (const day of ["2026-12-31", "2027-01-01", "2028-02-29"])
        for (const deductible of [0, 100_00, 300_00, 500_00, 600_00, 2500_00]) {
          const { rows } = await raw<{ held: number }>`select held_deductible(${deductible}::int,
            ${validFrom}::date, ${birthdate}::date, ${day}::date) as held`.execute(db);
          const told = heldDeductible({ deductible, validFrom }, { day, birthdate });
          const said = `${deductible} since ${validFrom}, born ${birthdate}, on ${day}`;
          expect(rows[0]?.held, said).toBe(told);
        }
});

import { beforeAll, expect, test } from "vitest";
import {
  isInsured,
  openChanges,
  sendChanges,
  type SentChange,
} from "../../../test/samples/contract-changes.ts";
import { clock, db, portal } from "../../../test/portal.ts";

const today = "2026-11-16";
const startingDate = "2027-01-01";
const model: SentChange = { code: "aosModel", value: "RS01", startingDate };
const deductible: SentChange = { code: "deductible", value: "FRA-1500", startingDate };

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
  clock.set(today);
  // The insurer's telemedicine product is sold only with the ordinary deductible.
  await db
    .deleteFrom("basicDiscount")
    .where("insurerCode", "=", "9101")
    .where("productCode", "=", "RS01")
    .where("year", "=", 2027)
    .execute();
  const published = { insurerCode: "9101", year: 2027, territory: "BE", region: 1, risk: "MIT" };
  await db
    .insertInto("basicPremium")
    .values({
      ...published,
      productCode: "RS01",
      ageClass: "ADULT",
      deductible: 300_00,
      premium: 400_00,
      isOrdinary: false,
    })
    .execute();
});

test("N04 a model and a deductible that are not sold together are refused together, and each is taken alone", async () => {
  const anna = await isInsured();
  const both = await sendChanges(anna, [model, deductible]);
  expect(both.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: { "mutations.0.data.0.value": "contractChanges.notOffered" },
  });
  const held = db.selectFrom("interaction").select("id");
  expect(await held.where("insuredNumber", "=", anna.insuredNumber).execute()).toEqual([]);
  expect((await sendChanges(anna, [model])).data.submitContractMutations.requests).toHaveLength(1);
  const bea = await isInsured();
  const alone = await sendChanges(bea, [deductible]);
  expect(alone.data.submitContractMutations.requests).toHaveLength(1);
});

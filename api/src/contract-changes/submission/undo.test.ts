import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  demand,
  employed,
  hasInsured,
  isInsured,
  offerOf,
  openChanges,
  personWith,
  sendChanges,
  type SentChange,
  sendTransfer,
  statusesOf,
  versionsOf,
} from "../../../test/samples/contract-changes.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { clock, type Customer, db, portal } from "../../../test/portal.ts";

const today = "2026-11-16";
const newYear = "2027-01-01";
beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));

const higher: SentChange = { code: "deductible", value: "FRA-1000", startingDate: newYear };
const lower: SentChange = { code: "deductible", value: "FRA-300", startingDate: newYear };
const model: SentChange = { code: "aosModel", value: "RX01", startingDate: newYear };
const out: SentChange = {
  code: "riskDel",
  value: "OHN",
  startingDate: "2026-12-01",
  extra: [{ key: "statut", value: "EMP" }, ...employed],
};
const yearly: SentChange = { code: "invoiceFrequency", value: "YEARLY", startingDate: newYear };

const undo = (who: Customer, id: string) =>
  who.graphql(`mutation Undo($id: ID!) { undoContractChange(id: $id) { request requests } }`, {
    id,
  });
const refusal = async (who: Customer, id: string) => (await undo(who, id)).errors?.[0]?.extensions;
const conflict = (reason: string) => ({ code: "CONFLICT", errorCodes: [reason] });
const ask = async (who: Customer, ...changes: SentChange[]): Promise<string> =>
  (await sendChanges(who, changes)).data.submitContractMutations.request;
const done = async (who: Customer, ...changes: SentChange[]) => {
  const id = await ask(who, ...changes);
  await treatAll();
  return id;
};
const detailsOf = async (who: Customer, id: string) =>
  (await who.graphql(`query One($id: ID!) { interaction(id: $id) { details } }`, { id })).data
    .interaction.details;

test("N07 a change that was done is undone: the contract is in one piece again, and says so in change tracking", async () => {
  const anna = await isInsured({ contract: { productCode: "RS01", codeReseau: "TM02" } });
  const before = await db
    .selectFrom("basicContract")
    .selectAll()
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  const id = await done(anna, model);
  expect(await versionsOf(anna.insuredNumber)).toHaveLength(2);
  expect(await detailsOf(anna, id)).toMatchObject({
    value: "Base Réseau de médecins",
    undoBy: "2026-11-30",
  });

  const { data, errors } = await undo(anna, id);
  expect(errors).toBeUndefined();
  expect((await offerOf(anna, "aosModel")).constraints).toEqual(["PENDING"]);
  expect(await refusal(anna, id)).toEqual(conflict("pending"));
  await treatAll();
  const after = await db
    .selectFrom("basicContract")
    .selectAll()
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  expect(after).toEqual(before);
  const { request } = data.undoContractChange;
  expect(await statusesOf([request])).toEqual(["DONE"]);
  expect(await detailsOf(anna, request)).toMatchObject({
    data: "aosModel",
    value: "Base Télémédecine",
    undoes: id,
  });
  expect((await detailsOf(anna, id)).undoBy).toBeNull();
  expect(await refusal(anna, id)).toEqual(conflict("late"));
});

test.each<[string, number, SentChange, string, string]>([
  ["a higher deductible", 300_00, higher, "2026-12-31", "2027-01-01"],
  ["a lower deductible", 1000_00, lower, "2026-11-30", "2026-12-01"],
  ["another model", 300_00, model, "2026-11-30", "2026-12-01"],
  ["accidents out", 300_00, out, "2026-11-30", "2026-12-01"],
  // The invoice is issued on 12 December.
  ["another rhythm of payment", 300_00, yearly, "2026-12-11", "2026-12-12"],
])(
  "N07 %s of somebody with %d is undone until its notice ends",
  async (_, deductible, change, last, late) => {
    const [anna, bea] = [
      await isInsured({ contract: { deductible } }),
      await isInsured({ contract: { deductible } }),
    ];
    const [annas, beas] = [await ask(anna, change), await ask(bea, change)];
    await treatAll();
    clock.set(last);
    expect(await refusal(anna, annas)).toBeUndefined();
    clock.set(late);
    expect(await refusal(bea, beas)).toEqual(conflict("late"));
    await treatAll();
    expect(await versionsOf(anna.insuredNumber)).toHaveLength(1);
    expect(await versionsOf(bea.insuredNumber)).toHaveLength(2);
  },
);

test("N07 a transfer of a family is undone as a whole", async () => {
  const anna = await isInsured();
  const child = await hasInsured(anna, { contract: { deductible: 0 } });
  const people = [demand(anna.insuredNumber), demand(child, { cdFran: "FRA-100" })];
  const { data } = await sendTransfer(anna, people);
  await treatAll();
  expect((await versionsOf(child)).at(-1)?.insurerCode).toBe("9102");
  const undone = await undo(anna, data.addTransfertCaisse.request);
  expect(undone.data.undoContractChange.requests).toHaveLength(2);
  await treatAll();
  for (const one of [anna.insuredNumber, child]) {
    const versions = await versionsOf(one);
    expect(versions.map(({ insurerCode, validTo }) => [insurerCode, validTo])).toEqual([
      ["9101", "9999-12-31"],
    ]);
  }
});

test("N07 what is not done, not one's own, or no longer so cannot be undone", async () => {
  const [anna, bea] = [await isInsured(), await isInsured()];
  const id = await ask(anna, higher);
  expect(await refusal(anna, id)).toEqual(conflict("notDone"));
  expect(await refusal(bea, id)).toEqual({ code: "NOT_FOUND" });
  expect(await refusal(anna, "nothing")).toEqual({ code: "NOT_FOUND" });
  await treatAll();
  expect(await refusal(bea, id)).toEqual({ code: "NOT_FOUND" });
  await done(anna, { ...higher, value: "FRA-2500" });
  expect(await refusal(anna, id)).toEqual(conflict("other"));
  const ward = await isInsured({}, { sousTutelle: true });
  expect(await refusal(ward, id)).toEqual({ code: "FORBIDDEN" });
});

test("N07 what was billed of an undone change is corrected back", async () => {
  const anna = await isInsured();
  await db
    .updateTable("account")
    .set({ premiumsBilledTo: "2026-12-31" })
    .where("id", "=", anna.id)
    .execute();
  const id = await done(anna, higher);
  clock.set("2026-12-15");
  await portal.billing.runDue();
  await undo(anna, id);
  await treatAll();
  clock.set("2027-01-13");
  await portal.billing.runDue();
  const invoices = await db
    .selectFrom("invoice")
    .select(["periodFrom", "totalAmount"])
    .where("accountId", "=", anna.id)
    .orderBy("periodFrom")
    .execute();
  const { data } = await anna.graphql(`query Cost { totalMonthlyAmount(date: "2027-02-01") }`);
  const billed = invoices.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  expect(billed).toBe(2 * Math.round(data.totalMonthlyAmount * 100));
});

test("N07 of several changes the whole is undone together", async () => {
  const anna = await isInsured();
  const child = await hasInsured(anna, { contract: { deductible: 0 } });
  const both = [
    personWith(anna.insuredNumber, higher, model),
    personWith(child, { ...higher, value: "FRA-600" }),
  ];
  const { request } = (await sendChanges(anna, both)).data.submitContractMutations;
  await treatAll();
  expect(await refusal(anna, request)).toBeUndefined();
  await treatAll();
  for (const one of [anna.insuredNumber, child]) expect(await versionsOf(one)).toHaveLength(1);
});

test("N07 the whole is undone after one part of it was, until nothing is left", async () => {
  const anna = await isInsured();
  const both = await sendChanges(anna, [higher, model]);
  const { request, requests } = both.data.submitContractMutations;
  await treatAll();
  expect(await refusal(anna, requests[0])).toBeUndefined();
  await treatAll();
  expect((await versionsOf(anna.insuredNumber)).at(-1)).toMatchObject({
    deductible: 300_00,
    productCode: "RX01",
  });
  const { data, errors } = await undo(anna, request);
  expect(errors).toBeUndefined();
  expect(data.undoContractChange.requests, "what is left").toHaveLength(1);
  await treatAll();
  expect(await versionsOf(anna.insuredNumber)).toHaveLength(1);
  expect(await refusal(anna, request)).toEqual(conflict("late"));
});

test("N07 undoing a young adult's deductible brings the ordinary one back, not the child's", async () => {
  const anna = await isInsured({ birthdate: "2008-02-29", contract: { deductible: 500_00 } });
  const id = await done(anna, higher);
  await undo(anna, id);
  await treatAll();
  clock.set("2027-01-03");
  const { data } = await anna.graphql(
    `query Now { contracts(date: "2027-01-03") { healthBasic { deductible } } }`,
  );
  expect(data.contracts[0].healthBasic.deductible).toBe(300);
});

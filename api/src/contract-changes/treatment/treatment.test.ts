import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  ask,
  billOn,
  costOn,
  higher,
  linesOf,
  newYear,
  out,
  policiesOf,
  today,
} from "../../../test/samples/changed-contracts.ts";
import {
  demand,
  hasContract,
  hasInsured,
  isInsured,
  openChanges,
  operator,
  personWith,
  sendChanges,
  sendTransfer,
  statusesOf,
  versionsOf,
} from "../../../test/samples/contract-changes.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { clock, type Customer, db, portal, secrets } from "../../../test/portal.ts";
import { openMessage } from "../../insurer/outbox/deliver.ts";
import { contractChangeDone } from "../messages.ts";

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));
afterEach(() => clock.set(undefined));

/** The messages about applied changes, in the order in which they were sent. */
async function doneMessages({ id }: Customer): Promise<string[]> {
  const rows = await db
    .selectFrom("message")
    .selectAll()
    .where("accountId", "=", id)
    .where("template", "=", contractChangeDone.key)
    .orderBy("createdAt")
    .execute();
  const parts = { secrets, messageTemplates: [contractChangeDone], publicUrl: "" };
  return rows.map((row) => openMessage(parts, { ...row, channel: "EMAIL" }).message.plain);
}

async function messagesAreSent({ id }: Customer): Promise<void> {
  await db.updateTable("message").set({ state: "SENT" }).where("accountId", "=", id).execute();
}

async function isCalled(insuredNumber: number, firstname: string): Promise<void> {
  const person = { firstname, lastname: "Kuster" };
  await db.updateTable("insured").set(person).where("insuredNumber", "=", insuredNumber).execute();
}

describe("what is asked for becomes part of the contract", () => {
  test("N02 several changes of a family: one request, a part for each, decided with the last of them", async () => {
    const anna = await isInsured();
    const child = await hasInsured(anna, { contract: { deductible: 0 } });
    const { data } = await sendChanges(anna, [
      personWith(anna.insuredNumber, higher, out("EMP")),
      personWith(child, { ...higher, value: "FRA-600" }),
    ]);
    const { request, requests } = data.submitContractMutations;
    expect(requests).toHaveLength(3);
    await operator("hold", requests[2]);
    await treatAll();
    expect(await statusesOf([request, ...requests])).toEqual([
      "REQUEST",
      "DONE",
      "DONE",
      "REQUEST",
    ]);
    await operator("approve", requests[2]);
    await treatAll();
    expect(await statusesOf([request, ...requests])).toEqual(["DONE", "DONE", "DONE", "DONE"]);
    expect(
      (await versionsOf(anna.insuredNumber)).map(({ validFrom, deductible, risk }) => [
        validFrom,
        deductible,
        risk,
      ]),
    ).toEqual([
      ["2020-01-01", 300_00, "MIT"],
      ["2026-12-01", 300_00, "OHN"],
      [newYear, 1000_00, "OHN"],
    ]);
    expect((await versionsOf(child)).at(-1)).toMatchObject({
      validFrom: newYear,
      deductible: 600_00,
    });
    const received = await db
      .selectFrom("message")
      .select("id")
      .where("accountId", "=", anna.id)
      .where("template", "=", "contractChange.received")
      .execute();
    expect(received).toHaveLength(1);
  });

  test("the order in which changes are treated does not matter", async () => {
    const anna = await isInsured();
    const { requests } = await ask(anna, out("EMP"), higher);
    const [accidents = ""] = requests;
    await operator("hold", accidents);
    await treatAll();
    await operator("approve", accidents);
    await treatAll();
    expect(
      (await versionsOf(anna.insuredNumber)).map(({ validFrom, deductible, risk }) => [
        validFrom,
        deductible,
        risk,
      ]),
    ).toEqual([
      ["2020-01-01", 300_00, "MIT"],
      ["2026-12-01", 300_00, "OHN"],
      [newYear, 1000_00, "OHN"],
    ]);
  });

  test("N04 another model has its doctor or its partner, and gives up the doctor it does not need", async () => {
    const doctor = {
      noPartenaire: "7",
      nomPrenom: "Wigger Adelheid",
      npa: "3011",
      localite: "Bern",
    };
    const anna = await isInsured({
      contract: { productCode: "RF01", doctor: JSON.stringify(doctor) },
    });
    await ask(anna, { code: "aosModel", value: "RS01", startingDate: newYear });
    await treatAll();
    const { data } = await anna.graphql(
      `query Then { contracts(date: "${newYear}") { healthBasic { model primaryCareDoctor { nomPrenom } telemedecin { codeReseau } } } }`,
    );
    expect(data.contracts[0].healthBasic).toEqual({
      model: "TELEMEDICINE",
      primaryCareDoctor: null,
      telemedecin: { codeReseau: "TM01" },
    });
  });

  test("another rhythm of payment holds for everybody on the invoice, with its discount", async () => {
    const anna = await isInsured();
    const child = await hasInsured(anna, { contract: { deductible: 0 } });
    await ask(anna, { code: "invoiceFrequency", value: "YEARLY", startingDate: newYear });
    await treatAll();
    for (const one of [anna.insuredNumber, child])
      expect((await versionsOf(one)).at(-1)).toMatchObject({
        validFrom: newYear,
        periodicity: "YEARLY",
      });
    expect(await policiesOf(anna)).toHaveLength(2);
    const year = await costOn(anna, newYear);
    await billOn("2026-12-15");
    const billed = (await linesOf(anna, "2027-01")).reduce((sum, { amount }) => sum + amount, 0);
    expect(billed).toBe(year * 12);
  });

  test("N09 what is done in one go is told in one message that names it all; the rest is told on its day", async () => {
    const anna = await isInsured();
    const child = await hasInsured(anna, { contract: { deductible: 0 } });
    const { data } = await sendChanges(anna, [
      personWith(anna.insuredNumber, higher, out("EMP")),
      personWith(child, { ...higher, value: "FRA-600" }),
    ]);
    await isCalled(anna.insuredNumber, "Anna");
    await isCalled(child, "Mia");
    const [, , ofChild = ""] = data.submitContractMutations.requests;
    await operator("hold", ofChild);
    await treatAll();
    const [first, ...more] = await doneMessages(anna);
    expect(more).toEqual([]);
    expect(first).toContain(`Anna Kuster\u00a0: franchise, dès le 01.01.2027`);
    expect(first).toContain(`Anna Kuster\u00a0: couverture accident, dès le`);
    expect(first).not.toContain("Mia");
    await messagesAreSent(anna);
    await operator("approve", ofChild);
    await treatAll();
    const told = await doneMessages(anna);
    expect(told).toHaveLength(2);
    expect(told[1]).toContain(`Mia Kuster\u00a0: franchise, dès le 01.01.2027`);
    expect(told[1]).not.toContain("Anna");
  });

  test("N10 a transfer ends the contract with one insurer and begins one with another, who bills it", async () => {
    const anna = await isInsured();
    const { data, errors } = await sendTransfer(anna, [
      demand(anna.insuredNumber, { cdFran: "FRA-2500" }),
    ]);
    expect(errors).toBeUndefined();
    await treatAll();
    expect(await statusesOf(data.addTransfertCaisse.requests)).toEqual(["DONE"]);
    expect(
      (await versionsOf(anna.insuredNumber)).map(
        ({ validFrom, validTo, insurerCode, deductible }) => [
          validFrom,
          validTo,
          insurerCode,
          deductible,
        ],
      ),
    ).toEqual([
      ["2020-01-01", "2026-12-31", "9101", 300_00],
      [newYear, "9999-12-31", "9102", 2500_00],
    ]);
    await billOn("2026-12-15");
    const [bill] = await db
      .selectFrom("invoice")
      .select(["healthInsurerCode", "totalAmount"])
      .where("accountId", "=", anna.id)
      .where("periodFrom", "=", newYear)
      .execute();
    expect(bill).toEqual({ healthInsurerCode: "9102", totalAmount: await costOn(anna, newYear) });
    const templates = await db
      .selectFrom("message")
      .select("template")
      .where("accountId", "=", anna.id)
      .execute();
    expect(templates.map(({ template }) => template)).toEqual(
      expect.arrayContaining(["insurerTransfer.received", "insurerTransfer.done"]),
    );
  });

  test("a year whose tariff is not announced has no policy yet", async () => {
    clock.set("2026-12-02");
    const anna = await isInsured();
    await ask(anna, { code: "aosModel", value: "RS01", startingDate: "2028-01-01" });
    await treatAll();
    expect((await versionsOf(anna.insuredNumber)).at(-1)).toMatchObject({
      validFrom: "2028-01-01",
      productCode: "RS01",
    });
    expect(await policiesOf(anna)).toEqual([]);
  });

  test("where there is no contract any more on the day, it is refused with the reason", async () => {
    const anna = await isInsured();
    const { requests } = await ask(anna, higher);
    await db
      .updateTable("basicContract")
      .set({ validTo: "2026-12-31" })
      .where("insuredNumber", "=", anna.insuredNumber)
      .execute();
    await treatAll();
    const request = await db
      .selectFrom("interaction")
      .select(["status", "reason"])
      .where("id", "=", requests[0] ?? "")
      .executeTakeFirst();
    expect(request).toEqual({
      status: "REFUSED",
      reason: "Il n’y a plus de contrat à cette date.",
    });
  });

  test("terms agreed for later keep what was agreed otherwise, and follow in the rest", async () => {
    const bea = await isInsured({ contract: { validTo: "2027-12-31" } });
    await hasContract(bea.insuredNumber, { validFrom: "2028-01-01", deductible: 2500_00 });
    await ask(bea, higher);
    const anna = await isInsured({ contract: { validTo: "2026-12-31" } });
    await hasContract(anna.insuredNumber, { validFrom: newYear, deductible: 500_00 });
    await ask(anna, out("EMP"));
    await treatAll();
    expect((await versionsOf(bea.insuredNumber)).map(({ deductible }) => deductible)).toEqual([
      300_00, 1000_00, 2500_00,
    ]);
    expect(
      (await versionsOf(anna.insuredNumber)).map(({ validFrom, deductible, risk }) => [
        validFrom,
        deductible,
        risk,
      ]),
    ).toEqual([
      ["2020-01-01", 300_00, "MIT"],
      ["2026-12-01", 300_00, "OHN"],
      [newYear, 500_00, "OHN"],
    ]);
  });
});

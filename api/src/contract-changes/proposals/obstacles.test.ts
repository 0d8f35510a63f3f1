import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  hasContract,
  hasInsured,
  isInsured,
  offerOf,
  openChanges,
  proposalsOf,
  setFlags,
  transferOf,
} from "../../../test/samples/contract-changes.ts";
import { livesIn } from "../../../test/samples/addresses.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";

const today = "2026-11-16";
beforeAll(() => openChanges(today));
afterEach(async () => {
  clock.set(undefined);
  await setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true });
});

describe("N07 what stands in the way is said", () => {
  const closed = async (who: Customer) =>
    (await proposalsOf(who)).mutationProposal?.assures[0]?.mutations.map(
      ({ code, enabled, constraints }) =>
        enabled ? `${code} open` : `${code} ${constraints.join()}`,
    );

  test("a change that waits closes its own matter and the transfer; a transfer that waits closes all", async () => {
    clock.set(today);
    const anna = await isInsured();
    const id = await hasAsked(anna, { type: "CONTRACT_MUTATION", nature: "CONTRACT" });
    const businessKey = `CONTRACT_MUTATION CONTRACT ${anna.insuredNumber} deductible`;
    await db.updateTable("interaction").set({ businessKey }).where("id", "=", id).execute();
    expect(await closed(anna)).toEqual([
      "aosModel open",
      "deductible PENDING",
      "riskAdd ONLY_VALUE",
      "riskDel open",
      "primaryCareDoctor NOT_OFFERED",
      "invoiceFrequency open",
    ]);
    expect((await transferOf(anna)).constraints).toEqual(["PENDING"]);
    const bea = await isInsured();
    await hasAsked(bea, { type: "TRANSFERT_CAISSE_MUTATION", nature: "CONTRACT" });
    expect(new Set((await closed(bea))?.map((one) => one.split(" ")[1]))).toEqual(
      new Set(["PENDING"]),
    );
    expect((await transferOf(bea)).constraints).toEqual(["PENDING"]);
  });

  test.each([
    ["SOMMATION", "9101", ["ARREARS"]],
    ["POURSUITE", "9101", ["ARREARS"]],
    ["RAPPEL", "9101", []],
    ["REGLEE", "9101", []],
    ["SOMMATION", "9102", []],
  ])("an invoice in %s of insurer %s: %j", async (status, healthInsurerCode, constraints) => {
    clock.set(today);
    const anna = await isInsured();
    const child = await hasInsured(anna);
    await hasInvoice(anna, { status, healthInsurerCode });
    expect((await transferOf(anna)).constraints).toEqual(constraints);
    expect((await transferOf(anna, child)).constraints).toEqual(constraints);
    expect((await offerOf(anna, "deductible")).enabled).toBe(true);
  });

  test("an affiliated adult is held to the arrears of the household, without a word about its invoices", async () => {
    clock.set(today);
    await setFlags({ AFFILIATE_ACCOUNTS: true });
    const [anna, luca] = [await isInsured(), await isInsured({}, { isAddressOwner: false })];
    const link = { accountId: anna.id, insuredNumber: luca.insuredNumber, position: 1 };
    await db.insertInto("accountInsured").values(link).execute();
    await hasInvoice(anna, { status: "SOMMATION" });
    expect((await transferOf(luca)).constraints).toEqual(["ARREARS"]);
  });

  test("who has no contract, one that ends, or one that begins later is told so or offered later days", async () => {
    clock.set(today);
    const none = await aCustomer();
    await livesIn(none.insuredNumber);
    expect(new Set((await closed(none))?.map((one) => one.split(" ")[1]))).toEqual(
      new Set(["NO_CONTRACT"]),
    );
    expect((await transferOf(none)).constraints).toEqual(["NO_CONTRACT"]);
    const leaving = await isInsured({ contract: { validTo: "2026-12-31" } });
    expect((await offerOf(leaving, "deductible")).constraints).toEqual(["CONTRACT_ENDS"]);
    expect((await offerOf(leaving, "riskDel")).values[0]?.dates).toEqual(["2026-12-01"]);
    expect((await transferOf(leaving)).constraints).toEqual(["CONTRACT_ENDS"]);
    const coming = await isInsured({ contract: { validFrom: "2027-02-01" } });
    expect((await offerOf(coming, "deductible")).values[0]?.dates).toEqual(["2028-01-01"]);
  });

  test("terms that were agreed for later are those that are changed", async () => {
    clock.set(today);
    const anna = await isInsured({ contract: { validTo: "2026-12-31" } });
    await hasContract(anna.insuredNumber, {
      validFrom: "2027-01-01",
      productCode: "RS01",
      risk: "OHN",
    });
    expect((await offerOf(anna, "aosModel")).values.map(({ code }) => code)).toEqual([
      "RF01",
      "RT01",
      "RX01",
    ]);
    expect((await offerOf(anna, "riskDel")).values[0]?.dates).toEqual(["2026-12-01"]);
    expect((await offerOf(anna, "riskAdd")).values[0]?.dates[0]).toBe("2027-01-01");
  });

  test("who is known for information is not offered, strangers and wards get nothing", async () => {
    clock.set(today);
    const [anna, bea] = [await isInsured(), await isInsured({}, { sousTutelle: true })];
    const child = await hasInsured(anna);
    await hasInsured(anna, { forInformation: true });
    const people = (await proposalsOf(anna)).mutationProposal?.assures.map(
      ({ noAssure }) => noAssure,
    );
    expect(people).toEqual([anna.insuredNumber, child]);
    await expect(proposalsOf(bea)).rejects.toThrow("FORBIDDEN");
    expect((await proposalsOf(await isInsured())).transferProposal?.assures).toHaveLength(1);
  });

  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    "changes switched on: %s, transfers: %s",
    async (CONTRACT_MUTATION, TRANSFERT_INTER_CAISSE) => {
      const anna = await isInsured();
      await setFlags({ CONTRACT_MUTATION, TRANSFERT_INTER_CAISSE });
      const { mutationProposal, transferProposal } = await proposalsOf(anna);
      expect([mutationProposal !== null, transferProposal !== null]).toEqual([
        CONTRACT_MUTATION,
        TRANSFERT_INTER_CAISSE,
      ]);
    },
  );
});

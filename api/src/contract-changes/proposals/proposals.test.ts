import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  hasContract,
  hasInsured,
  isInsured,
  livesIn,
  offerOf,
  openChanges,
  proposalsOf,
  setFlags,
  transferOf,
} from "../../../test/samples/contract-changes.ts";
import { hasInvoice } from "../../../test/samples/invoices.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aCustomer, clock, type Customer, db, logged } from "../../../test/portal.ts";

const today = "2026-11-16";
beforeAll(() => openChanges(today));
afterEach(async () => {
  clock.set(undefined);
  await setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true });
});

/** The first days on which the values of a change can be had, and what delays or closes it. */
async function daysOf(who: Customer, code: Parameters<typeof offerOf>[1], value?: string) {
  const { values, constraints, enabled } = await offerOf(who, code);
  const one = values.find((each) => each.code === value) ?? values[0];
  return [enabled ? (one?.dates ?? []) : [], constraints.join()];
}

describe("N02 the law decides from when on something can be had", () => {
  test.each([
    // Higher: until the last day of the year. Lower, model, insurer: until the last working day up to 30 November.
    ["2026-09-23", "2027-01-01", "2027-01-01", "2027-01-01", ""],
    ["2026-11-29", "2027-01-01", "2027-01-01", "2027-01-01", ""],
    ["2026-11-30", "2027-01-01", "2027-01-01", "2027-01-01", ""],
    ["2026-12-01", "2027-01-01", "2028-01-01", "2028-01-01", "TOO_LATE"],
    ["2026-12-31", "2027-01-01", "2028-01-01", "2028-01-01", "TOO_LATE"],
    ["2027-01-01", "2028-01-01", "2028-01-01", "2028-01-01", ""],
    // 30 November 2025 is a Sunday: the notice has to be there on Friday.
    ["2025-11-28", "2026-01-01", "2026-01-01", "2026-01-01", ""],
    ["2025-11-29", "2026-01-01", "2027-01-01", "2027-01-01", "TOO_LATE"],
    ["2025-11-30", "2026-01-01", "2027-01-01", "2027-01-01", "TOO_LATE"],
    ["2028-02-29", "2029-01-01", "2029-01-01", "2029-01-01", ""],
  ])(
    "asked on %s: higher %s, lower %s, another model %s %s",
    async (day, higher, lower, model, late) => {
      const anna = await isInsured({ contract: { deductible: 1000_00 } });
      clock.set(day);
      expect(await daysOf(anna, "deductible", "FRA-2500")).toEqual([[higher], late]);
      expect(await daysOf(anna, "deductible", "FRA-300")).toEqual([[lower], late]);
      expect(await daysOf(anna, "aosModel", "RS01")).toEqual([[model], late]);
      const transfer = await transferOf(anna);
      expect(transfer.constraints.join()).toBe(late);
      expect(transfer.periodes.map(({ date }) => date)).toEqual([model]);
    },
  );

  test.each([
    ["2027-03-31", ["2027-07-01", "2028-01-01"]],
    ["2027-04-01", ["2028-01-01"]],
    // 31 March 2029 is the Saturday of Easter.
    ["2029-03-29", ["2029-07-01", "2030-01-01"]],
    ["2029-03-30", ["2030-01-01"]],
  ])(
    "who has the ordinary form and asks on %s can go to another insurer on %j",
    async (day, dates) => {
      const [anna, bea] = [
        await isInsured(),
        await isInsured({ contract: { deductible: 500_00 } }),
      ];
      clock.set(day);
      const { periodes } = await transferOf(anna);
      expect(periodes.map(({ date }) => date)).toEqual(dates);
      const products = periodes[0]?.caisses[0]?.produits.map(({ cdProduit }) => cdProduit);
      expect(products).toEqual(dates.length > 1 ? ["RT01"] : ["RF01", "RS01", "RT01", "RX01"]);
      expect((await transferOf(bea)).periodes.map(({ date }) => date)).toEqual(dates.slice(-1));
    },
  );

  test("accidents go out with a month to come and in with the one that runs, twelve months ahead", async () => {
    const anna = await isInsured();
    const bea = await isInsured({ contract: { risk: "OHN" } });
    clock.set("2026-11-16");
    const out = (await offerOf(anna, "riskDel")).values[0];
    expect([
      out?.code,
      out?.dates.length,
      out?.dates[0],
      out?.dates.at(-1),
      out?.dateDefault,
    ]).toEqual(["OHN", 12, "2026-12-01", "2027-11-01", "2026-12-01"]);
    const back = (await offerOf(bea, "riskAdd")).values[0];
    expect([back?.code, back?.dates[0], back?.dateDefault]).toEqual([
      "MIT",
      "2026-11-01",
      "2026-12-01",
    ]);
    expect(await offerOf(anna, "riskAdd")).toMatchObject({
      enabled: false,
      constraints: ["ONLY_VALUE"],
    });
  });

  test("payment changes where both periods begin and nothing is billed, for whoever pays alone", async () => {
    const anna = await isInsured({ contract: { periodicity: "QUARTERLY" } });
    const child = await hasInsured(anna);
    clock.set("2026-11-16");
    const { values } = await offerOf(anna, "invoiceFrequency");
    expect(values.map(({ code, dates }) => [code, dates[0]])).toEqual([
      ["MONTHLY", "2027-01-01"],
      ["BIMONTHLY", "2027-01-01"],
      ["HALF_YEARLY", "2027-01-01"],
      ["YEARLY", "2027-01-01"],
    ]);
    clock.set("2026-12-15");
    const later = (await offerOf(anna, "invoiceFrequency")).values;
    expect(later.map(({ dates }) => dates[0])).toEqual([
      "2027-04-01",
      "2027-07-01",
      "2027-07-01",
      "2028-01-01",
    ]);
    expect((await offerOf(anna, "invoiceFrequency", child)).constraints).toEqual(["NOT_OFFERED"]);
  });
});

describe("N02 what is offered comes from the age, the place and the tariff", () => {
  const amounts = async (who: Customer) =>
    (await offerOf(who, "deductible")).values.map(({ amount }) => amount);

  test("children have theirs until the year in which they turn 19; then the adults' hold", async () => {
    clock.set(today);
    const child = await isInsured({ birthdate: "2015-02-28", contract: { deductible: 0 } });
    expect(await amounts(child)).toEqual([100, 200, 300, 400, 500, 600]);
    // Turns 18 next year, on a day that this year does not have, and is a child for all of it.
    const nearly = await isInsured({ birthdate: "2009-02-28", contract: { deductible: 600_00 } });
    expect(await amounts(nearly)).toEqual([0, 100, 200, 300, 400, 500]);
    // Turns 19 next year: 600 ends with childhood, so that everything above 300 is more.
    const grown = await isInsured({ birthdate: "2008-02-29", contract: { deductible: 600_00 } });
    expect(await amounts(grown)).toEqual([500, 1000, 1500, 2000, 2500]);
    const young = await isInsured({ birthdate: "2001-12-31", contract: { deductible: 2500_00 } });
    expect(await amounts(young)).toEqual([300, 500, 1000, 1500, 2000]);
    expect((await offerOf(child, "riskDel")).constraints).toEqual(["UNDER_AGE"]);
    const soon = await isInsured({ birthdate: "2012-04-10" });
    expect((await offerOf(soon, "riskDel")).values[0]?.dates[0]).toBe("2027-05-01");
  });

  test("models are those of the commune on the day, also for who moves there, and none that is no longer sold", async () => {
    clock.set(today);
    const models = async (who: Customer) =>
      (await offerOf(who, "aosModel")).values.map(({ code }) => code);
    const anna = await isInsured({ home: { localityId: null, ofsLocalityId: 351 } });
    const bea = await isInsured({
      home: { localityId: null, ofsLocalityId: 351, validTo: "2026-12-14" },
    });
    await livesIn(bea.insuredNumber, {
      ...{ localityId: null, ofsLocalityId: 352, validFrom: "2026-12-15" },
    });
    expect(await models(bea)).toEqual(["RF01", "RS01", "RX01"]);
    const area = { insurerCode: "9101", productCode: "RX01", year: 2027, territory: "BE" };
    await db
      .insertInto("productArea")
      .values({ ...area, ofsLocalityId: 351 })
      .execute();
    const sold = db.deleteFrom("basicDiscount").where("insurerCode", "=", "9101");
    const [gone] = await sold
      .where("productCode", "=", "RS01")
      .where("year", "=", 2027)
      .returningAll()
      .execute();
    try {
      expect(await models(anna)).toEqual(["RF01", "RX01"]);
      expect(await models(bea)).toEqual(["RF01"]);
    } finally {
      await db.deleteFrom("productArea").execute();
      if (gone) await db.insertInto("basicDiscount").values(gone).execute();
    }
  });

  test("a product without a discount goes with the deductibles whose premium is published", async () => {
    clock.set(today);
    const anna = await isInsured();
    const product = { insurerCode: "9102", year: 2027, territory: "BE", region: 1, risk: "MIT" };
    const [gone] = await db
      .deleteFrom("basicDiscount")
      .where("insurerCode", "=", "9102")
      .where("productCode", "=", "RS01")
      .where("year", "=", 2027)
      .returningAll()
      .execute();
    const premium = { ...product, productCode: "RS01", premium: 400_00, isOrdinary: false };
    await db
      .insertInto("basicPremium")
      .values([
        { ...premium, ageClass: "ADULT", deductible: 1500_00 },
        { ...premium, ageClass: "CHILD", deductible: 0 },
      ])
      .execute();
    try {
      const insurer = (await transferOf(anna)).periodes[0]?.caisses[0];
      const published = insurer?.produits.find(({ cdProduit }) => cdProduit === "RS01");
      expect(published?.franchises).toEqual([{ cdFranchise: "FRA-1500", amount: 1500 }]);
    } finally {
      await db.deleteFrom("basicPremium").where("isOrdinary", "=", false).execute();
      if (gone) await db.insertInto("basicDiscount").values(gone).execute();
    }
  });

  test("who lives abroad has the ordinary form alone, and says so where there is a choice", async () => {
    clock.set(today);
    const abroad = { country: "FR", canton: null, localityId: null, zip: "01210", city: "Ferney" };
    const anna = await isInsured({ home: abroad });
    expect((await offerOf(anna, "aosModel")).constraints).toEqual(["ABROAD"]);
    expect((await offerOf(anna, "deductible")).constraints).toEqual(["ABROAD"]);
    const [period] = (await transferOf(anna)).periodes;
    expect(period?.caisses.map(({ cdCaisse, produits }) => [cdCaisse, produits])).toMatchObject([
      ["9102", [{ cdProduit: "RT01", franchises: [{ cdFranchise: "FRA-300" }] }]],
      ["9103", [{ cdProduit: "RT01", franchises: [{ cdFranchise: "FRA-300" }] }]],
    ]);
  });

  test("N04 a family doctor has to be named, one of a network may be, and the present one is told", async () => {
    clock.set(today);
    const doctor = {
      noPartenaire: "7",
      nomPrenom: "Wigger Adelheid",
      npa: "3011",
      localite: "Bern",
    };
    const contract = { productCode: "RF01", doctor: JSON.stringify(doctor) };
    const [anna, bea] = [await isInsured(), await isInsured({ contract })];
    const needs = (await offerOf(anna, "aosModel")).values.map((value) => [
      value.code,
      value.primaryCareDoctor,
      value.primaryCareDoctorMandatory,
    ]);
    expect(needs).toEqual([
      ["RF01", true, true],
      ["RS01", false, false],
      ["RX01", true, false],
    ]);
    expect((await offerOf(anna, "primaryCareDoctor")).constraints).toEqual(["NOT_OFFERED"]);
    expect((await offerOf(bea, "primaryCareDoctor")).values[0]?.text).toBe("Wigger Adelheid");
    const { infosContrat } = (await transferOf(bea)).periodes[0] ?? {};
    expect(infosContrat?.primaryCareDoctor).toEqual({ nomPrenom: "Wigger Adelheid" });
  });

  test("N08 each insurer of the group has its own, and accidents can be left out by whoever has left them out", async () => {
    clock.set(today);
    const anna = await isInsured({ contract: { insurerCode: "9103" } });
    const [period] = (await transferOf(anna)).periodes;
    expect(period?.caisses.map(({ cdCaisse, caisse }) => [cdCaisse, caisse])).toEqual([
      ["9101", "Cervin Santé SA"],
      ["9102", "Dent Blanche SA"],
    ]);
    expect(period?.risques).toEqual([{ cdRisqueCourt: "MIT" }]);
    const bea = await isInsured({ contract: { risk: "OHN" } });
    expect((await transferOf(bea)).periodes[0]?.risques).toHaveLength(2);
  });

  test("texts come in the language that is asked for, under the same reference", async () => {
    clock.set(today);
    const anna = await isInsured();
    const [french, german] = [
      await proposalsOf(anna),
      await proposalsOf(anna, { "accept-language": "de" }),
    ];
    const model = ({ mutationProposal }: typeof german) =>
      mutationProposal?.assures[0]?.mutations[0]?.values[0]?.text;
    expect([model(french), model(german)]).toEqual([
      "Base Médecin de famille",
      "Grundversicherung Hausarztmodell",
    ]);
    expect(german.transferProposal?.refDemande).toBe(french.transferProposal?.refDemande);
    expect(german.mutationProposal?.id).toBe(french.mutationProposal?.id);
  });

  test("N01 once everybody expects the new premiums, it is said that they are not there yet", async () => {
    const anna = await isInsured();
    const warning = async (day: string) => {
      clock.set(day);
      return (await proposalsOf(anna)).mutationProposal?.warningMessage;
    };
    expect(await warning("2026-09-22")).toBeNull();
    expect(await warning("2026-09-23")).toContain("2027");
    expect(await warning("2026-10-01")).toBeNull();
  });
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

test("W03 both proposals take five statements for a household of any size", async () => {
  clock.set(today);
  const [anna, bea] = [await isInsured(), await isInsured()];
  for (let people = 1; people < 9; people++) await hasInsured(anna);
  for (const who of [anna, bea]) {
    await proposalsOf(who);
    // The session, three for both proposals, one for the audit lines.
    expect(JSON.parse(logged.at(-1) ?? "{}").statements).toBe(5);
  }
});

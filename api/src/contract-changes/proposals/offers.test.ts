import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  isInsured,
  offerOf,
  openChanges,
  proposalsOf,
  setFlags,
  transferOf,
} from "../../../test/samples/contract-changes.ts";
import { livesIn } from "../../../test/samples/addresses.ts";
import { clock, type Customer, db } from "../../../test/portal.ts";

const today = "2026-11-16";
beforeAll(() => openChanges(today));
afterEach(async () => {
  clock.set(undefined);
  await setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true });
});

describe("N02 what is offered comes from the age, the place and the tariff", () => {
  const amounts = async (who: Customer) =>
    (await offerOf(who, "deductible")).values.map(({ amount }) => amount);

  test("children have theirs until the year in which they turn 19; then the adults' hold", async () => {
    clock.set(today);
    const child = await isInsured({ birthdate: "2015-02-28", contract: { deductible: 0 } });
    expect(await amounts(child)).toEqual([100, 200, 300, 400, 500, 600]);
    // Turns 18 next year and counts as a child for all of it.
    const nearly = await isInsured({ birthdate: "2009-02-28", contract: { deductible: 600_00 } });
    expect(await amounts(nearly)).toEqual([0, 100, 200, 300, 400, 500]);
    // Turns 19 next year: 600 ends with the child's tariff, so everything above 300 is higher.
    const grown = await isInsured({ birthdate: "2008-02-29", contract: { deductible: 600_00 } });
    expect(await amounts(grown)).toEqual([500, 1000, 1500, 2000, 2500]);
    // 500 is also an adult's amount, but this one was chosen for a child.
    for (const birthdate of ["2008-01-01", "2008-02-29", "2008-12-31"]) {
      const optional = await isInsured({ birthdate, contract: { deductible: 500_00 } });
      expect(await amounts(optional)).toEqual([500, 1000, 1500, 2000, 2500]);
      expect((await transferOf(optional)).periodes[0]?.infosContrat.franchiseAmount).toBe(300);
    }
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
    const next = { localityId: null, ofsLocalityId: 352, validFrom: "2026-12-15" };
    await livesIn(bea.insuredNumber, next);
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

  test("N08 each insurer of the group has its own, and accidents can be left out by a person who has left them out", async () => {
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

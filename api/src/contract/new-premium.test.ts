import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as, cents, seedPeople } from "../../test/samples/demonstration.ts";
import { aCustomer, clock, db } from "../../test/portal.ts";

const NEW_PREMIUM = `query New($insuredNumber: Int!, $premiumInput: PremiumInput!) {
  newPremium(insuredNumber: $insuredNumber, premiumInput: $premiumInput) {
    grossPremium tax discount { codeClause montantRabais dejaDeduitRabais } netPremium actualPremium foreigner
  }
}`;
const input = {
  codeCaisse: "9101",
  codeProduit: "RT01",
  codeFranchise: "FRA-300",
  codeRisque: "MIT",
  codeVariante: "N/A",
  dateEntree: "2027-01-01",
};

beforeAll(() => seedPeople("2026-11-15"));
afterAll(() => clock.set(undefined));

describe("a new premium", () => {
  const premiumFor = async (login: string, insuredNumber: number, change: object = {}) =>
    (await as(login)).graphql(NEW_PREMIUM, {
      insuredNumber,
      premiumInput: { ...input, ...change },
    });

  test("W03 is what the contract will cost once it holds", async () => {
    const camille = await premiumFor("camille", 4218730, { dateEntree: "2026-12-01" });
    expect(camille.data.newPremium).toEqual({
      grossPremium: 630,
      tax: -5.15,
      discount: [],
      netPremium: 630,
      actualPremium: 624.85,
      foreigner: false,
    });
    const noe = await premiumFor("camille", 4218732, {
      codeFranchise: "FRA-0",
      dateEntree: "2026-12-01",
    });
    expect(noe.data.newPremium).toEqual({
      grossPremium: 163.8,
      tax: -5.15,
      discount: [{ codeClause: "CANTON", montantRabais: 60, dejaDeduitRabais: false }],
      netPremium: 163.8,
      actualPremium: 98.65,
      foreigner: false,
    });
  });

  test("W03 agreed discounts are in the net premium", async () => {
    const urs = (await premiumFor("urs", 3907112)).data.newPremium;
    expect(urs.discount).toMatchObject([{ codeClause: "PERIODICITY", dejaDeduitRabais: true }]);
    expect(cents(urs.netPremium)).toBe(
      cents(urs.grossPremium) - cents(urs.discount[0].montantRabais),
    );
    expect(cents(urs.actualPremium)).toBe(cents(urs.netPremium) + cents(urs.tax));
  });

  test("N09 another rhythm of payment has its discount, and who is late can look at the year after next", async () => {
    const monthly = (await premiumFor("giulia", 5120044)).data.newPremium;
    const yearly = (await premiumFor("giulia", 5120044, { periodicity: "YEARLY" })).data.newPremium;
    expect(monthly.discount).toEqual([]);
    expect(yearly.discount).toMatchObject([{ codeClause: "PERIODICITY" }]);
    expect(cents(yearly.actualPremium)).toBeLessThan(cents(monthly.actualPremium));
    const { errors } = await premiumFor("giulia", 5120044, { dateEntree: "2028-01-01" });
    expect(errors).toBeUndefined();
  });

  test("W03 a customer who lives abroad gets no refund, and has the ordinary form of insurance alone", async () => {
    const abroad = { country: "FR", canton: null, zip: "01210", city: "Ferney-Voltaire" };
    await db
      .updateTable("postalAddress")
      .set({ ...abroad, localityId: null })
      .where("insuredNumber", "=", 7245002)
      .execute();
    const amelia = (await premiumFor("oliver", 7245002)).data.newPremium;
    expect(amelia).toMatchObject({ foreigner: true, tax: 0 });
    const refused = async (change: object) =>
      (await premiumFor("oliver", 7245002, change)).errors?.[0]?.extensions["fields"];
    expect(await refused({ codeProduit: "RS01" })).toEqual({ codeProduit: "contracts.product" });
    expect(await refused({ codeFranchise: "FRA-1000" })).toEqual({
      codeFranchise: "contracts.deductible",
    });
  });

  test.each([
    [{ codeCaisse: "8" }, ["codeCaisse", "codeProduit"]],
    [{ codeProduit: "AH01" }, ["codeProduit"]],
    [{ codeFranchise: "FRA-600" }, ["codeFranchise"]],
    [{ codeFranchise: "FRA-0" }, ["codeFranchise"]],
    [{ codeVariante: "X" }, ["codeVariante"]],
    [{ dateEntree: "2029-01-01" }, ["dateEntree"]],
  ])("W03 %j is refused at its field", async (change, fields) => {
    const { errors } = await premiumFor("camille", 4218730, change);
    expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
    expect(Object.keys(errors?.[0]?.extensions["fields"] ?? {})).toEqual(fields);
  });

  test("F07 Theo, who is not insured here, has none", async () => {
    const { errors } = await premiumFor("oliver", 7245003, { codeFranchise: "FRA-0" });
    expect(errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  });

  test("W03 a stranger gets the same answer for Camille as for an unknown person", async () => {
    const stranger = await aCustomer();
    for (const insuredNumber of [4218730, 1_999_999_999]) {
      const { errors } = await stranger.graphql(NEW_PREMIUM, {
        insuredNumber,
        premiumInput: input,
      });
      expect(errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
    }
  });
});

describe("published tariffs", () => {
  const lausanne = 5586;
  const network = {
    ...input,
    codeProduit: "RX01",
    codeFranchise: "FRA-2500",
    codeRisque: "OHN",
    dateEntree: "2026-12-01",
  };
  const premium = async () =>
    (await as("camille")).graphql(NEW_PREMIUM, { insuredNumber: 4218730, premiumInput: network });

  test("F03 an approved premium is the premium, and counts in the region of the commune", async () => {
    expect((await premium()).data.newPremium.grossPremium).toBe(382.55);
    const approved = {
      insurerCode: "9101",
      year: 2026,
      territory: "VD",
      region: 1,
      ageClass: "ADULT",
      productCode: "RX01",
      risk: "OHN",
      deductible: 2500_00,
      premium: 371_10,
      isOrdinary: false,
    };
    await db.insertInto("basicPremium").values(approved).execute();
    expect((await premium()).data.newPremium.grossPremium).toBe(371.1);
    // The directory gets the number of the commune, and a tariff puts this commune into region 2.
    const inLausanne = { ofsLocalityId: lausanne };
    await db
      .updateTable("swissLocality")
      .set(inLausanne)
      .where("id", "=", "1007-lausanne")
      .execute();
    const moved = { canton: "VD", commune: "Lausanne (2)", validFrom: "2026-01-01", region: 2 };
    await db
      .insertInto("premiumRegion")
      .values({ ...moved, ...inLausanne })
      .execute();
    expect((await premium()).data.newPremium.grossPremium).toBe(334.55);
  });

  test("W03 a product that is limited to other communes cannot be had", async () => {
    const area = { insurerCode: "9101", productCode: "RX01", year: 2026, territory: "VD" };
    await db
      .insertInto("productArea")
      .values({ ...area, ofsLocalityId: 5724 })
      .execute();
    const refusal = { code: "INVALID", fields: { codeProduit: "contracts.product" } };
    expect((await premium()).errors?.[0]?.extensions).toEqual(refusal);
    await db
      .insertInto("productArea")
      .values({ ...area, ofsLocalityId: lausanne })
      .execute();
    expect((await premium()).errors).toBeUndefined();
  });
});

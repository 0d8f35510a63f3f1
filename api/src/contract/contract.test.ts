import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as, cents, seedPeople } from "../../test/samples/demonstration.ts";
import { aCustomer, clock, db, logged, ownerUrl } from "../../test/portal.ts";

const today = "2026-11-15";
const CONTRACTS = `query Contracts($date: Date) {
  totalMonthlyAmount(date: $date)
  contracts(date: $date) {
    insuredNumber monthlyAmount supplementalsMonthlyAmount
    healthBasic {
      product { code value } deductible codeDeductible risk healthInsurer { code value } startingDate
      primaryCareDoctor { noPartenaire nomPrenom npa localite } grossPremium
      reductionPrimes { type amount } reductionsTotalAmount clauses { type amount } clausesTotalAmount
      monthlyAmount conditionUri periodicite model branch telemedecin { name phone type codeReseau }
    }
    supplementals {
      product { code value } level startingDate deductible risk collective { frameworkAgreementNumber }
      waitingPeriod variantes monthlyAmount conditionUri model
    }
    estate {
      type product { code value } noContract periodicity totalPremiumAmount monthlyAmount insuredCircle level startDate
      endDate federalStamp conditionUri residence { statusTaker street town type constructionType }
      baseModules { totalPremiumAmount modules { code level deductible premiumAmount insuredAmount } }
      complementaryModules { totalPremiumAmount modules { code level deductible premiumAmount insuredAmount } }
    }
  }
}`;
beforeAll(() => seedPeople(today));
afterAll(() => clock.set(undefined));

async function contractsOf(login: string, date?: string) {
  const { data, errors } = await (await as(login)).graphql(CONTRACTS, { date });
  expect(errors).toBeUndefined();
  return data;
}

describe("the contracts of the demonstration people", () => {
  test("F03 Camille has a basic contract with all that it is made of", async () => {
    const { contracts } = await contractsOf("camille");
    // Lausanne, region 1: 630.00 ordinary; deductible 2500 deducts 128.33, the network 18 %, no accident cover 7 %.
    expect(contracts[0].healthBasic).toEqual({
      product: { code: "RX01", value: "Base Réseau de médecins" },
      deductible: 2500,
      codeDeductible: "FRA-2500",
      risk: "OHN",
      healthInsurer: { code: "9101", value: "Cervin Santé SA" },
      startingDate: "2025-01-01",
      primaryCareDoctor: null,
      grossPremium: 382.55,
      reductionPrimes: [],
      reductionsTotalAmount: 0,
      clauses: [{ type: "ENVIRONMENT", amount: -5.15 }],
      clausesTotalAmount: -5.15,
      monthlyAmount: 377.4,
      conditionUri: "/api/v1/conditions/RX01.pdf",
      periodicite: "MONTHLY",
      model: "NETWORK",
      branch: "LAMAL",
      telemedecin: null,
    });
    expect(contracts[2].healthBasic).toMatchObject({
      deductible: 0,
      reductionPrimes: [{ type: "CANTON", amount: -60 }],
      primaryCareDoctor: { npa: "1004", localite: "Lausanne" },
    });
  });

  test("F03 product names come in the language that is asked for", async () => {
    const answer = await (await as("camille")).graphql(CONTRACTS, {}, { "accept-language": "de" });
    const [camille] = answer.data.contracts;
    expect(camille.healthBasic.product.value).toBe("Grundversicherung Ärztenetz");
    expect(camille.supplementals[0].level).toBe("Halbprivate Abteilung");
  });

  test("F03 Oliver calls a telemedicine partner first, and the environmental refund is his since he lives here", async () => {
    const { contracts } = await contractsOf("oliver");
    expect(contracts[0].healthBasic).toMatchObject({
      model: "TELEMEDICINE",
      telemedecin: { name: "Docline 24", phone: "+41445550247", codeReseau: "TM02" },
      clauses: [{ type: "ENVIRONMENT", amount: -5.15 }],
    });
    const { data } = await (
      await as("oliver")
    ).graphql("query Tele { telemedecin { name phone type codeReseau } }");
    expect(data.telemedecin).toEqual([
      { name: "Docline 24", phone: "+41445550247", type: "APP", codeReseau: "TM02" },
    ]);
  });

  test("F07 Theo is known for information only: he is listed, without any contract", async () => {
    const { contracts } = await contractsOf("oliver");
    expect(contracts[2]).toEqual({
      insuredNumber: 7245003,
      monthlyAmount: 0,
      supplementalsMonthlyAmount: 0,
      healthBasic: null,
      supplementals: [],
      estate: [],
    });
  });

  test("F04 supplementary contracts have level, agreement, waiting period and a total", async () => {
    const [camille] = (await contractsOf("camille")).contracts;
    expect(camille.supplementals).toMatchObject([
      {
        product: { code: "AH01", value: "Hôpital Confort" },
        level: "Division mi-privée",
        collective: { frameworkAgreementNumber: "10045" },
        monthlyAmount: 63.2,
        conditionUri: "/api/v1/conditions/AH01.pdf",
      },
      { product: { code: "BO01" }, level: "Niveau 2", monthlyAmount: 31.7 },
    ]);
    expect(camille.supplementalsMonthlyAmount).toBe(94.9);
    const [sofia] = (await contractsOf("sofia")).contracts;
    expect(sofia.supplementals[1]).toMatchObject({ waitingPeriod: "2027-03-31" });
    const [urs] = (await contractsOf("urs")).contracts;
    expect(urs.supplementals[0]).toMatchObject({ deductible: 2000, level: "Division privée" });
  });

  test("F05 Giulia has property contracts whose modules and stamp add up", async () => {
    const [giulia] = (await contractsOf("giulia")).contracts;
    expect(giulia.estate.map((one: { type: string }) => one.type)).toEqual([
      "HOUSEHOLD",
      "BUILDING",
      "LEGAL_PROTECTION",
    ]);
    for (const contract of giulia.estate) {
      const groups = [contract.baseModules, contract.complementaryModules];
      const net = groups.reduce((sum, group) => sum + cents(group.totalPremiumAmount), 0);
      const modules = groups.flatMap((group) => group.modules);
      const parts = modules.reduce((sum, module) => sum + cents(module.premiumAmount), 0);
      expect(parts).toBe(net);
      expect(cents(contract.totalPremiumAmount)).toBe(net + cents(contract.federalStamp));
      expect(Math.abs(cents(contract.federalStamp) - net * 0.05)).toBeLessThanOrEqual(2.5);
    }
    expect(giulia.estate[1]).toMatchObject({
      noContract: "5120044-2",
      residence: { statusTaker: "OWNER", street: "Via Nassa 18", town: "6900 Lugano" },
      baseModules: {
        modules: [{ code: "FIRE_NATURE", insuredAmount: 780_000 }, { code: "WATER" }],
      },
    });
  });

  test("F06 the household's amount is the sum of everybody's, to the rappen", async () => {
    for (const login of ["camille", "giulia", "zbinden"]) {
      const { contracts, totalMonthlyAmount } = await contractsOf(login);
      let total = 0;
      for (const one of contracts) {
        const parts = [one.healthBasic, ...one.supplementals, ...one.estate].filter(Boolean);
        const sum = parts.reduce((all, part) => all + cents(part.monthlyAmount), 0);
        expect(cents(one.monthlyAmount)).toBe(sum);
        const basic = one.healthBasic;
        expect(cents(basic.monthlyAmount)).toBe(
          cents(basic.grossPremium) +
            cents(basic.clausesTotalAmount) +
            cents(basic.reductionsTotalAmount),
        );
        total += sum;
      }
      expect(cents(totalMonthlyAmount)).toBe(total);
      expect(total).toBeGreaterThan(0);
    }
  });

  test("F01 a month shows what held then: product, deductible and tariff", async () => {
    const [before] = (await contractsOf("camille", "2024-11-01")).contracts;
    expect(before.healthBasic).toMatchObject({
      product: { code: "RT01" },
      startingDate: "2024-01-01",
      deductible: 2500,
    });
    const [next] = (await contractsOf("camille", "2027-01-01")).contracts;
    const [now] = (await contractsOf("camille")).contracts;
    expect(next.healthBasic.grossPremium).toBeGreaterThan(now.healthBasic.grossPremium);
  });

  test("F01 next year's premiums are known from the day of their announcement", async () => {
    clock.set("2026-09-30");
    const [unknown] = (await contractsOf("camille", "2027-01-01")).contracts;
    clock.set("2026-10-01");
    const [announced] = (await contractsOf("camille", "2027-01-01")).contracts;
    clock.set(today);
    const [now] = (await contractsOf("camille")).contracts;
    expect(unknown.healthBasic.grossPremium).toBe(now.healthBasic.grossPremium);
    expect(announced.healthBasic.grossPremium).toBeGreaterThan(now.healthBasic.grossPremium);
  });

  test.each([
    ["2024-10-31", true],
    ["2024-11-01", false],
    ["2027-11-30", false],
    ["2027-12-01", true],
    ["1900-01-01", true],
  ])("F01 %s is refused: %s", async (date, isRefused) => {
    const { errors } = await (await as("camille")).graphql(CONTRACTS, { date });
    expect(errors?.[0]?.extensions).toEqual(
      isRefused ? { code: "INVALID", fields: { date: "contracts.date" } } : undefined,
    );
  });

  test("F05 Luca sees his own health contracts only, and no property", async () => {
    const { contracts } = await contractsOf("luca");
    expect(contracts.map((one: { insuredNumber: number }) => one.insuredNumber)).toEqual([4218731]);
    expect(contracts[0]).toMatchObject({ healthBasic: { product: { code: "RT01" } }, estate: [] });
    expect((await contractsOf("camille")).contracts[0].estate).toHaveLength(1);
  });

  test("F05 property is its policyholder's matter: Camille does not see what Luca insures", async () => {
    const own = await db
      .selectFrom("propertyContract")
      .selectAll()
      .where("insuredNumber", "=", 4218730)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("propertyContract")
      .values({
        ...own,
        noContract: "4218731-1",
        insuredNumber: 4218731,
        modules: JSON.stringify(own.modules),
      })
      .execute();
    expect((await contractsOf("camille")).contracts[1].estate).toEqual([]);
    expect((await contractsOf("luca")).contracts[0].estate).toHaveLength(1);
  });

  test("F03 Hannah, under guardianship, reads her contracts", async () => {
    const { contracts } = await contractsOf("hannah");
    expect(contracts[0].healthBasic.model).toBe("FAMILY_DOCTOR");
  });

  test("F03 today's deductible is the one that this year's contribution counts, for everybody", async () => {
    const { rows } = await differing();
    expect(rows).toEqual([]);
  });

  test("nine insured take as many statements as four", async () => {
    const counts = [];
    for (const login of ["camille", "zbinden"]) {
      await contractsOf(login, today);
      counts.push(JSON.parse(logged.at(-1) ?? "{}").statements);
    }
    // One statement for the session, three for the contracts, one for the range of months.
    expect(counts).toEqual([5, 5]);
  });
});

async function differing() {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await client.query(
      `select c.insured_number, c.year from contribution c left join basic_contract b
         on b.insured_number = c.insured_number and b.deductible = c.deductible_annual
         and least(make_date(c.year, 12, 31), $1::date) between b.valid_from and b.valid_to
       where b.insured_number is null`,
      [today],
    );
  } finally {
    await client.end();
  }
}

describe("another account's contracts", () => {
  test("F03 a stranger sees nothing of Camille's household", async () => {
    const stranger = await aCustomer();
    const { data } = await stranger.graphql(CONTRACTS);
    expect(data).toEqual({
      totalMonthlyAmount: 0,
      contracts: [
        {
          insuredNumber: stranger.insuredNumber,
          monthlyAmount: 0,
          supplementalsMonthlyAmount: 0,
          healthBasic: null,
          supplementals: [],
          estate: [],
        },
      ],
    });
  });
});

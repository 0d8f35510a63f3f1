import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { settle } from "@portal/model/cost-sharing/settle.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { seedTariffs } from "./demonstration.ts";
import { hasAccount } from "./addresses.ts";
import { type Customer, db } from "../portal.ts";

/** Gives a customer a home and a contract of each kind. Returns texts that only this customer may read. */
export async function cover({ insuredNumber }: Customer): Promise<string[]> {
  await seedTariffs(todayInZurich(new Date()));
  const since = { insuredNumber, validFrom: "2020-01-01" };
  await hasHome(since);
  await hasHealthContracts(since);
  const noContract = await hasPropertyContract(since);
  await hadCare(insuredNumber);
  await hasAccount({ insuredNumber }, { usage: "PRLV", iban: "CH5604835012345678009" });
  return [
    "CH5604835012345678009",
    "CH56 0483 5012 3456 7800 9",
    "Quarzblick",
    "Felsenau",
    "Wigger Adelheid",
    "767676",
    "77.77",
    "445566",
    noContract,
    "Tannenhalde",
  ];
}

interface Since {
  insuredNumber: number;
  validFrom: string;
}

async function hasHome(since: Since): Promise<void> {
  const place = { street: "Tannenhalde", number: "7", zip: "3011", city: "Bern", canton: "BE" };
  await db
    .insertInto("postalAddress")
    .values({
      ...since,
      ...place,
      country: "CH",
      localityId: "3011-bern",
      domicileLegal: true,
      correspondance: true,
    })
    .execute();
}

async function hasHealthContracts(since: Since): Promise<void> {
  const doctor = { noPartenaire: "767676", nomPrenom: "Wigger Adelheid", npa: "", localite: "" };
  await db
    .insertInto("basicContract")
    .values({
      ...since,
      insurerCode: "9101",
      productCode: "RF01",
      deductible: 300_00,
      risk: "MIT",
      periodicity: "MONTHLY",
      doctor: JSON.stringify(doctor),
    })
    .execute();
  await db
    .insertInto("premiumReduction")
    .values({ ...since, validTo: "9999-12-31", type: "CANTON", amount: 77_77 })
    .execute();
  await db
    .insertInto("supplementaryContract")
    .values({
      ...since,
      productCode: "AH01",
      level: "PRIVATE",
      risk: "MIT",
      frameworkAgreement: "445566",
    })
    .execute();
}

async function hasPropertyContract(since: Since): Promise<string> {
  const noContract = `PC-8899-${since.insuredNumber}`;
  const modules = [
    { code: "LIABILITY", level: "PLUS", insuredAmount: 1_000_000_00, deductible: 0 },
  ];
  await db
    .insertInto("propertyContract")
    .values({
      ...since,
      noContract,
      productCode: "RC01",
      endsOn: "2030-12-31",
      level: "PLUS",
      circle: "FAMILY",
      periodicity: "YEARLY",
      statusTaker: "TENANT",
      residenceType: "MAIN",
      constructionType: "SOLID",
      street: "Tannenhalde 7",
      town: "3011 Bern",
      modules: JSON.stringify(modules),
    })
    .execute();
  return noContract;
}

/** A statement of a fully paid bill, a bill in progress, and an old pregnancy. */
async function hadCare(insuredNumber: number): Promise<void> {
  const treated = { treatmentBegin: "2025-12-01", treatmentEnd: "2025-12-01", tiers: "GARANT" };
  const person = { insuredNumber, isPrivate: true };
  const { id } = await db
    .insertInto("statement")
    .values({ ...person, statementNumber: `2026-${insuredNumber}-001`, date: "2026-01-01" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("statementLine")
    .values({
      ...person,
      ...treated,
      statementId: id,
      position: 0,
      year: 2025,
      provider: "Praxis Quarzblick",
      category: "MATERNITY",
      ...settle(
        {
          category: "MATERNITY",
          begin: "2025-12-01",
          end: "2025-12-01",
          billed: 80_00,
          beyondBasic: 0,
        },
        { isChild: false, deductible: 300_00, rules: costSharingRulesOn("2025-12-01") },
      ),
    })
    .execute();
  await db
    .insertInto("claim")
    .values({
      ...person,
      ...treated,
      channel: "PROVIDER",
      dueOn: "2099-01-09",
      provider: "Labor Felsenau",
      category: "LABORATORY",
      billed: 90_00,
    })
    .execute();
  await db
    .insertInto("maternity")
    .values({ insuredNumber, declaredOn: "2001-02-03", bornOn: "2001-02-02" })
    .execute();
}

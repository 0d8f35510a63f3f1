import { writeFileSync } from "node:fs";
import path from "node:path";
import { NO_END } from "@portal/model/calendar/validity.ts";
import { billsByCarrier } from "@portal/model/invoices/carriers.ts";
import { sumOfLines } from "@portal/model/invoices/invoice.ts";
import { invoiceNumberOf, referenceOf } from "@portal/model/invoices/reference.ts";
import { basicContractRows, premiumReductionRows } from "../api/seed/contracts/basic-contracts.ts";
import { familyDoctorOf } from "../api/seed/contracts/family-doctors.ts";
import {
  propertyContractRows,
  supplementaryContractRows,
} from "../api/seed/contracts/further-contracts.ts";
import { premiumsOf } from "../api/seed/contracts/premiums.ts";
import { smallPdf } from "../api/seed/documents/small-pdf.ts";
import { financialAddressRows } from "../api/seed/people/accounts.ts";
import { generatedHousehold } from "../api/seed/people/generated-household.ts";
import { postalAddressRows } from "../api/seed/people/homes.ts";
import type { Household, World } from "../api/seed/people/household.ts";
import { originOf } from "../api/seed/people/nationalities.ts";
import { professionalDataRows } from "../api/seed/people/professional.ts";
import { GROUP_INSURER } from "../api/seed/tariffs/catalogue.ts";
import { createSecrets } from "../api/src/core/secrets/secrets.ts";
import { ibanBinding } from "../api/src/insurer/iban-binding.ts";

/**
 * Writes example/households.ndjson and the files of what belongs to them: 50 invented households of the example insurer.
 * Run it by hand when the shape of a record changes: `node scripts/example-households.ts`.
 */
const HOUSEHOLDS = 50;
const SEED = 7;
const TODAY = "2026-11-18";
const AS_OF = `${TODAY}T05:00:00Z`;
const FIRST_NUMBER = 11_000_000;
const NUMBERS_PER_HOUSEHOLD = 10;
const folder = path.join(import.meta.dirname, "..", "example");

const secrets = createSecrets([{ id: "example", key: Buffer.alloc(32, 1) }]);
const world: World = {
  today: TODAY,
  seed: SEED,
  secrets,
  yearsOfPost: 1,
  yearsOfPremiums: 1,
  passwordHashOf: () => "",
  dunningRules: [],
  workingDay: (day) => day,
};

const files = new Map<string, string[]>();

function write(entity: string, id: string, data: object): void {
  const lines = files.get(entity) ?? [];
  files.set(entity, lines);
  lines.push(JSON.stringify({ entity, id, version: 1, data }));
}

const francs = (rappen: number) => rappen / 100;
const orLeft = <Value>(value: Value | null | undefined) => value ?? undefined;
const endOf = (day: string | undefined) => (day === undefined || day === NO_END ? undefined : day);

/** Whether the example's insurer covers everyone: the generator knows others, too. */
function isOfExample(household: Household): boolean {
  return basicContractRows(household, world).every((row) => row.insurerCode === GROUP_INSURER);
}

/** The household of an index with numbers of the example. */
function exampleHousehold(made: Household, index: number): Household {
  const first = FIRST_NUMBER + index * NUMBERS_PER_HOUSEHOLD;
  const from = made.people[0]?.insuredNumber ?? 0;
  const renumbered = (number: number) => number - from + first;
  return {
    ...made,
    people: made.people.map((one) => ({ ...one, insuredNumber: renumbered(one.insuredNumber) })),
    accounts: made.accounts.map((account) => ({
      ...account,
      login: account.login.replace(/\.\d+@/, `.${renumbered(account.insuredNumber)}@`),
      insuredNumber: renumbered(account.insuredNumber),
      sees: account.sees.map((one) => ({
        ...one,
        insuredNumber: renumbered(one.insuredNumber),
      })),
    })),
  };
}

function writeHousehold(household: Household): void {
  const [holder] = household.people;
  if (!holder) return;
  const addresses = Map.groupBy(
    postalAddressRows(household, world),
    ({ insuredNumber }) => insuredNumber,
  );
  const occupations = Map.groupBy(
    professionalDataRows(household, world),
    ({ insuredNumber }) => insuredNumber,
  );
  write("households", `H-${holder.insuredNumber}`, {
    asOf: AS_OF,
    announce: false,
    policyholder: holder.insuredNumber,
    people: household.people.map((person) => {
      const account = household.accounts.find(
        (one) => one.insuredNumber === person.insuredNumber,
      );
      const { nationality, permit } = originOf(person, household, world);
      return {
        insuredNumber: person.insuredNumber,
        firstname: person.firstname,
        lastname: person.lastname,
        birthdate: person.birthdate,
        gender: person.gender,
        language: person.language,
        nationality,
        permit: orLeft(permit),
        forInformation: person.forInformation,
        addresses: addresses.get(person.insuredNumber)?.map((row) => ({
          uses: [
            ...(row.domicileLegal ? ["DOMICILE_LEGAL"] : []),
            ...(row.correspondance ? ["CORRESPONDANCE"] : []),
          ],
          validFrom: row.validFrom,
          validTo: endOf(row.validTo),
          street: orLeft(row.street),
          number: orLeft(row.number),
          country: row.country,
          zip: row.zip,
          city: row.city,
        })),
        emails: account && [{ email: account.login, nature: "PRV" }],
        phones: account?.phone && [{ number: account.phone, nature: "PRV", mobile: true }],
        occupations: occupations
          .get(person.insuredNumber)
          ?.map(({ insuredNumber: _number, ...row }) =>
            Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
          ),
      };
    }),
    bankAccounts: financialAddressRows(household, world).map(
      ({ id = "", insuredNumber: _number, iban, validTo, localityId: _locality, ...row }) => ({
        ...row,
        street: orLeft(row.street),
        number: orLeft(row.number),
        iban: secrets.decrypt(ibanBinding(id), iban),
        validTo: endOf(validTo),
      }),
    ),
    accounts: household.accounts.map((account) => ({
      insuredNumber: account.insuredNumber,
      paymentMode: account.paymentMode,
      correspondence: account.correspondance,
      hasGuardian: account.sousTutelle,
      login: account.phone && { email: account.login, phone: account.phone },
    })),
  });
}

function writeContracts(household: Household): void {
  const about = (insuredNumber: number) => ({ asOf: AS_OF, insuredNumber });
  const basics = basicContractRows(household, world);
  for (const [insuredNumber, rows] of Map.groupBy(basics, (row) => row.insuredNumber)) {
    const reductions = premiumReductionRows(household, world)
      .filter((row) => row.insuredNumber === insuredNumber)
      .map(({ insuredNumber: _number, amount, ...row }) => ({ ...row, amount: francs(amount) }));
    write("contracts", `C-${insuredNumber}-LAMAL`, {
      ...about(insuredNumber),
      kind: "BASIC",
      versions: rows.map((row) => ({
        validFrom: row.validFrom,
        validTo: endOf(row.validTo),
        insurer: row.insurerCode,
        product: row.productCode,
        deductible: francs(row.deductible),
        risk: row.risk,
        periodicity: row.periodicity,
        network: orLeft(row.codeReseau),
        clauses: row.clauses,
      })),
      ...(reductions.length > 0 && { reductions }),
    });
    const last = rows.at(-1);
    const person = household.people.find((one) => one.insuredNumber === insuredNumber);
    const doctor = last?.doctor && person && familyDoctorOf(person, household, world);
    if (last && doctor)
      write("family-doctors", `D-${insuredNumber}`, {
        ...about(insuredNumber),
        validFrom: last.validFrom,
        doctor,
      });
  }
  for (const row of supplementaryContractRows(household, world))
    write("contracts", `C-${row.insuredNumber}-${row.productCode}`, {
      ...about(row.insuredNumber),
      kind: "SUPPLEMENTARY",
      product: row.productCode,
      versions: [
        {
          validFrom: row.validFrom,
          level: row.level,
          deductible: row.deductible ? francs(row.deductible) : undefined,
          risk: row.risk,
          frameworkAgreement: orLeft(row.frameworkAgreement),
          waitingUntil: orLeft(row.waitingUntil),
          variants: row.variantes,
        },
      ],
    });
  for (const { modules, ...row } of propertyContractRows(household, world))
    write("contracts", `C-${row.noContract}`, {
      ...about(row.insuredNumber),
      kind: "PROPERTY",
      number: row.noContract,
      product: row.productCode,
      versions: [
        {
          validFrom: row.validFrom,
          endsOn: row.endsOn,
          level: row.level,
          circle: row.circle,
          periodicity: row.periodicity,
          taker: row.statusTaker,
          residence: row.residenceType,
          construction: row.constructionType,
          street: row.street,
          town: row.town,
          modules: modulesOf(modules),
        },
      ],
    });
}

interface Module {
  code: string;
  level: string;
  insuredAmount: number;
  deductible: number;
}

function modulesOf(modules: unknown): Module[] {
  if (!Array.isArray(modules)) return [];
  return modules.map((one: Module) => ({
    ...one,
    insuredAmount: francs(one.insuredAmount),
    deductible: francs(one.deductible),
  }));
}

/** The premiums of two months: the first is paid, of the second only by some. */
function writeInvoices(household: Household, index: number): void {
  const [holder] = household.people;
  const account = household.accounts.find(({ type }) => type === "PPA");
  if (!holder || !account) return;
  const premiumsOn = premiumsOf(household, world);
  for (const [month, invoiceDate, deadline] of [
    ["2026-10", "2026-09-11", "2026-10-09"],
    ["2026-11", "2026-10-12", "2026-11-10"],
    ["2026-12", "2026-11-11", "2026-12-10"],
  ] as const) {
    const bills = billsByCarrier(premiumsOn(`${month}-01`));
    for (const [place, { carrier, lines }] of bills.entries()) {
      const number = invoiceNumberOf(holder.insuredNumber, month, place + 1);
      const total = francs(sumOfLines(lines));
      if (total <= 0) continue;
      write("invoices", `I-${number}`, {
        announce: false,
        number,
        policyholder: holder.insuredNumber,
        type: "PREMIUM",
        insurer: carrier.insurerCode,
        law: carrier.law,
        holder: account.displayName,
        periodFrom: `${month}-01`,
        periodTo: month === "2026-11" ? `${month}-30` : `${month}-31`,
        invoiceDate,
        deadline,
        paymentMode: account.paymentMode,
        reference: referenceOf(number),
        lines: lines.map(({ kind, insuredNumber, about, amount }) => ({
          kind,
          insuredNumber,
          about,
          amount: francs(amount),
        })),
        total,
      });
      const isPaid = month === "2026-10" || (month === "2026-11" && index % 7 !== 0);
      if (isPaid)
        write("payments", `P-${number}`, {
          announce: false,
          invoice: number,
          amount: total,
          paidOn: deadline,
          bankReference: `BANK-${number}`,
        });
    }
  }
}

/** A bill of a family doctor in spring, divided by the deductible of the year. */
function writeStatements(household: Household): void {
  const rows = basicContractRows(household, world);
  for (const [place, person] of household.people.entries()) {
    const day = "2026-04-14";
    const contract = rows.findLast(
      (row) => row.insuredNumber === person.insuredNumber && row.validFrom <= day,
    );
    if (!contract || (person.insuredNumber + place) % 3 !== 0) continue;
    const billed = 18_000 + (person.insuredNumber % 97) * 1_00;
    const deductible = Math.min(billed, contract.deductible);
    const coinsurance = Math.round((billed - deductible) / 10);
    write("statements", `S-${person.insuredNumber}-1`, {
      announce: false,
      number: `S-2026-${person.insuredNumber}-01`,
      insuredNumber: person.insuredNumber,
      date: "2026-05-04",
      ...(billed > deductible && { paysOn: "2026-05-07" }),
      lines: [
        {
          provider: "Praxis Dr. med. Lüthi",
          category: "DOCTOR",
          treatmentBegin: day,
          treatmentEnd: day,
          tiers: "GARANT",
          billed: francs(billed),
          deductible: francs(deductible),
          coinsuranceRate: 1000,
          coinsurance: francs(coinsurance),
          basicPaid: francs(billed - deductible - coinsurance),
        },
      ],
    });
  }
}

/** The policy of next year, from the archive of the former system. */
function writeDocuments(household: Household): void {
  const [holder] = household.people;
  if (!holder) return;
  const number = holder.insuredNumber;
  write("documents", `A-${number}-2027`, {
    announce: false,
    people: household.people
      .filter(({ forInformation }) => !forInformation)
      .map(({ insuredNumber }) => insuredNumber),
    type: "DOCUMENT",
    subType: "POLICY",
    filterType: "CONTRACT",
    date: "2026-10-12",
    language: holder.language,
    titles: {
      fr: "Police 2027",
      de: "Police 2027",
      it: "Polizza 2027",
      en: "Policy 2027",
    },
    reference: `P-${number}/27`,
    content: smallPdf(`Policy 2027, ${number}`),
  });
}

let index = 0;
for (let drawn = 0; index < HOUSEHOLDS; drawn++) {
  const household = exampleHousehold(generatedHousehold(SEED, drawn, TODAY), drawn);
  if (!isOfExample(household)) continue;
  writeHousehold(household);
  writeContracts(household);
  writeInvoices(household, index);
  writeStatements(household);
  writeDocuments(household);
  index += 1;
}
for (const [entity, lines] of files)
  writeFileSync(path.join(folder, `${entity}.ndjson`), `${lines.join("\n")}\n`);

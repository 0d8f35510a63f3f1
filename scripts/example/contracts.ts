import {
  basicContractRows,
  premiumReductionRows,
} from "../../api/seed/contracts/basic-contracts.ts";
import { familyDoctorOf } from "../../api/seed/contracts/family-doctors.ts";
import {
  propertyContractRows,
  supplementaryContractRows,
} from "../../api/seed/contracts/further-contracts.ts";
import type { Household, Person } from "../../api/seed/people/household.ts";
import { AS_OF, endOf, francs, orLeft, world, write } from "./records.ts";

const about = (insuredNumber: number) => ({ asOf: AS_OF, insuredNumber });

export function writeContracts(household: Household): void {
  for (const person of household.people) writeBasic(person, household);
  writeSupplementary(household);
  writeProperty(household);
}

function writeBasic(person: Person, household: Household): void {
  const { insuredNumber } = person;
  const rows = basicContractRows(household, world).filter(
    (row) => row.insuredNumber === insuredNumber,
  );
  const last = rows.at(-1);
  if (!last) return;
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
  const doctor = last.doctor && familyDoctorOf(person, household, world);
  if (doctor)
    write("family-doctors", `D-${insuredNumber}`, {
      ...about(insuredNumber),
      validFrom: last.validFrom,
      doctor,
    });
}

function writeSupplementary(household: Household): void {
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
}

function writeProperty(household: Household): void {
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

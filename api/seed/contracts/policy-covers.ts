import type { Language } from "@portal/model/portal/languages.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import type { z } from "zod";
import { contractsFrom } from "../../src/insurer/cover/contracts-at.ts";
import type { PersonRow } from "../../src/insurer/cover/people-statement.ts";
import type { PropertyRow } from "../../src/insurer/cover/property-cover.ts";
import type { SupplementaryRow } from "../../src/insurer/cover/supplementary-cover.ts";
import { PolicyCover } from "../../src/insurer/papers/policy/policy-content.ts";
import { basicContractRows, premiumReductionRows } from "./basic-contracts.ts";
import { yearOf } from "../days.ts";
import { propertyContractRows, supplementaryContractRows } from "./further-contracts.ts";
import { homeOn } from "../people/homes.ts";
import type { Household, Person, World } from "../people/household.ts";
import { tariffsOn } from "../tariffs/lookup.ts";
import { insurerNames, partnerRow, productOf } from "../tariffs/named.ts";

type Cover = z.infer<typeof PolicyCover>;
type CoverOn = (person: Person, date: string, language: Language) => Cover;
interface Dated {
  insuredNumber: number;
  validFrom: string;
  validTo?: string | undefined;
}

/** The content of a household's policies, from the seeded rows and by the same rules. */
export function policyCovers(household: Household, world: World): CoverOn {
  const basics = basicRows(household, world);
  const supplementaries = Map.groupBy(supplementaryContractRows(household, world), byPerson);
  const properties = Map.groupBy(propertyContractRows(household, world), byPerson);
  return (person, date, language) => {
    const { insuredNumber } = person;
    const stored = {
      people: [basics(person, date)],
      supplementaries: (supplementaries.get(insuredNumber) ?? [])
        .filter((row) => holdsOn(row, date))
        .toSorted((one, other) => (one.productCode < other.productCode ? -1 : 1))
        .map((row) => supplementaryRow(row, person, date, world)),
      properties: (properties.get(insuredNumber) ?? [])
        .filter((row) => holdsOn(row, date))
        .map((row) => propertyRow(row, world)),
    };
    return PolicyCover.parse(contractsFrom(stored, date, language)[0]);
  };
}

const byPerson = ({ insuredNumber }: Dated) => insuredNumber;
const holdsOn = ({ validFrom, validTo = "9999-12-31" }: Dated, date: string) =>
  validFrom <= date && date <= validTo;

function basicRows(household: Household, world: World) {
  const contracts = Map.groupBy(basicContractRows(household, world), byPerson);
  const reductions = Map.groupBy(premiumReductionRows(household, world), byPerson);
  const tariffs = tariffsOn(world.today);
  return (person: Person, date: string): PersonRow => {
    const { insuredNumber, birthdate } = person;
    const home = homeOn(person, household, world, date);
    const contract = contracts.get(insuredNumber)?.find((row) => holdsOn(row, date));
    if (!home || !contract) throw new Error(`${insuredNumber} has no basic insurance on ${date}.`);
    const { insurerCode, productCode, deductible } = contract;
    const { year, environmentalRefund, accidentShare } = tariffs.yearOn(date);
    const ageClass = ageClassIn(yearOf(date), birthdate);
    const premium = tariffs.ordinary(insurerCode, year, tariffs.placeOf(home), ageClass);
    const { names: productNames, model = null } = productOf(productCode);
    return {
      ...contract,
      position: 0,
      birthdate,
      country: home.country,
      lat: null,
      lng: null,
      coverYear: yearOf(date),
      tariffYear: year,
      environmentalRefund: environmentalRefund ?? 0,
      accidentShare,
      startingDate: contract.validFrom,
      insurerNames: insurerNames(insurerCode),
      productNames,
      model,
      doctor: contract.doctor ?? null,
      clauses: contract.clauses ?? [],
      telemedecin: partnerRow(contract.codeReseau),
      discount: tariffs.discount(insurerCode, productCode, year),
      paymentRate: tariffs.paymentRate(contract.periodicity),
      premiums: [{ ageClass, premium, isOrdinary: true }],
      rules: tariffs.deductibles.filter(
        ({ amount, isOrdinary }) => amount === deductible || isOrdinary,
      ),
      reductions: (reductions.get(insuredNumber) ?? []).filter((row) => holdsOn(row, date)),
      isOffered: true,
    };
  };
}

function supplementaryRow(
  row: ReturnType<typeof supplementaryContractRows>[number],
  { birthdate }: Person,
  date: string,
  { today }: World,
): SupplementaryRow {
  const tariffs = tariffsOn(today);
  const { names, levels, insurerCode } = productOf(row.productCode);
  return {
    ...row,
    insurerCode: insurerCode ?? "",
    birthdate,
    names,
    levels,
    startingDate: row.validFrom,
    deductible: row.deductible ?? null,
    frameworkAgreement: row.frameworkAgreement ?? null,
    rebate: tariffs.agreedRebate(row.frameworkAgreement),
    waitingUntil: row.waitingUntil ?? null,
    variantes: row.variantes ?? [],
    bands: tariffs.bands(row.productCode, row.level, date),
  };
}

function propertyRow(
  row: ReturnType<typeof propertyContractRows>[number],
  { today }: World,
): PropertyRow {
  const { names, levels, propertyType, insurerCode } = productOf(row.productCode);
  return {
    ...row,
    insurerCode: insurerCode ?? "",
    names,
    levels,
    propertyType: propertyType ?? "",
    startDate: row.validFrom,
    modules: row.modules ?? [],
    tariffs: tariffsOn(today).modules(row.productCode),
  };
}

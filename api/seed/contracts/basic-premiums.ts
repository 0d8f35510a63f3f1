import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { grossPremium, lawfulRebate } from "@portal/model/premiums/basic-premium.ts";
import { composePremium } from "@portal/model/premiums/composition.ts";
import { PERIODICITY } from "../../src/insurer/cover/basic-cover.ts";
import { Clauses } from "../../src/insurer/cover/stored-shapes.ts";
import { basicContractRows, premiumReductionRows } from "./basic-contracts.ts";
import { yearOf } from "../days.ts";
import { homeOn } from "../people/homes.ts";
import type { Home, Household, Person, World } from "../people/household.ts";
import type { TariffLookup } from "../tariffs/lookup.ts";

interface BasicPremium {
  productCode: string;
  amount: number;
}
type Contract = ReturnType<typeof basicContractRows>[number];

/** The monthly premium of a person's basic insurance on a day, computed from the seeded rows. */
export function basicPremiums(
  household: Household,
  world: World,
  tariffs: TariffLookup,
): (person: Person, date: string) => BasicPremium | undefined {
  const byPerson = (row: { insuredNumber: number }) => row.insuredNumber;
  const contracts = Map.groupBy(basicContractRows(household, world), byPerson);
  const reductions = Map.groupBy(premiumReductionRows(household, world), byPerson);
  return (person, date) => {
    const isOn = (row: { validFrom: string; validTo?: string | undefined }) =>
      row.validFrom <= date && (row.validTo ?? date) >= date;
    const contract = contracts.get(person.insuredNumber)?.find(isOn);
    const home = homeOn(person, household, world, date);
    if (!contract || !home) return undefined;
    const { net } = composePremium(grossOf(contract, person, home, date, tariffs), {
      clauses: [
        ...Clauses.parse(contract.clauses),
        { type: PERIODICITY, rate: tariffs.paymentRate(contract.periodicity) },
      ],
      environmentalRefund: tariffs.yearOn(date).environmentalRefund,
      isResident: home.country === "CH",
      subsidies: reductions.get(person.insuredNumber)?.filter(isOn) ?? [],
    });
    return { productCode: contract.productCode, amount: net };
  };
}

function grossOf(
  { insurerCode, productCode, deductible, risk }: Contract,
  { birthdate }: Person,
  home: Home,
  date: string,
  tariffs: TariffLookup,
): number {
  const { year, accidentShare } = tariffs.yearOn(date);
  const ageClass = ageClassIn(yearOf(date), birthdate);
  const rules = tariffs.deductibles.filter(
    ({ forChildren }) => forChildren === (ageClass === "CHILD"),
  );
  const ordinary = rules.find(({ isOrdinary }) => isOrdinary);
  const chosen = rules.find(({ amount }) => amount === deductible) ?? ordinary;
  if (!ordinary || !chosen) throw new Error("The law has no ordinary deductible.");
  const tariff = {
    ordinary: tariffs.ordinary(insurerCode, year, tariffs.placeOf(home), ageClass),
    modelDiscount: tariffs.discount(insurerCode, productCode, year),
    accidentShare,
    rebate: lawfulRebate(chosen, ordinary),
  };
  return grossPremium(tariff, risk === "MIT");
}

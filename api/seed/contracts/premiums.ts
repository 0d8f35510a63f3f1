import type { CarriedLine, Carrier } from "@portal/model/invoices/carriers.ts";
import { ageIn } from "@portal/model/premiums/age-classes.ts";
import {
  federalStamp,
  modulePremium,
  monthlyShare,
} from "@portal/model/premiums/property-premium.ts";
import { supplementaryPremium } from "@portal/model/premiums/supplementary-premium.ts";
import { coversOf } from "./covers.ts";
import { basicPremiums } from "./basic-premiums.ts";
import { yearOf } from "../days.ts";
import { beginningOf, homeOn } from "../people/homes.ts";
import type { Household, Person, Property, World } from "../people/household.ts";
import { CONTRACT_INSURER, GROUP_INSURER } from "../tariffs/catalogue.ts";
import { type TariffLookup, tariffsOn } from "../tariffs/lookup.ts";
import { z } from "zod";

const Rebates = z.array(z.object({ deductible: z.number(), rebate: z.number() }));

/** The monthly premiums of a household on a day, as lines of an invoice. */
export type PremiumsOn = (date: string) => CarriedLine[];

export function premiumsOf(household: Household, world: World): PremiumsOn {
  const tariffs = tariffsOn(world.today);
  const covers = coversOf(household, world);
  const basicOn = basicPremiums(household, world, tariffs);
  const people = household.people.filter(({ insuredNumber }) => covers.has(insuredNumber));
  const known = new Map<string, CarriedLine[]>();
  return (date) =>
    people
      .filter((person) => beginningOf(person, household) <= date)
      .flatMap((person) => {
        // Within a year only a change of address changes the premium.
        const home = homeOn(person, household, world, date);
        const key = `${person.insuredNumber} ${date.slice(0, 4)} ${home?.zip}`;
        const lines = known.get(key) ?? linesOf(person, date);
        known.set(key, lines);
        return lines;
      });

  function linesOf(person: Person, date: string): CarriedLine[] {
    const { insuredNumber } = person;
    const cover = covers.get(insuredNumber);
    const basicly: Carrier = { law: "LAMAL", insurerCode: cover?.insurerCode ?? GROUP_INSURER };
    const line = (kind: CarriedLine["kind"], about: string, amount: number) => {
      return {
        kind,
        insuredNumber,
        about,
        amount,
        carrier: kind === "BASIC" ? basicly : byContract,
      };
    };
    const basic = basicOn(person, date);
    return [
      ...(basic ? [line("BASIC", basic.productCode, basic.amount)] : []),
      ...(cover?.supplementary ?? [])
        .toSorted((one, other) => (one.productCode < other.productCode ? -1 : 1))
        .map((chosen) => {
          const bands = tariffs.bands(chosen.productCode, chosen.level, date);
          const rebate = tariffs.agreedRebate(chosen.frameworkAgreement);
          const age = ageIn(yearOf(date), person.birthdate);
          const amount = supplementaryPremium(bands, age, rebate);
          return line("SUPPLEMENTARY", chosen.productCode, amount);
        }),
      ...(cover?.property ?? []).map((property) =>
        line("PROPERTY", property.productCode, propertyPremium(property, tariffs)),
      ),
    ].filter(({ amount }) => amount > 0);
  }
}

const byContract: Carrier = { law: "LCA", insurerCode: CONTRACT_INSURER };

function propertyPremium(property: Property, tariffs: TariffLookup): number {
  const { circle, constructionType: construction = "SOLID", level, modules } = property;
  const net = tariffs
    .modules(property.productCode)
    .filter((tariff) => tariff.level === level && modules[tariff.code])
    .reduce((sum, tariff) => {
      const [insuredAmount = 0, deductible = 0] = modules[tariff.code] ?? [];
      const rebates = Rebates.parse(tariff.rebates);
      const terms = { ...tariff, rebates };
      return sum + modulePremium(terms, { insuredAmount, deductible }, { circle, construction });
    }, 0);
  return monthlyShare(net + federalStamp(net));
}

import { monthsBetween } from "@portal/model/calendar/calendar.ts";
import { contractMonths } from "@portal/model/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { ContractsQuery } from "../core/http/gql/private.ts";
import { oneOf } from "../core/routing/search.ts";

const Contracts = graphql(`
  query Contracts($date: Date) {
    totalMonthlyAmount(date: $date)
    contracts(date: $date) {
      insuredNumber
      domicile {
        lat
        lng
      }
      monthlyAmount
      supplementalsMonthlyAmount
      healthBasic {
        product {
          code
          value
        }
        deductible
        risk
        healthInsurer {
          value
        }
        startingDate
        primaryCareDoctor {
          noPartenaire
          nomPrenom
          npa
          localite
        }
        tariffYear
        grossPremium
        reductionPrimes {
          type
          amount
        }
        clauses {
          type
          amount
        }
        monthlyAmount
        conditionUri
        periodicite
        model
        telemedecin {
          name
          phone
        }
      }
      supplementals {
        product {
          code
          value
        }
        level
        startingDate
        deductible
        risk
        collective {
          frameworkAgreementNumber
        }
        waitingPeriod
        variantes
        monthlyAmount
        conditionUri
      }
      estate {
        type
        product {
          code
          value
        }
        noContract
        periodicity
        totalPremiumAmount
        monthlyAmount
        insuredCircle
        level
        startDate
        endDate
        federalStamp
        conditionUri
        residence {
          statusTaker
          street
          town
          type
          constructionType
        }
        baseModules {
          ...Modules
        }
        complementaryModules {
          ...Modules
        }
      }
    }
  }

  fragment Modules on ModuleGroup {
    totalPremiumAmount
    modules {
      code
      level
      deductible
      premiumAmount
      insuredAmount
    }
  }
`);

const NextPremiums = graphql(`
  query NextPremiums($date: Date!) {
    totalMonthlyAmount(date: $date)
    contracts(date: $date) {
      insuredNumber
      healthBasic {
        tariffYear
        monthlyAmount
      }
    }
  }
`);

export type PersonContracts = ContractsQuery["contracts"][number];
export type Basic = NonNullable<PersonContracts["healthBasic"]>;
export type Supplementary = PersonContracts["supplementals"][number];
export type Property = PersonContracts["estate"][number];
export type ModuleGroup = Property["baseModules"];

/** The kinds of insurance, as named in the address. */
export const kindChoice = oneOf("tab", ["lamal", "lca", "estate"]);
export type Kind = (typeof kindChoice.options)[number];

/** The months that can be shown; the current one by default. */
export function monthChoice(today: string, years: number) {
  const { first, last } = contractMonths(today, years);
  const parameter = oneOf("month", [today.slice(0, 7), ...monthsBetween(first, last)]);
  return { first, last, parameter };
}

/** The cover of every person in a month: today's in the current month, else that of its first day. */
export function contractsIn(month: string, today: string) {
  const date = month === today.slice(0, 7) ? today : `${month}-01`;
  return queryOptions({
    queryKey: ["contracts", date],
    queryFn: () => query(Contracts, { date }),
  });
}

/** The premiums from next January on. */
export interface Next {
  year: number;
  month: string;
  totalMonthlyAmount: number;
  /** The basic premiums, by insured number. */
  basics: Readonly<Record<number, number>>;
}

/** Next year's premiums, if the current month is shown and next January can be shown. */
export function nextPremiums(month: string, today: string, last: string) {
  const year = Number(today.slice(0, 4)) + 1;
  const isAsked = month === today.slice(0, 7) && `${year}-01` <= last;
  return queryOptions({
    queryKey: ["next-premiums", isAsked && year],
    queryFn: () => (isAsked ? readNext(year) : null),
  });
}

/** Returns nothing until the new premiums are announced. */
async function readNext(year: number): Promise<Next | null> {
  const answer = await query(NextPremiums, { date: `${year}-01-01` });
  if (!answer.contracts.some(({ healthBasic }) => healthBasic?.tariffYear === year)) return null;
  const basics = answer.contracts.flatMap(({ insuredNumber, healthBasic }) =>
    healthBasic ? [[insuredNumber, healthBasic.monthlyAmount] as const] : [],
  );
  const { totalMonthlyAmount } = answer;
  return { year, month: `${year}-01`, totalMonthlyAmount, basics: Object.fromEntries(basics) };
}

export type HealthKind = Exclude<Kind, "estate">;

export function hasContract(person: PersonContracts, kind: Kind): boolean {
  if (kind === "lamal") return person.healthBasic !== null;
  return (kind === "lca" ? person.supplementals : person.estate).length > 0;
}

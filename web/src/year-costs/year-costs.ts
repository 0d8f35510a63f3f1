import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { rappenOf } from "@portal/model/money.ts";
import {
  borneAlready,
  type CostPerson,
  forecastShare,
  householdShare,
  mostShare,
  type PastYear,
  restOfYear,
  type ShareForecast,
} from "@portal/model/year-costs/forecast.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { YearCostsQuery } from "../core/http/gql/private.ts";

const YearCosts = graphql(`
  query YearCosts($year: Int!) {
    yearCosts(year: $year) {
      insuredNumber
      firstname
      lastname
      isChild
      isInTraining
      insurerCode
      premiums {
        month
        basic
        supplementary
        isAnnounced
      }
      share {
        deductible
        deductiblePaid
        coinsuranceMaximum
        coinsurancePaid
        siblings {
          borne
          highest
        }
      }
      care {
        shared
        outside
        history {
          year
          shared
          outside
        }
      }
      freePeriods {
        from
        to
      }
    }
  }
`);

const DeductibleYears = graphql(`
  query DeductibleYears($insuredNumber: Int!, $year: Int!) {
    deductibleYears(insuredNumber: $insuredNumber, year: $year) {
      offers {
        deductible
        premiums
      }
      lower {
        from
        askBy
      }
      higher {
        from
        askBy
      }
    }
  }
`);

export type PersonCosts = YearCostsQuery["yearCosts"][number];

export function yearCostsQuery(year: number) {
  return queryOptions({
    queryKey: ["year costs", year],
    queryFn: async () => (await query(YearCosts, { year }, { silent: true })).yearCosts,
  });
}

export function deductibleYearsQuery(insuredNumber: number, year: number) {
  return queryOptions({
    queryKey: ["deductible years", insuredNumber, year],
    queryFn: async () =>
      (await query(DeductibleYears, { insuredNumber, year }, { silent: true })).deductibleYears,
  });
}

export function nameOf({ firstname, lastname }: PersonCosts): string {
  return `${firstname} ${lastname}`;
}

/** A person's terms and what they have borne; undefined without basic insurance. */
export function costPersonOf(costs: PersonCosts, year: number): CostPerson | undefined {
  const { share, care, isChild, isInTraining, freePeriods } = costs;
  if (!share) return undefined;
  return {
    terms: {
      isChild,
      isInTraining,
      deductible: rappenOf(share.deductible),
      rules: costSharingRulesOn(`${year}-01-01`),
      freePeriods,
    },
    borne: {
      deductible: rappenOf(share.deductiblePaid),
      coinsurance: rappenOf(share.coinsurancePaid),
      outside: rappenOf(care?.outside ?? 0),
    },
    siblings: share.siblings
      ? { borne: rappenOf(share.siblings.borne), highest: rappenOf(share.siblings.highest) }
      : undefined,
  };
}

export function historyOf({ care }: PersonCosts): PastYear[] {
  return (care?.history ?? []).map(({ year, shared, outside }) => ({
    year,
    shared: rappenOf(shared),
    outside: rappenOf(outside),
  }));
}

/** The premiums of the year, in rappen. */
export function premiumsOf({ premiums }: Pick<PersonCosts, "premiums">): number {
  return premiums.reduce(
    (sum, { basic, supplementary }) => sum + rappenOf(basic) + rappenOf(supplementary),
    0,
  );
}

export interface PersonYear {
  costs: PersonCosts;
  person: CostPerson | undefined;
  /** All amounts are in rappen. */
  premiums: number;
  borne: number;
  most: number;
  forecast: ShareForecast | undefined;
}

/** The year of a person: what is known of it, and what is likely. */
export function yearOf(
  costs: PersonCosts,
  { year, today }: { year: number; today: string },
): PersonYear {
  const person = costPersonOf(costs, year);
  const forecast = person && forecastShare(person, historyOf(costs), restOfYear(year, today));
  return {
    costs,
    person,
    premiums: premiumsOf(costs),
    borne: person ? borneAlready(person.borne) : 0,
    most: person ? mostShare(person) : 0,
    forecast,
  };
}

export interface HouseholdYear {
  premiums: number;
  borne: number;
  likely: number;
  most: number;
  /** Whether a person has no forecast. */
  isPartly: boolean;
  hasChildren: boolean;
}

/** The sums of a household; the children of an insurer share a limit. */
export function householdOf(years: readonly PersonYear[]): HouseholdYear {
  const insured = years.flatMap(({ person, ...one }) => (person ? [{ ...one, person }] : []));
  const sumWith = (shareOf: (year: (typeof insured)[number]) => number) =>
    householdShare(
      insured.map((one) => ({
        person: one.person,
        insurerCode: one.costs.insurerCode ?? undefined,
        share: shareOf(one),
      })),
    );
  return {
    premiums: years.reduce((sum, { premiums }) => sum + premiums, 0),
    borne: insured.reduce((sum, { borne }) => sum + borne, 0),
    likely: sumWith(({ forecast, borne }) => forecast?.likely ?? borne),
    most: sumWith(({ most }) => most),
    isPartly: insured.some(({ forecast }) => !forecast),
    hasChildren: insured.filter(({ costs }) => costs.isChild).length > 1,
  };
}

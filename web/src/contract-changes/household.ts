import type { ContractTerms } from "@portal/model/contract-changes/changed-contract.ts";
import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import type { PremiumInput } from "@portal/model/contract.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { ageClassIn } from "@portal/model/premiums/age-classes.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query, type RequestOptions } from "../core/http/api.ts";
import type { HouseholdQuery, NewPremiumQuery } from "../core/http/gql/private.ts";
import type { Insured } from "../core/portal.tsx";

const HouseholdDocument = graphql(`
  query Household($date: Date!) {
    totalMonthlyAmount(date: $date)
    contracts(date: $date) {
      insuredNumber
      domicile {
        lat
        lng
      }
      healthBasic {
        product {
          code
          value
        }
        deductible
        codeDeductible
        risk
        healthInsurer {
          code
          value
        }
        primaryCareDoctor {
          noPartenaire
          nomPrenom
          npa
          localite
        }
        periodicite
        monthlyAmount
      }
    }
  }
`);

const NewPremiumDocument = graphql(`
  query NewPremium($insuredNumber: Int!, $premiumInput: PremiumInput!) {
    newPremium(insuredNumber: $insuredNumber, premiumInput: $premiumInput) {
      grossPremium
      tax
      discount {
        codeClause
        montantRabais
        dejaDeduitRabais
      }
      netPremium
      actualPremium
    }
  }
`);

export type Household = HouseholdQuery;
export type Basic = NonNullable<Household["contracts"][number]["healthBasic"]>;
export type NewPremium = NewPremiumQuery["newPremium"];

/** The cover of every person on a day, and the household's premium then. */
export function householdOn(date: string, options: RequestOptions = {}) {
  return queryOptions({
    queryKey: ["household", date],
    queryFn: () => query(HouseholdDocument, { date }, options),
    refetchOnReconnect: true,
  });
}

/** The monthly premium of a contract. The receipt shows its failure and retries once the network is back. */
export function newPremium(insuredNumber: number, premiumInput: PremiumInput) {
  return queryOptions({
    queryKey: ["new-premium", insuredNumber, premiumInput],
    queryFn: async () =>
      (await query(NewPremiumDocument, { insuredNumber, premiumInput }, { silent: true }))
        .newPremium,
    staleTime: Infinity,
    refetchOnReconnect: true,
  });
}

export interface Person {
  readonly insured: Insured;
  /** The current basic contract. */
  readonly basic: Basic | undefined;
  /** The person's home. */
  readonly near: Coordinates | undefined;
}

export function basicOf(household: Household, insuredNumber: number): Basic | undefined {
  const found = household.contracts.find((one) => one.insuredNumber === insuredNumber);
  return found?.healthBasic ?? undefined;
}

export function personOf(insured: Insured, household: Household): Person {
  const { insuredNumber } = insured;
  const found = household.contracts.find((one) => one.insuredNumber === insuredNumber);
  return { insured, basic: found?.healthBasic ?? undefined, near: found?.domicile ?? undefined };
}

export function termsOf(basic: Basic): ContractTerms {
  return {
    insurer: basic.healthInsurer.code,
    product: basic.product.code,
    deductible: basic.codeDeductible,
    risk: basic.risk,
  };
}

/** The cost-sharing rules of the day, for the person's age class in that year. */
export function sharingOn(day: string, { birthdate }: Insured) {
  const isChild = ageClassIn(Number(day.slice(0, 4)), birthdate) === "CHILD";
  return { isChild, rules: costSharingRulesOn(day) };
}

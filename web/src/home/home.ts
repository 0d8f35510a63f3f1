import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/api.ts";
import type { HomeQuery } from "../core/gql/private.ts";

export const HomeDocument = graphql(`
  query Home {
    insureds {
      insuredNumber
      firstname
      lastname
      fullname
      birthdate
      partPrincipal
      forInformation
      contribution {
        year
        deductible {
          annual
          paid
          percent
          toBePaid
        }
        coinsurance {
          annual
          paid
          percent
          toBePaid
        }
      }
    }
  }
`);

/** Everything the homepage shows, in one request. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: () => query(HomeDocument),
});

export type HomeInsured = HomeQuery["insureds"][number];
export type Contribution = NonNullable<HomeInsured["contribution"]>;
export type CostShare = Contribution["deductible"];

import { paysDamages } from "@portal/model/damage/words.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { PropertyContractsQuery } from "../core/http/gql/private.ts";

const PropertyContracts = graphql(`
  query PropertyContracts($date: Date!) {
    contracts(date: $date) {
      estate {
        noContract
        type
        product {
          value
        }
        baseModules {
          modules {
            code
            deductible
            insuredAmount
          }
        }
        complementaryModules {
          modules {
            code
            deductible
            insuredAmount
          }
        }
      }
    }
  }
`);

export type Property = PropertyContractsQuery["contracts"][number]["estate"][number];

/** The contracts under which a damage can be declared. */
export function propertyContracts(date: string) {
  return queryOptions({
    queryKey: ["property contracts", date],
    queryFn: async () => {
      const { contracts } = await query(PropertyContracts, { date });
      return contracts.flatMap(({ estate }) => estate).filter(paysDamages);
    },
    refetchOnReconnect: true,
  });
}

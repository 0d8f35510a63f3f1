import { graphql, query } from "../core/http/api.ts";
import type { CyberprotectQuery } from "../core/http/gql/private.ts";

const Cyberprotect = graphql(`
  query Cyberprotect {
    businessOfferPrices(offerName: CYBERPROTECT) {
      family
      monthlyPremium
    }
    businessOfferRequest(offerName: CYBERPROTECT) {
      state
      metaData {
        field
        value
      }
    }
  }
`);

export const RequestCyberprotect = graphql(`
  mutation RequestCyberprotect($metaData: [BusinessOfferFieldInput!]!) {
    createBusinessOfferRequest(offerName: CYBERPROTECT, state: NEW, metaData: $metaData) {
      state
    }
  }
`);

export type Price = CyberprotectQuery["businessOfferPrices"][number];

/** The price of the protection, and whether it was requested. */
export const cyberprotect = {
  queryKey: ["cyberprotect"],
  queryFn: () => query(Cyberprotect),
};

/** The text key of a variant of the offer. */
export function nameOf({ family }: Price): "family" | "individual" {
  return family ? "family" : "individual";
}

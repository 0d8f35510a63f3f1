import { graphql, query } from "../../core/http/api.ts";
import type { InsuranceCardsQuery } from "../../core/http/gql/private.ts";

export const InsuranceCards = graphql(`
  query InsuranceCards {
    insuranceCards {
      insuredNumber
      firstname
      lastname
      birthdate
      gender
      ahvNumber
      insurerCode
      insurerName
      cardNumber
      validUntil
      state
      isOnItsWay
    }
  }
`);

export type HeldCard = InsuranceCardsQuery["insuranceCards"][number];

/** The insurance cards of the household, in the current language. */
export const insuranceCards = {
  queryKey: ["insurance cards"],
  queryFn: async () => (await query(InsuranceCards)).insuranceCards,
};

import { graphql, query } from "../core/http/api.ts";
import type { MaternityInsuredsQuery } from "../core/http/gql/private.ts";

const MaternityInsureds = graphql(`
  query MaternityInsureds {
    maternityInsureds {
      insuredNumber
      fullname
      isEligibleMaternityDeclaration
    }
  }
`);

export const DeclareMaternity = graphql(`
  mutation DeclareMaternity($concernedInsured: Int!, $type: MaternityEvent!, $date: Date!) {
    declareMaternity(concernedInsured: $concernedInsured, type: $type, date: $date)
  }
`);

export type MaternityInsured = MaternityInsuredsQuery["maternityInsureds"][number];

/** Everybody on the account, and for whom something can be declared. */
export const maternityInsureds = {
  queryKey: ["maternity insureds"],
  queryFn: async () => (await query(MaternityInsureds)).maternityInsureds,
};

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

/** The people on the account, and whether a declaration is possible for each. */
export const maternityInsureds = {
  queryKey: ["maternity insureds"],
  queryFn: async () => (await query(MaternityInsureds)).maternityInsureds,
};

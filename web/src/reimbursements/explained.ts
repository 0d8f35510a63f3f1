import { explainLine, type Reason } from "@portal/model/cost-sharing/explain.ts";
import { rappenOf } from "@portal/model/money.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import { invalidatedByDecisions } from "../core/http/cache-invalidation.ts";
import type { ExplainedStatementQuery } from "../core/http/gql/private.ts";
import type { Line } from "./reimbursements.ts";

const ExplainedStatement = graphql(`
  query ExplainedStatement($id: ID!) {
    explainedStatement(id: $id) {
      id
      lines {
        line {
          position
          coinsuranceRate
          supplementaryPaid
          basicPaid
        }
        deductibleAnnual
        deductibleBefore
        coinsuranceMaximum
        coinsuranceBefore
        conversation
      }
    }
  }
`);

export type ExplainedLine = ExplainedStatementQuery["explainedStatement"]["lines"][number];

/** Asked for when a line is opened. */
export function explainedStatementQuery(id: string) {
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: ["explained statement", id],
    queryFn: async () =>
      (await query(ExplainedStatement, { id }, { silent: true })).explainedStatement,
  });
}

/** The reasons of a line with their amounts in rappen. */
export function reasonsOf(line: Line, { line: more, ...year }: ExplainedLine): Reason[] {
  return explainLine(
    {
      category: line.category,
      treatmentBegin: line.treatmentBegin,
      billed: rappenOf(line.totalAmount),
      notCovered: rappenOf(line.notCovered),
      supplementaryPaid: rappenOf(more.supplementaryPaid),
      hospitalContribution: rappenOf(line.hospitalContribution),
      deductible: rappenOf(line.deductible),
      coinsuranceRate: more.coinsuranceRate,
      coinsurance: rappenOf(line.coinsurance),
      basicPaid: rappenOf(more.basicPaid),
    },
    {
      deductibleAnnual: rappenOf(year.deductibleAnnual),
      deductibleBefore: rappenOf(year.deductibleBefore),
      coinsuranceMaximum: rappenOf(year.coinsuranceMaximum),
      coinsuranceBefore: rappenOf(year.coinsuranceBefore),
    },
  );
}

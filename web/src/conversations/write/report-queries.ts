import { queryOptions } from "@tanstack/react-query";
import { ApiProblem, graphql, query } from "../../core/http/api.ts";

const ReportedStatement = graphql(`
  query ReportedStatement($id: ID!) {
    explainedStatement(id: $id) {
      statementNumber
      lines {
        line {
          position
          careProvider
          category
          treatmentBegin
          treatmentEnd
          totalAmount
          paidByUs
        }
        conversation
      }
    }
  }
`);

export const ReportStatementLine = graphql(`
  mutation ReportStatementLine($input: ReportLineInput!) {
    reportStatementLine(input: $input) {
      request
    }
  }
`);

/** Null for a statement that does not exist or is not readable. */
export function reportedStatementQuery(id: string) {
  return queryOptions({
    queryKey: ["reported statement", id],
    queryFn: async () => {
      try {
        const handles = ["NOT_FOUND"] as const;
        return (await query(ReportedStatement, { id }, { handles })).explainedStatement;
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "NOT_FOUND") return null;
        throw error;
      }
    },
  });
}

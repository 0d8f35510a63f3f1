import { Problem } from "@portal/model/problems.ts";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { Documents } from "./documents.ts";
import { reportUnexpected } from "./errors.ts";
import type { PublicContext } from "./context.ts";

interface GraphQLRequest {
  documentId?: unknown;
  query?: unknown;
  variables?: unknown;
}

/** Answers one GraphQL request: a known document, its variables, and nothing else. */
export async function answerGraphQL(
  documents: Documents,
  body: unknown,
  taggedName: string | null,
  context: PublicContext,
): Promise<ExecutionResult> {
  try {
    const { documentId, query, variables } = asRequest(body);
    const document =
      typeof documentId === "string"
        ? documents.byId(documentId)
        : documents.bySource(textOf(query));
    if (taggedName !== document.operationName) {
      throw new Problem("INVALID", {
        reason: "The address must name the operation: ?operationName=…",
      });
    }
    const result = await document.execute(context, variables ?? {});
    return result.errors
      ? { ...result, errors: result.errors.map((error) => translated(error, context)) }
      : result;
  } catch (error) {
    return { errors: [asError(error, context)] };
  }
}

/** Whether an answer says that the database is away or too busy. */
export function isUnavailable({ errors = [] }: ExecutionResult): boolean {
  return errors.some(({ extensions }) => extensions?.["code"] === "UNAVAILABLE");
}

function asRequest(body: unknown): GraphQLRequest & { variables?: Record<string, unknown> } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Problem("INVALID", { reason: "The body must be one JSON object." });
  }
  const request: GraphQLRequest = body;
  const { variables } = request;
  if (
    variables !== undefined &&
    variables !== null &&
    (typeof variables !== "object" || Array.isArray(variables))
  ) {
    throw new Problem("INVALID", { reason: "The variables must be an object." });
  }
  return { ...request, variables: (variables ?? {}) as Record<string, unknown> };
}

function textOf(query: unknown): string {
  if (typeof query !== "string")
    throw new Problem("INVALID", { reason: "A documentId or a query is needed." });
  return query;
}

type WireError = GraphQLError;

/** The only place where an error becomes a GraphQL answer. */
function translated(error: GraphQLError, context: PublicContext): WireError {
  if (error.originalError) return asError(error.originalError, context, error.path);
  return asError(new Problem("INVALID", { reason: error.message }), context, error.path);
}

function asError(error: unknown, context: PublicContext, path?: GraphQLError["path"]): WireError {
  const { code, details } = error instanceof Problem ? error : reportUnexpected(error, context);
  const wire = { message: code, ...(path && { path }), extensions: { code, ...details } };
  return wire as unknown as WireError;
}

import { Problem } from "@portal/model/portal/problems.ts";
import type { ExecutionResult, GraphQLError } from "graphql";
import type { Documents } from "./trusted-documents.ts";
import { reportUnexpected } from "./errors.ts";
import type { PublicContext } from "../context.ts";
import { inSpan } from "../tracing.ts";

interface GraphQLRequest {
  documentId?: unknown;
  query?: unknown;
  variables?: unknown;
}

/** Executes one GraphQL request with a known document. */
export async function answerGraphQL(
  documents: Documents,
  body: unknown,
  taggedName: string | null,
  context: PublicContext,
): Promise<GraphQLAnswer> {
  try {
    const { documentId, query, variables } = asRequest(body);
    const document =
      typeof documentId === "string"
        ? documents.byId(documentId)
        : documents.bySource(textOf(query));
    if (taggedName !== document.operationName) {
      // The operation's name must match the address: `?operationName=…`.
      throw wrongField("operationName");
    }
    const name = document.operationName;
    const { errors, ...result } = await inSpan(
      `graphql ${name}`,
      { "graphql.operation.name": name },
      () => document.execute(context, variables ?? {}),
    );
    if (!errors) return result;
    return { ...result, errors: errors.map((error) => translated(error, context)) };
  } catch (error) {
    return { errors: [asError(error, context)] };
  }
}

/** Whether an answer says that the database is unavailable. */
export function isUnavailable({ errors = [] }: GraphQLAnswer): boolean {
  return errors.some(({ extensions }) => extensions["code"] === "UNAVAILABLE");
}

function asRequest(body: unknown): GraphQLRequest & { variables?: Record<string, unknown> } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw wrongField("body");
  }
  const request: GraphQLRequest = body;
  const { variables } = request;
  if (
    variables !== undefined &&
    variables !== null &&
    (typeof variables !== "object" || Array.isArray(variables))
  ) {
    throw wrongField("variables");
  }
  return { ...request, variables: { ...variables } };
}

function textOf(query: unknown): string {
  if (typeof query !== "string") throw wrongField("documentId", "required");
  return query;
}

function wrongField(name: string, key: "invalid" | "required" = "invalid"): Problem {
  return new Problem("INVALID", { fields: { [name]: key } });
}

/** A GraphQL error in the response. */
interface WireError {
  message: string;
  path?: GraphQLError["path"];
  extensions: Readonly<Record<string, unknown>>;
}

export interface GraphQLAnswer {
  data?: ExecutionResult["data"];
  errors?: readonly WireError[];
}

/** The only place where an error becomes a GraphQL answer. */
function translated(error: GraphQLError, context: PublicContext): WireError {
  if (error.originalError) return asError(error.originalError, context, error.path);
  return asError(wrongField(wrongVariable(error.message)), context, error.path);
}

/** The path of the wrong variable. The rest of the library's message may repeat the input. */
function wrongVariable(message: string): string {
  const [, variable, place] =
    /^Variable "\$(\w+)"(?:[^]* at "(?:\$)?([\w.]+)")?/.exec(message) ?? [];
  return place ?? variable ?? "query";
}

function asError(error: unknown, context: PublicContext, path?: GraphQLError["path"]): WireError {
  const { code, details } = error instanceof Problem ? error : reportUnexpected(error, context);
  return { message: code, ...(path && { path }), extensions: { code, ...details } };
}

import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";

/** The description of a route in the API reference; an incomplete one does not compile. */
interface Described {
  /** A verb and a noun, unique: generated clients use it. */
  operationId: string;
  /** The tag of its area, from `api/src/open-api.ts`. */
  tags: [area: string];
  summary: string;
  /** Completes the summary: the answer, the effect and the refusals. */
  description: string;
}

export function restRoute<
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- keeps the path as it is written, for its parameters
  Path extends string,
  Route extends Omit<RouteConfig, "path" | keyof Described> & Described & { path: Path },
>(route: Route) {
  return createRoute<Path, Route>(route);
}

/** The schema of all refusals, for the OpenAPI document. */
export const Refusal = z
  .object({
    code: z.string().describe("Why, from a closed list."),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe("The key of a message for each wrong field."),
    shortId: z
      .string()
      .optional()
      .describe("By which support finds an unexpected error, such as 26-3fa9c1."),
  })
  .openapi("Refusal", { description: "Why a request was refused." });

/** The refusals of all routes, by status. */
export const refusalResponses = {
  400: { name: "Invalid", description: "Something is missing or wrong; `fields` says what." },
  401: { name: "Unauthenticated", description: "The caller is not signed in, or no longer." },
  403: { name: "Forbidden", description: "The caller may not do this." },
  404: { name: "NotFound", description: "It does not exist, or the caller may not see it." },
  408: { name: "TooSlow", description: "The body did not arrive in time." },
  409: { name: "Conflict", description: "It contradicts the present state." },
  410: { name: "Gone", description: "It was there, and is deleted." },
  413: { name: "TooLarge", description: "The body is larger than allowed." },
  415: { name: "UnsupportedType", description: "What was sent or asked for is of another type." },
  422: {
    name: "IdempotencyMismatch",
    description: "The `Idempotency-Key` belongs to another request.",
  },
  423: {
    name: "Locked",
    description: "It is closed for now: something is under way, or the operator has to open it.",
  },
  428: {
    name: "ConfirmationNeeded",
    description: "A one-time code was sent; the same request with the code goes through.",
  },
  429: { name: "TooManyRequests", description: "Too often; `Retry-After` says when again." },
  503: { name: "Unavailable", description: "Too busy or closed; `Retry-After` says when again." },
} as const;

/** The refusals of a route, as references to shared responses. */
export function refusals(...statuses: (keyof typeof refusalResponses)[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { $ref: `#/components/responses/${refusalResponses[status].name}` },
    ]),
  );
}

import { OpenAPIHono } from "@hono/zod-openapi";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context as HonoContext } from "hono";
import { matchedRoutes } from "hono/route";
import { isForVisitors, type Policy, requireAccess, ruleFor } from "./access.ts";
import type { Context } from "../context.ts";
import { reportUnexpected, statusOf } from "./errors.ts";
import { invalid } from "./parse.ts";

export interface RestVariables {
  Variables: { ctx: Context };
}

/** A router whose validation errors become problems: each wrong field with the key of its message. */
export function restRouter() {
  return new OpenAPIHono<RestVariables>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error.issues);
    },
  });
}

/** Checks the policy before a route's handler runs. A route without a rule fails. */
export async function guardRoute(
  c: HonoContext<RestVariables>,
  policy: Policy,
  enforce = requireAccess,
): Promise<void> {
  const route = handlingRoute(c);
  if (!route) return;
  const rule = ruleFor(policy, `${route.method} ${route.path}`);
  if (isForVisitors(rule)) return c.var.ctx.anonymise();
  if (rule.audited) c.var.ctx.noteRead(`${route.method} ${route.path}`);
  enforce(rule, await c.var.ctx.session());
}

/** The route that handles the request, without its middleware. */
export function handlingRoute(c: Parameters<typeof matchedRoutes>[0]) {
  return matchedRoutes(c).findLast(({ method, path }) => method !== "ALL" && !path.endsWith("*"));
}

/** The only place where an error becomes a REST answer. */
export function problemResponse(error: unknown, c: HonoContext<RestVariables>): Response {
  const problem = error instanceof Problem ? error : reportUnexpected(error, c.var.ctx);
  const { retryAfter, ...details } = problem.details;
  if (typeof retryAfter === "number") c.header("retry-after", String(retryAfter));
  return c.json({ code: problem.code, ...details }, statusOf[problem.code]);
}

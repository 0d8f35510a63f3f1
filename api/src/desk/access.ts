import type { Right } from "@portal/model/desk/rights.ts";

/** `public` asks for no session, `staff` for any member of staff's. */
export type DeskRule = Right | "public" | "staff";

/** The right that a route of the desk needs, in one table for the access review. A route without a row does not start. */
export const deskPolicy: Readonly<Record<string, DeskRule>> = {
  "GET /desk/v1/door": "public",
  "POST /desk/v1/sign-in": "public",
  "POST /desk/v1/sign-in/code": "public",
  "GET /desk/v1/session": "staff",
  "PATCH /desk/v1/session": "staff",
  "DELETE /desk/v1/session": "staff",

  "GET /desk/v1/requests": "requests.read",
  "POST /desk/v1/requests/:id/take": "requests.decide",
  "POST /desk/v1/requests/:id/give-back": "requests.decide",
  "GET /desk/v1/requests/:id": "requests.read",

  "POST /desk/v1/accesses": "customers.reason",

  "GET /desk/v1/publications/:kind": "publish",
  "GET /desk/v1/publications/:kind/:item": "publish",
  "PUT /desk/v1/publications/:kind/:item": "publish",

  "GET /desk/v1/approvals": "approvals.decide",
  "POST /desk/v1/approvals/:id/decision": "staff",
  "POST /desk/v1/staff/roles": "roles.ask",
};

export function deskRule(route: string): DeskRule {
  const rule = deskPolicy[route];
  if (rule === undefined)
    throw new Error(`The policy has no row for ${route}. Add one in api/src/desk/access.ts.`);
  return rule;
}

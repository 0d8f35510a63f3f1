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
  "POST /desk/v1/requests/:id/hand-over": "requests.decide",
  "POST /desk/v1/requests/:id/rest": "requests.decide",
  "POST /desk/v1/requests/:id/decision": "requests.decide",
  "POST /desk/v1/requests/:id/notes": "requests.decide",
  "GET /desk/v1/requests/:id/files/:file": "requests.read",
  "GET /desk/v1/filters": "requests.read",
  "POST /desk/v1/filters": "requests.read",
  "DELETE /desk/v1/filters/:name": "requests.read",
  "GET /desk/v1/colleagues": "requests.decide",
  "GET /desk/v1/refusal-reasons": "requests.decide",

  "POST /desk/v1/customers/search": "customers.read",
  "GET /desk/v1/customers/:number": "customers.read",
  "GET /desk/v1/customers/:number/contracts": "customers.read",
  "GET /desk/v1/customers/:number/invoices": "customers.read",
  "GET /desk/v1/customers/:number/statements": "customers.read",
  "GET /desk/v1/customers/:number/documents": "customers.read",
  "GET /desk/v1/customers/:number/requests": "customers.read",
  "GET /desk/v1/customers/:number/conversations": "customers.read",
  "POST /desk/v1/customers/:number/cards": "customers.act",
  "POST /desk/v1/customers/:number/cards/block": "customers.act",
  "POST /desk/v1/customers/:number/cards/unblock": "customers.act",
  "POST /desk/v1/customers/:number/password-link": "customers.act",
  "POST /desk/v1/customers/:number/address": "customers.act",

  "POST /desk/v1/accesses": "customers.reason",
  "GET /desk/v1/accesses": "customers.read",
  "DELETE /desk/v1/accesses/:id": "customers.reason",
  "GET /desk/v1/access-reasons": "customers.reason",

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

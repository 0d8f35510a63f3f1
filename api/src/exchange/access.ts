import type { ExchangeScope } from "@portal/model/exchange/scopes.ts";

/**
 * The scope that a route of the exchange needs, in one table for the access review: `public` asks for no token,
 * `client` for any client's, where each line or row is checked by itself. A route without a row does not start.
 */
export const exchangePolicy: Readonly<Record<string, ExchangeScope | "public" | "client">> = {
  "POST /exchange/v1/token": "public",

  "PUT /exchange/v1/feature-flags/:id": "catalogue.write",

  "GET /exchange/v1/requests": "requests.decide",
  "GET /exchange/v1/requests/:id": "requests.decide",
  "GET /exchange/v1/requests/:id/files/:file": "requests.personal",
  "POST /exchange/v1/requests/:id/decision": "requests.decide",

  "POST /exchange/v1/batches": "client",
  "GET /exchange/v1/batches/:id": "client",
};

export function exchangeRule(route: string): ExchangeScope | "public" | "client" {
  const rule = exchangePolicy[route];
  if (rule === undefined)
    throw new Error(`The policy has no row for ${route}. Add one in api/src/exchange/access.ts.`);
  return rule;
}

/** The scope for writing an entity, which is that of its route. */
export function scopeOfEntity(entity: string): ExchangeScope | "public" | "client" {
  return exchangeRule(`PUT /exchange/v1/${entity}/:id`);
}

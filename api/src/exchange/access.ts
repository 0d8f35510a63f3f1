import type { ExchangeScope } from "@portal/model/exchange/scopes.ts";

/**
 * The scope that a route of the exchange needs, in one table for the access review: `public` asks for no token,
 * `client` for any client's, where each line or row is checked by itself. A route without a row does not start.
 */
export const exchangePolicy: Readonly<Record<string, ExchangeScope | "public" | "client">> = {
  "POST /exchange/v1/token": "public",

  "PUT /exchange/v1/insurers/:id": "catalogue.write",
  "PUT /exchange/v1/products/:id": "catalogue.write",
  "PUT /exchange/v1/tariff-years/:id": "catalogue.write",
  "PUT /exchange/v1/basic-tariffs/:id": "catalogue.write",
  "PUT /exchange/v1/premium-regions/:id": "catalogue.write",
  "PUT /exchange/v1/deductibles/:id": "catalogue.write",
  "PUT /exchange/v1/payment-discounts/:id": "catalogue.write",
  "PUT /exchange/v1/framework-agreements/:id": "catalogue.write",
  "PUT /exchange/v1/dunning-rules/:id": "catalogue.write",
  "PUT /exchange/v1/telemedicine-partners/:id": "catalogue.write",
  "PUT /exchange/v1/agencies/:id": "catalogue.write",
  "PUT /exchange/v1/service-lines/:id": "catalogue.write",
  "PUT /exchange/v1/health-lines/:id": "catalogue.write",
  "PUT /exchange/v1/brokers/:id": "catalogue.write",
  "PUT /exchange/v1/feature-flags/:id": "catalogue.write",
  "PUT /exchange/v1/public-configuration/:id": "catalogue.write",
  "PUT /exchange/v1/deeplinks/:id": "catalogue.write",
  "PUT /exchange/v1/offers/:id": "catalogue.write",
  "PUT /exchange/v1/business-offer-prices/:id": "catalogue.write",
  "PUT /exchange/v1/health-cards/:id": "catalogue.write",
  "PUT /exchange/v1/surveys/:id": "catalogue.write",
  "PUT /exchange/v1/consent-texts/:id": "catalogue.write",

  "PUT /exchange/v1/households/:id": "households.write",
  "PUT /exchange/v1/contracts/:id": "households.write",
  "PUT /exchange/v1/family-doctors/:id": "households.write",
  "PUT /exchange/v1/invoices/:id": "households.write",
  "PUT /exchange/v1/payments/:id": "households.write",
  "PUT /exchange/v1/statements/:id": "households.write",
  "PUT /exchange/v1/documents/:id": "households.write",
  "PUT /exchange/v1/vouchers/:id": "households.write",
  "PUT /exchange/v1/deaths/:id": "households.write",
  "PUT /exchange/v1/departures/:id": "households.write",

  "GET /exchange/v1/records/:entity": "client",
  "GET /exchange/v1/requests": "requests.decide",
  "GET /exchange/v1/requests/:id": "requests.decide",
  "GET /exchange/v1/requests/:id/files/:file": "requests.personal",
  "POST /exchange/v1/requests/:id/decision": "requests.decide",

  "POST /exchange/v1/bank-files": "bank.write",

  "POST /exchange/v1/batches": "client",
  "GET /exchange/v1/batches/:id": "client",

  "GET /exchange/v1/events": "events.read",
  "GET /exchange/v1/events.asyncapi.json": "public",
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

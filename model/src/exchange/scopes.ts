/** What a client of the exchange may do. */
export const exchangeScopes = [
  "catalogue.write",
  "households.write",
  "bank.write",
  "requests.decide",
  "requests.personal",
  "events.read",
  "events.personal",
] as const;
export type ExchangeScope = (typeof exchangeScopes)[number];

export function isExchangeScope(text: string): text is ExchangeScope {
  return exchangeScopes.some((scope) => scope === text);
}

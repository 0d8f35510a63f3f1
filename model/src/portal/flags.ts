/** The feature flags of the portal. An unknown or absent flag is off. */
export const flagIds = [
  "CONTRACT_MUTATION",
  "TRANSFERT_INTER_CAISSE",
  "CONSENT",
  "MARKETING_BANNER",
  "PXL_VISION",
  "WHATS_NEW",
  "AFFILIATE_ACCOUNTS",
  "COMPASSANA",
  "ADA",
  "PREGNANCY",
  "CYBER_PROTECT_OFFER",
  "SWISS_ADDRESS_ELASTIC_SEARCH",
  "SELF_SERVICE_INSURANCE_CARD",
  "CONTRACTS_POEL",
] as const;
export type FlagId = (typeof flagIds)[number];

import type { Policy } from "./core/access.ts";

/** Who may use what: one row for every root field of both schemas and every REST route. */
export const policy: Policy = {
  "public Query.featureFlags": { who: "public" },
  "public Query.validateEmail": { who: "public" },
  "public Query.validatePhone": { who: "public" },
  "public Query.validateIban": { who: "public" },

  "Query.profile": { who: "customer", audited: true },
  "Query.insureds": { who: "admitted", audited: true },

  "Query.localities": { who: "admitted" },
  "Query.searchSwissAddress": { who: "admitted" },
  "Query.localityCoordinates": { who: "admitted" },

  "GET /v1/maintenance": { who: "public" },
  "GET /v1/public/configuration/:type": { who: "public" },
  "POST /v1/technicalInformation": { who: "signedIn" },
};

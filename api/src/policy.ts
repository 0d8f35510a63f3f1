import type { Policy } from "./core/access.ts";

/** Who may use what: one row for every root field of both schemas and every REST route. */
export const policy: Policy = {
  "public Query.featureFlags": { who: "public" },
  "public Query.validateEmail": { who: "public" },
  "public Query.validatePhone": { who: "public" },
  "public Query.validateIban": { who: "public" },

  "Query.profile": { who: "customer", audited: true },
  "Query.insureds": { who: "admitted", audited: true },
  "Query.notificationPreferences": { who: "admitted" },
  "Query.pushDevices": { who: "admitted" },

  "Query.contracts": { who: "admitted", audited: true },
  "Query.totalMonthlyAmount": { who: "admitted", audited: true },
  "Query.newPremium": { who: "admitted", audited: true },
  "Query.telemedecin": { who: "admitted" },
  "Query.documents": { who: "admitted", audited: true },

  "Mutation.changeCorrespondence": { who: "admitted" },
  "Mutation.updateNotificationPreferences": { who: "admitted" },
  "Mutation.subscribePush": { who: "admitted" },
  "Mutation.unsubscribePush": { who: "admitted" },

  "Mutation.submitContractMutations": { who: "actingAlone" },

  "Mutation.createAccountStatementRequest": { who: "addressOwner" },

  "GET /v1/informations/light": { who: "signedIn" },
  "GET /v1/interaction/pending_update/:insuredNumber/:nature": { who: "admitted" },
  "GET /v1/management/warning-message": { who: "signedIn" },
  "GET /v1/marketing-campaigns": { who: "signedIn" },
  "Query.caregivers": { who: "admitted" },
  "Query.agencies": { who: "admitted" },
  "Query.healthContact": { who: "admitted" },
  "Query.workingDays": { who: "admitted" },
  "Query.localities": { who: "admitted" },
  "Query.searchSwissAddress": { who: "admitted" },
  "Query.localityCoordinates": { who: "admitted" },
  "GET /v1/maintenance": { who: "public" },
  "GET /v1/public/attributions": { who: "public" },
  "GET /v1/public/configuration/:type": { who: "public" },
  "POST /v1/technicalInformation": { who: "signedIn" },
  "GET /v1/deeplinks": { who: "signedIn" },
  "GET /v1/extranaute/isFirstCnx": { who: "customer" },
  "GET /v1/welcome": { who: "customer" },
  "PATCH /v1/extranaute": { who: "admitted" },
  "PATCH /v1/partners/mobile_number": { who: "admitted" },
  "GET /api/v1/conditions/:file": { who: "public" },
  "GET /api/v1/documents/:id/binary/:name": { who: "admitted" },
  "GET /v1/documents/zip": { who: "admitted" },
  "POST /v1/files": { who: "admitted" },
  "DELETE /v1/files/:uuid": { who: "admitted" },
};

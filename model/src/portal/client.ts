import type { Language } from "./languages.ts";

/** The headers that every request of the browser carries, besides `authorization` and `accept-language`. */
export const clientHeaders = {
  correlationId: "x-correlation-id",
  source: "x-client-source",
  version: "x-client-version",
  platform: "x-platform",
  userEmail: "x-user-email",
  /** Names one act, so that sending it again has no second effect. */
  idempotencyKey: "idempotency-key",
  /** Asked by the page itself and not by a person: it does not keep the session alive. */
  unattended: "x-unattended",
  /** The one-time code that confirms an act, behind the id of what it answers. */
  confirmation: "x-confirmation",
  /** The draft that an act makes an end of. */
  draft: "x-draft",
} as const;

export const clientVersion = "3.92.0";
export const clientSource = "GMNET";
export const clientPlatform = "browser";

/** What `/config.json` tells the browser. A missing entry is an error that the portal reports. */
export interface ClientConfiguration {
  environment: "production" | "local" | "review" | "demo";
  /** True when the database holds invented people; every page then says so. */
  demonstration: boolean;
  graphqlPublicUrl: string;
  graphqlPrivateUrl: string;
  /** Base path of the REST calls; "" when they live at the root. */
  restBaseUrl: string;
  loginPath: string;
  logoutPath: string;
  renewPath: string;
  /** Ends the account's sessions everywhere else. */
  endOthersPath: string;
  passwordPath: string;
  /** Where another provider keeps how people sign in; "" when that is kept here. */
  securityUrl: string;
  /** By which a browser recognises our push messages. */
  pushPublicKey: string;
  /** Share of errors that carry a trace. */
  traceSampleRate: number;
  /** Where errors are reported to, as a Sentry-compatible DSN; "" when nowhere. */
  errorReportDsn: string;
  /** Whether somebody who asks for access can have their identity checked online. */
  hasIdentityCheck: boolean;
  /** Where map tiles come from, with `{z}`, `{x}` and `{y}`; "" when the bundled map is all there is. */
  mapTilesUrl: string;
  /** Whom the tiles are owed to. */
  mapTilesAttribution: string;
}

/** How the session stands, as `renewPath` answers it. Instants are ISO strings on the server's clock. */
export interface SessionState {
  now: string;
  tokenExpiresAt: string;
  idleExpiresAt: string;
  expiresAt: string;
}

/** Pages outside the portal, one address per language, kept in the public configuration. */
export const externalPages = [
  /** The insurer's own site. */
  "website",
  "glossary",
  "paymentMode",
  "club",
  "healthCoaching",
  "therapistSearch",
  "premiumCalculator",
  /** The symptom checker: a partner's, or the page that stands in for it. */
  "symptomChecker",
  "privacy",
  "terms",
  "facebook",
  "instagram",
  "linkedin",
  "youtube",
  "appStore",
  "playStore",
  /** The way to somewhere: `{destination}` stands for its latitude and longitude. */
  "route",
] as const;
export type ExternalPage = (typeof externalPages)[number];
export type ExternalLinks = Partial<Record<ExternalPage, Record<Language, string>>>;

/** What `GET /v1/public/configuration/GMNET` answers. Numbers arrive as strings, as specified. */
export interface PublicConfiguration {
  contractsAddYearsVisible: string;
  externalLinks: ExternalLinks;
}

/** An address that letters and the mobile app lead to, and what serves it. */
export interface Deeplink {
  gmnetPath: string;
  gmappAvailability: boolean;
  gmnetAvailability: boolean;
}

/** What `GET /v1/maintenance` answers. */
export interface Maintenance {
  gmnetRaised: boolean;
  gmappRaised: boolean;
  gmnetMaintenancePage: { endDate: string | null };
}

import type { Language } from "./languages.ts";

/** The headers of every request of the browser, besides `authorization` and `accept-language`. */
export const clientHeaders = {
  correlationId: "x-correlation-id",
  source: "x-client-source",
  version: "x-client-version",
  platform: "x-platform",
  userEmail: "x-user-email",
  /** The idempotency key: a repeated request has no second effect. */
  idempotencyKey: "idempotency-key",
  /** Marks a request of the page without an action of the customer: it does not prolong the session. */
  unattended: "x-unattended",
  /** The one-time code that confirms an act, after the id of its challenge. */
  confirmation: "x-confirmation",
  /** The draft that the act completes. */
  draft: "x-draft",
  /** The representation in which a representative asks; without it a request is for one's own account. */
  representation: "x-representation",
} as const;

/** The same in links, which a browser opens without headers. */
export const representationParameter = "representation";

export const clientVersion = "3.92.0";
export const clientSource = "GMNET";
export const clientPlatform = "browser";

/** The content of `/config.json`. The portal reports a missing entry as an error. */
export interface ClientConfiguration {
  environment: "production" | "local" | "review" | "demo";
  /** True when the database holds invented people; every page says so. */
  demonstration: boolean;
  graphqlPublicUrl: string;
  graphqlPrivateUrl: string;
  /** Base path of the REST calls; "" for the root. */
  restBaseUrl: string;
  loginPath: string;
  logoutPath: string;
  renewPath: string;
  /** Ends all other sessions of the account. */
  endOthersPath: string;
  passwordPath: string;
  /** The security page of another identity provider; "" if the portal has its own. */
  securityUrl: string;
  /** The public key by which the browser verifies our push messages. */
  pushPublicKey: string;
  /** Share of errors that carry a trace. */
  traceSampleRate: number;
  /** A Sentry-compatible DSN for error reports; "" for none. */
  errorReportDsn: string;
  /** Whether a visitor can verify their identity online to get access. */
  hasIdentityCheck: boolean;
  /** The address of map tiles with `{z}`, `{x}` and `{y}`; "" if there is only the bundled map. */
  mapTilesUrl: string;
  /** The copyright notice of the tiles. */
  mapTilesAttribution: string;
}

/** The state of the session, as `renewPath` returns it. Instants are ISO strings of the server's clock. */
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
  /** The symptom checker of a partner, or the page that replaces it. */
  "symptomChecker",
  "privacy",
  "terms",
  "facebook",
  "instagram",
  "linkedin",
  "youtube",
  "appStore",
  "playStore",
  /** Directions: `{destination}` is replaced by latitude and longitude. */
  "route",
] as const;
export type ExternalPage = (typeof externalPages)[number];
export type ExternalLinks = Partial<Record<ExternalPage, Record<Language, string>>>;

/** The answer of `GET /v1/public/configuration/GMNET`. Numbers are strings, as specified. */
export interface PublicConfiguration {
  contractsAddYearsVisible: string;
  externalLinks: ExternalLinks;
}

/** An address in letters and in the mobile app, and the application that serves it. */
export interface Deeplink {
  gmnetPath: string;
  gmappAvailability: boolean;
  gmnetAvailability: boolean;
}

/** The answer of `GET /v1/maintenance`. */
export interface Maintenance {
  gmnetRaised: boolean;
  gmappRaised: boolean;
  gmnetMaintenancePage: { endDate: string | null };
}

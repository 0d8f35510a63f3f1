import * as openid from "openid-client";
import type { Clock } from "../core/clock.ts";
import { isLoopback } from "../core/loopback.ts";
import { describeError, type Log } from "../core/log.ts";
import type { ClientAddresses } from "./provider/provider.ts";

const TIMEOUT_SECONDS = 4;
/** The tolerated clock skew of a provider. */
const CLOCK_SKEW_SECONDS = 10;

/** The values that the callback must match for a sign-in to succeed. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
  /** The start in seconds: the password must have been entered after it. */
  startedAt: number;
}

/** The claims of the signed-in person. */
export interface Identity {
  subject: string;
  /** Undefined unless the provider has verified it. */
  email: string | undefined;
  idToken: string;
  sid: string | undefined;
  /** All that the provider said of the person. */
  claims: Readonly<Record<string, unknown>>;
}

/** The OpenID Connect client of the configured provider. */
export interface RelyingParty {
  /** The authorization URL; undefined while the provider does not answer. */
  begin(
    language: string,
    more?: Record<string, string>,
  ): Promise<{ url: URL; pending: PendingLogin } | undefined>;
  finish(
    answer: URLSearchParams,
    pending: PendingLogin,
  ): Promise<Identity | "denied" | "unavailable">;
  /** The provider's sign-out URL; undefined if it has none or does not answer. */
  endUrl(
    idToken: string,
    parameters: { state: string; language: string },
  ): Promise<URL | undefined>;
}

interface RelyingPartyParts {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  scope: string;
  addresses: ClientAddresses;
  fetch?: openid.CustomFetch;
  clock: Clock;
  log: Log;
}

export function createRelyingParty(parts: RelyingPartyParts): RelyingParty {
  const { redirectUri, signedOutUri } = parts.addresses;
  const configuration = createDiscovery(parts);
  return {
    async begin(language, more = {}) {
      const config = await configuration();
      const startedAt = Math.floor(parts.clock.now().getTime() / 1000);
      const parameters = { redirectUri, scope: parts.scope, language, startedAt, more };
      return config && beginAt(config, parameters);
    },
    async finish(answer, pending) {
      const config = await configuration();
      if (!config) return "unavailable";
      try {
        return await finishAt(config, new URL(`${redirectUri}?${answer}`), pending);
      } catch (error) {
        parts.log.warn("sign-in failed", { error: describeError(error) });
        return isProviderAway(error) ? "unavailable" : "denied";
      }
    },
    async endUrl(idToken, { state, language }) {
      const config = await configuration();
      if (!config?.serverMetadata().end_session_endpoint) return undefined;
      return openid.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: signedOutUri,
        state,
        ui_locales: language,
      });
    },
  };
}

async function beginAt(
  config: openid.Configuration,
  parameters: {
    redirectUri: string;
    scope: string;
    language: string;
    startedAt: number;
    more: Record<string, string>;
  },
): Promise<{ url: URL; pending: PendingLogin }> {
  const verifier = openid.randomPKCECodeVerifier();
  const { startedAt } = parameters;
  const pending = { state: openid.randomState(), nonce: openid.randomNonce(), verifier, startedAt };
  const url = openid.buildAuthorizationUrl(config, {
    ...parameters.more,
    redirect_uri: parameters.redirectUri,
    scope: parameters.scope,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ui_locales: parameters.language,
    // A session that ended by idleness must not reopen without the password. The browser's user can remove these two
    // parameters; `finishAt` therefore checks `auth_time`, which the provider signs.
    prompt: "login",
    max_age: "0",
  });
  return { url, pending };
}

async function finishAt(
  config: openid.Configuration,
  callback: URL,
  { state, nonce, verifier, startedAt }: PendingLogin,
): Promise<Identity | "denied"> {
  const tokens = await openid.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const passwordGivenAt = tokens.claims()?.auth_time;
  if (passwordGivenAt === undefined || passwordGivenAt < startedAt - CLOCK_SKEW_SECONDS) {
    return "denied";
  }
  return identityOf(config, tokens);
}

/** Loads the provider's metadata on first use, and retries until it answers. */
function createDiscovery(
  parts: RelyingPartyParts,
): () => Promise<openid.Configuration | undefined> {
  const { issuer, clientId, clientSecret, fetch, log } = parts;
  const insecure = issuer.startsWith("http:") && isLoopback(issuer);
  const discover = () =>
    openid.discovery(new URL(issuer), clientId, clientSecret, authenticationWith(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: [
        openid.enableNonRepudiationChecks,
        // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; loopback alone gets it
        ...(insecure ? [openid.allowInsecureRequests] : []),
      ],
      ...(fetch && { [openid.customFetch]: fetch }),
    });
  let known: Promise<openid.Configuration | undefined> | undefined;
  return () => {
    known ??= discover().catch((error: unknown) => {
      log.warn("identity provider unavailable", { error: describeError(error) });
      known = undefined;
      return undefined;
    });
    return known;
  };
}

/** Authenticates with the secret by a method that the provider supports; OpenID Connect's default is the header. */
function authenticationWith(secret: string | undefined): openid.ClientAuth {
  if (!secret) return openid.None();
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (ways.includes("client_secret_basic") ? inHeader : inBody)(server, ...rest);
  };
}

async function identityOf(
  config: openid.Configuration,
  tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>,
): Promise<Identity | "denied"> {
  const claims = tokens.claims();
  const { id_token: idToken, access_token: accessToken } = tokens;
  if (!claims || !idToken) return "denied";
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const told =
    claims["email"] === undefined && hasUserInfo
      ? { ...claims, ...(await openid.fetchUserInfo(config, accessToken, claims.sub)) }
      : claims;
  const { email, email_verified: verified, sid } = told;
  return {
    subject: claims.sub,
    email: typeof email === "string" && verified === true ? email : undefined,
    idToken,
    sid: typeof sid === "string" ? sid : undefined,
    claims: told,
  };
}

/** Whether a retry may help: no answer, or a temporary error. A refusal of the provider is final. */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof openid.ClientError)) return error instanceof TypeError;
  const { cause, code } = error;
  return (
    code === "OAUTH_TIMEOUT" ||
    (cause instanceof Response && cause.status >= 500) ||
    (code === undefined && cause instanceof TypeError)
  );
}

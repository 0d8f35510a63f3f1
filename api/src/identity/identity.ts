import type { RequestListener } from "node:http";
import type { Hono } from "hono";
import { cookieNames } from "../core/cookies.ts";
import { loopbackOnly } from "../core/http/loopback-only.ts";
import type { RestVariables } from "../core/http/rest.ts";
import { createBrowser } from "./browser.ts";
import { identityRouter } from "./identity.http.ts";
import { createPendingLogins } from "./pending-logins.ts";
import { embeddedProvider, type IdentityParts } from "./embedded-provider.ts";
import { PORTAL_CLIENT, portalAddresses, PROVIDER_PREFIX } from "./provider/provider.ts";
import { fetchWithin } from "./provider/provider-listener.ts";
import { createRelyingParty, type RelyingParty } from "./relying-party.ts";
import { createSessions, type Sessions } from "./sessions/sessions.ts";
import { createAfterResponse } from "./account-recovery/after-response.ts";

export interface Identity {
  router: Hono<RestVariables>;
  /** The embedded provider; undefined if an external one is configured. */
  provider?: { prefix: string; listener: RequestListener };
  sessions: Sessions;
  /** The path of the page to change the password. */
  passwordPath: string;
  close(): Promise<void>;
}

/** The identity services: the provider, the relying party and the sessions. */
export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const { config, pool, tokens, secrets, clock } = parts;
  const sessions = createSessions(pool, tokens, secrets);
  const names = cookieNames(config.publicUrl);
  const browser = createBrowser(names);
  const logins = createPendingLogins(names, secrets, () => clock.now().getTime());
  const external = config.identityProvider;
  const afterAnswer = createAfterResponse(parts.log);
  const listener = external ? undefined : await embeddedProvider(parts, afterAnswer);
  const relyingParty = relyingPartyOf(parts, listener);
  const router = identityRouter({ config, pool, secrets, sessions, browser, logins, relyingParty });
  if (config.environment === "local") {
    const { devRouter } = await import("./dev.http.ts");
    router.use("/dev/*", loopbackOnly(config.publicUrl));
    router.route("/", devRouter({ pool, secrets, sessions, browser }));
  }
  return {
    router,
    ...(listener && { provider: { prefix: `${PROVIDER_PREFIX}/`, listener } }),
    sessions,
    passwordPath: external ? external.passwordUrl : `${PROVIDER_PREFIX}/password`,
    close: () => afterAnswer.settle(),
  };
}

function relyingPartyOf(
  { config, clock, log }: IdentityParts,
  listener?: RequestListener,
): RelyingParty {
  const addresses = portalAddresses(config.publicUrl);
  if (config.identityProvider)
    return createRelyingParty({
      ...config.identityProvider,
      scope: "openid profile email",
      addresses,
      clock,
      log,
    });
  return createRelyingParty({
    issuer: `${config.publicUrl}${PROVIDER_PREFIX}`,
    clientId: PORTAL_CLIENT,
    scope: "openid",
    addresses,
    clock,
    log,
    ...(listener && { fetch: fetchWithin(listener) }),
  });
}

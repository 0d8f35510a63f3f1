import { html, raw } from "hono/html";
import Provider, {
  type Account as Subject,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type pg from "pg";
import { cookieNames } from "../../core/cookies.ts";
import { describeError, type Log } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { readProfile } from "../accounts.ts";
import { type NoticeName, type Page, renderPage, signInNotice } from "../pages/pages.ts";
import { createStore, loadProviderKeys } from "./provider-store.ts";
import { pageLanguage } from "./request.ts";
import { texts } from "../pages/texts/texts.ts";

export const PROVIDER_PREFIX = "/oidc";
export const PORTAL_CLIENT = "portal";
/** The parameter that selects the first page of a sign-in. */
export const SCREEN = "screen";
export const ACTIVATION = "activation";
const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** The addresses of a relying party after sign-in and after sign-out. */
export interface ClientAddresses {
  redirectUri: string;
  signedOutUri: string;
}

export function portalAddresses(publicUrl: string): ClientAddresses {
  return {
    redirectUri: `${publicUrl}/session/callback`,
    signedOutUri: `${publicUrl}/session/ended`,
  };
}

export interface ProviderParts {
  publicUrl: string;
  /** The relying parties of this provider; by default its own portal. */
  clients?: ClientAddresses[];
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
}

/** The embedded OpenID provider: authorization code with PKCE, for the portal only. */
export async function createProvider(parts: ProviderParts): Promise<Provider> {
  const { publicUrl, pool, secrets, log } = parts;
  const provider = new Provider(`${publicUrl}${PROVIDER_PREFIX}`, {
    ...(await configurationOf(parts)),
    adapter: (kind) => createStore(pool, kind),
    findAccount: (_ctx, sub, token) => findSubject(pool, secrets, sub, token),
  });
  // The listener sets the public address in the proxy headers, so that every link uses it.
  provider.proxy = true;
  provider.on("server_error", (_ctx, error) => {
    log.error("provider", { error: describeError(error) });
  });
  return provider;
}

async function configurationOf(parts: ProviderParts): Promise<Configuration> {
  const { publicUrl, pool, secrets, clients = [portalAddresses(publicUrl)] } = parts;
  return {
    clients: [clientAt(clients)],
    jwks: await loadProviderKeys(pool, secrets),
    cookies: cookiesOf(publicUrl, secrets),
    pkce: { required: () => true },
    responseTypes: ["code"],
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub", "sid"], profile: ["name"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    ttl: lives,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: confirmLogout },
    },
    extraParams: [SCREEN],
    interactions: { url: (_ctx, { uid, params }) => interactionPath(uid, params[SCREEN]) },
    loadExistingGrant,
    renderError: (ctx, { error }) => {
      sendPage(ctx, signInNotice(languageOf(ctx), noticeFor(error)));
    },
  };
}

/** A sign-in with an activation code starts with the activation page. */
function interactionPath(uid: string, screen: unknown): string {
  const path = `${PROVIDER_PREFIX}/interaction/${uid}`;
  return screen === ACTIVATION ? `${path}/activation` : path;
}

const lives = {
  AccessToken: MINUTES,
  AuthorizationCode: MINUTES,
  IdToken: 10 * MINUTES,
  Interaction: 10 * MINUTES,
  Grant: 8 * HOURS,
  Session: 8 * HOURS,
};

function clientAt(addresses: ClientAddresses[]): ClientMetadata {
  return {
    client_id: PORTAL_CLIENT,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code"],
    response_types: ["code"],
    redirect_uris: addresses.map(({ redirectUri }) => redirectUri),
    post_logout_redirect_uris: addresses.map(({ signedOutUri }) => signedOutUri),
    id_token_signed_response_alg: "ES256",
    require_auth_time: true,
  };
}

function cookiesOf(publicUrl: string, secrets: Secrets): Configuration["cookies"] {
  const { secure } = cookieNames(publicUrl);
  const cookie = { httpOnly: true, sameSite: "lax", signed: true, secure } as const;
  return {
    keys: [secrets.derive("provider-cookies").toString("base64url")],
    names: {
      session: secure ? "__Host-idp" : "idp",
      interaction: "idp_interaction",
      resume: "idp_resume",
    },
    long: { ...cookie, path: "/" },
    short: cookie,
  };
}

/** The subject of a sign-in; none for a locked account. `sid` is the id of the provider's session, not its cookie. */
async function findSubject(
  pool: pg.Pool,
  secrets: Secrets,
  sub: string,
  token: object | undefined,
): Promise<Subject | undefined> {
  const profile = await readProfile(pool, secrets, sub);
  if (!profile) return undefined;
  const sid = token && "sessionUid" in token ? token.sessionUid : undefined;
  return {
    accountId: sub,
    claims: (_use, scope) => ({
      sub,
      sid,
      name: profile.name,
      ...(scope.split(" ").includes("email") && { email: profile.email(), email_verified: true }),
    }),
  };
}

/** The portal is a first-party client: it needs no consent. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const kept = known ? await provider.Grant.find(known) : undefined;
  if (kept?.accountId === session.accountId) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid profile email");
  await grant.save();
  return grant;
}

/**
 * Skips the confirmation if the portal sends the ID token of this very session; otherwise it asks, as OpenID Connect
 * RP-Initiated Logout section 2 requires.
 */
async function confirmLogout(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, params, entities, provider } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload;
  const after = params?.["post_logout_redirect_uri"];
  if (session && hint?.["sid"] === session.uid && typeof after === "string") {
    await session.destroy();
    ctx.cookies.set(provider.cookieName("session"), null, { path: "/", signed: true });
    const target = new URL(after);
    if (typeof params?.["state"] === "string") target.searchParams.set("state", params["state"]);
    ctx.status = 303;
    ctx.redirect(target.href);
    return;
  }
  const language = languageOf(ctx);
  const { leave } = texts[language];
  const content = html`<div class="card">
    <h1>${leave.title}</h1>
    <p class="lead">${leave.text}</p>
    ${raw(form)}
    <button class="button" form="op.logoutForm" name="logout" value="yes">${leave.confirm}</button>
    <a class="button second" href="/">${leave.stay}</a>
  </div>`;
  sendPage(ctx, renderPage({ language, title: leave.title, content }));
}

function noticeFor(error: string): NoticeName {
  if (error === "server_error") return "unexpected";
  return error === "invalid_request" ? "expired" : "denied";
}

function languageOf(ctx: KoaContextWithOIDC) {
  const { ui_locales: locales, lang } = ctx.query;
  const languages = [lang, locales].map((language) =>
    typeof language === "string" ? language : undefined,
  );
  const { cookie, "accept-language": acceptLanguage } = ctx.req.headers;
  return pageLanguage(languages, { cookie, acceptLanguage });
}

function sendPage(ctx: KoaContextWithOIDC, { body, headers }: Page): void {
  ctx.set(headers);
  ctx.body = body;
}

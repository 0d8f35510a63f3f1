import { isLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Context, Hono } from "hono";
import type pg from "pg";
import { z } from "zod";
import type { Config } from "../core/config.ts";
import { KEPT_COOKIE, readCookie } from "../core/cookies.ts";
import { isLoopback } from "../core/loopback.ts";
import { reportUnexpected, statusOf } from "../core/http/errors.ts";
import type { RestVariables } from "../core/http/rest.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { findAccountById, findAccountOfSubject } from "./accounts.ts";
import { languageFor, rememberLanguage, send } from "./provider/answers.ts";
import type { Browser } from "./browser.ts";
import { maintenanceNotice } from "./pages/maintenance.ts";
import { type NoticeName, renderNotice, signInNotice } from "./pages/pages.ts";
import type { PendingLogins } from "./pending-logins.ts";
import type { Identity, RelyingParty } from "./relying-party.ts";
import { isSameOrigin } from "../core/http/caller.ts";
import { ACTIVATION, SCREEN } from "./provider/provider.ts";
import type { Sessions } from "./sessions/sessions.ts";
import { texts } from "./pages/texts/texts.ts";

interface IdentityParts {
  config: Config;
  pool: pg.Pool;
  secrets: Secrets;
  sessions: Sessions;
  browser: Browser;
  logins: PendingLogins;
  relyingParty: RelyingParty;
}

type PortalContext = Context<RestVariables>;

const FOLLOWED = "followed";
const Renewal = z.object({ active: z.boolean() });

/** The routes of sign-in, renewal and sign-out. */
export function identityRouter(parts: IdentityParts): Hono<RestVariables> {
  const router = new Hono<RestVariables>();
  router.get("/login", (c) => withErrorPage(c, () => login(c, parts)));
  router.get("/activate", (c) => withErrorPage(c, () => login(c, parts, { [SCREEN]: ACTIVATION })));
  router.get("/session/callback", (c) => withErrorPage(c, () => callback(c, parts)));
  router.post("/session/renew", (c) => renew(c, parts));
  router.post("/session/renew/arrived", (c) => noteArrival(c, parts));
  router.post("/session/end-others", (c) => endOthers(c, parts));
  router.get("/logout", (c) => withErrorPage(c, () => logout(c, parts)));
  router.get("/session/ended", (c) => ended(c, parts));
  router.get("/session/browser", (c) => olderBrowser(c, parts));
  return router;
}

/** Starts a sign-in; `more` selects a page of the embedded provider. An external provider has its own pages. */
async function login(
  c: PortalContext,
  { config, pool, relyingParty, logins }: IdentityParts,
  more: Record<string, string> = {},
) {
  const elsewhere = otherLoopback(c, config.publicUrl);
  if (elsewhere) return c.redirect(elsewhere, 302);
  const language = languageFor(c);
  rememberLanguage(c, config.publicUrl);
  const closed = await maintenanceNotice(pool, language);
  if (closed) return send(c, closed, 503);
  const begun = await relyingParty.begin(language, config.identityProvider ? {} : more);
  if (!begun) return refuse(c, "unavailable");
  logins.keep(c, begun.pending);
  return c.redirect(begun.url.href, 302);
}

async function callback(c: PortalContext, parts: IdentityParts) {
  const { relyingParty, browser, logins, sessions } = parts;
  const pending = logins.take(c, c.req.query("state"));
  if (!pending) return refuse(c, "lost");
  const identity = await relyingParty.finish(new URL(c.req.url).searchParams, pending);
  if (typeof identity === "string") return refuse(c, identity);
  const account = await findCustomer(parts, identity);
  if (!account) return refuse(c, "unknown");
  const { idToken, sid } = identity;
  const session = await sessions.begin(account.id, { idToken, sid });
  if (!session) return refuse(c, "locked");
  // A new sign-in ends the browser's previous session, whose secret it overwrites.
  const { refresh } = browser.read(c);
  if (refresh) await sessions.end(refresh, "replaced");
  browser.keep(c, session);
  return c.redirect("/", 302);
}

/** The subject of the embedded provider is an account id; an external one has its own subjects. */
function findCustomer({ config, pool, secrets }: IdentityParts, { subject, email }: Identity) {
  if (!config.identityProvider) return findAccountById(pool, subject);
  const { issuer } = config.identityProvider;
  return findAccountOfSubject(pool, secrets, { issuer, subject, email });
}

async function renew(c: PortalContext, { config, sessions, browser }: IdentityParts) {
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl)) throw new Problem("FORBIDDEN");
  const body = Renewal.safeParse(await c.req.json().catch(() => undefined));
  if (!body.success) throw new Problem("INVALID", { fields: { active: "required" } });
  const { refresh, fingerprint } = browser.read(c);
  const session =
    refresh && fingerprint
      ? await sessions.renew(refresh, fingerprint, body.data.active)
      : undefined;
  if (!session) {
    browser.signOut(c);
    return c.json({ code: "UNAUTHENTICATED" }, 401);
  }
  browser.keep(c, session);
  return c.json(session.state);
}

async function noteArrival(c: PortalContext, { config, sessions, browser }: IdentityParts) {
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl)) throw new Problem("FORBIDDEN");
  const { refresh, fingerprint } = browser.read(c);
  if (refresh && fingerprint) await sessions.noteArrival(refresh, fingerprint);
  return c.body(null, 204);
}

async function endOthers(c: PortalContext, { config, sessions, browser }: IdentityParts) {
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl)) throw new Problem("FORBIDDEN");
  const { refresh, fingerprint } = browser.read(c);
  const done = refresh && fingerprint ? await sessions.endOthers(refresh, fingerprint) : undefined;
  return done ? c.json(done) : c.json({ code: "UNAUTHENTICATED" }, 401);
}

async function logout(c: PortalContext, parts: IdentityParts) {
  const { config, sessions, browser, relyingParty } = parts;
  const language = languageFor(c);
  if (!isSameOriginRequest(c, config.publicUrl)) {
    const { leave } = texts[language];
    const actions = [
      { label: leave.confirm, href: "/logout" },
      { label: leave.stay, href: "/" },
    ];
    return send(c, renderNotice(language, leave, actions), 200);
  }
  rememberLanguage(c, config.publicUrl);
  const isIdle = c.req.query("because") === "idle";
  // A tab that follows the sign-out of another tab continues to the sign-in.
  const state = c.req.query("then") === "login" ? FOLLOWED : isIdle ? "idle" : "signedOut";
  const { refresh } = browser.read(c);
  const over = refresh ? await sessions.end(refresh, isIdle ? "idle" : "logout") : undefined;
  browser.forget(c);
  // The embedded provider has ended its session with ours; an external one is redirected to.
  const isKnownThere = over?.wasLive === true || config.identityProvider !== undefined;
  const onward =
    isKnownThere && over?.idToken
      ? await relyingParty.endUrl(over.idToken, { state, language })
      : undefined;
  return c.redirect(onward ? onward.href : `/session/ended?state=${state}`, 302);
}

/** Whether the portal or a typed address signs out; a link of another origin, even a sibling host, may not. */
function isSameOriginRequest(c: PortalContext, publicUrl: string): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const referer = c.req.header("referer");
  return referer === undefined || URL.parse(referer)?.origin === new URL(publicUrl).origin;
}

function ended(c: PortalContext, { config }: IdentityParts) {
  const language = languageFor(c);
  rememberLanguage(c, config.publicUrl);
  const state = c.req.query("state");
  if (state === FOLLOWED) return c.redirect(`/login?lang=${language}`, 302);
  const name = state === "idle" ? "idle" : "signedOut";
  // The browser keeps the cards when a session ends by itself, and says so in a cookie without any data.
  const isKept = readCookie(c.req.header("cookie"), KEPT_COOKIE) !== undefined;
  const hasCards = name === "idle" && isKept;
  return send(c, signInNotice(language, name, { hasPicker: true, hasCards }), 200);
}

/** The page for browsers that cannot run the portal; `web/index.html` redirects to it. */
function olderBrowser(c: PortalContext, { config }: IdentityParts) {
  const language = languageFor(c);
  rememberLanguage(c, config.publicUrl);
  const { browser } = texts[language];
  const retry = [{ label: browser.retry, href: "/" }];
  return send(c, renderNotice(language, browser, retry, { hasPicker: true }), 200);
}

const statuses: Partial<Record<NoticeName, 400 | 403 | 503>> = {
  unavailable: 503,
  unknown: 403,
  locked: 403,
};

function refuse(c: PortalContext, name: NoticeName) {
  if (name === "unavailable") c.header("retry-after", "30");
  return send(c, signInNotice(languageFor(c), name), statuses[name] ?? 400);
}

/** Answers errors with a page instead of JSON, because a browser shows them. */
async function withErrorPage(c: PortalContext, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const problem = error instanceof Problem ? error : reportUnexpected(error, c.var.ctx);
    if (problem.code === "UNAVAILABLE") return refuse(c, "unavailable");
    const { shortId } = problem.details;
    const reference = typeof shortId === "string" ? { reference: shortId } : {};
    return send(c, signInNotice(languageFor(c), "unexpected", reference), statusOf[problem.code]);
  }
}

/** Cookies belong to one host: a browser at 127.0.0.1 is redirected to localhost, where the provider returns to. */
function otherLoopback(c: PortalContext, publicUrl: string): string | undefined {
  const { host, port, protocol } = new URL(publicUrl);
  const asked = c.req.header("host");
  if (!asked || asked === host || !isLoopback(publicUrl)) return undefined;
  const url = URL.parse(`${protocol}//${asked}`);
  if (!url || url.port !== port || !isLoopback(url.href)) return undefined;
  const language = c.req.query("lang");
  return `${publicUrl}${c.req.path}${isLanguage(language) ? `?lang=${language}` : ""}`;
}

import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Context as HonoContext, Hono } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import type Provider from "oidc-provider";
import type pg from "pg";
import type { Config } from "../../core/config.ts";
import { cookieNames, readCookie } from "../../core/http/cookies.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { maintenanceNotice } from "./maintenance.ts";
import { type Page, type Markup, errorSummary, field, renderPage, signInNotice } from "./pages.ts";
import { DEMONSTRATION_PASSWORD, listPersonas, type Persona } from "./personas.ts";
import { addressOf, isSameOrigin } from "../provider/request.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import type { KnownBrowsers } from "../sessions/known-browsers.ts";
import { WINDOW_SECONDS } from "../login-throttle.ts";
import type { PasswordCheck, SignIn } from "../sign-in.ts";
import { texts } from "./texts/texts.ts";
import { wayBackTexts } from "./texts/way-back/texts.ts";

interface LoginParts {
  provider: Provider;
  check: PasswordCheck;
  known: KnownBrowsers;
  pool: pg.Pool;
  secrets: Secrets;
  config: Config;
}

type NodeContext = HonoContext<{ Bindings: HttpBindings }>;
/** What the form shows again: the address that was typed, and why it was refused. */
interface Typed {
  email?: string;
  refusal?: Exclude<SignIn["outcome"], "admitted">;
}

/** The address that was typed when another language was picked; it belongs to this one sign-in. */
const TYPED_EMAIL = "typed_email";
const TYPED_EMAIL_SECONDS = 600;

const statuses = { refused: 401, throttled: 429, locked: 403 } as const;

/** The page where people say who they are, for one sign-in that the provider has begun. */
export function loginPages(parts: LoginParts) {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/:uid", (c) => showForm(c, parts));
  pages.post("/:uid", (c) => receiveForm(c, parts));
  return pages;
}

async function showForm(c: NodeContext, parts: LoginParts): Promise<Response> {
  const interaction = await findInteraction(c, parts.provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  if (!interaction && isSignedIn(c)) return c.redirect("/", 303);
  if (!interaction) return send(c, signInNotice(language, "expired"), 400);
  const closed = await maintenanceNotice(parts.pool, language);
  if (closed) return send(c, closed, 503);
  rememberLanguage(c, parts.config.publicUrl);
  const email = readCookie(c.req.header("cookie"), TYPED_EMAIL);
  const typed = email ? { email: decodeURIComponent(email) } : {};
  return send(c, await formPage(parts, language, interaction.params, typed), 200);
}

/** Whoever goes back to this page after signing in has nothing to do here. */
function isSignedIn(c: NodeContext): boolean {
  return readCookie(c.req.header("cookie"), "Authorization") !== undefined;
}

/** For the page in another language. The answer to a form would be asked for again by the way back, and refused. */
function keepTypedEmail(c: NodeContext, email: string, publicUrl: string): void {
  setCookie(c, TYPED_EMAIL, email, {
    path: c.req.path,
    maxAge: TYPED_EMAIL_SECONDS,
    httpOnly: true,
    sameSite: "Strict",
    secure: cookieNames(publicUrl).secure,
  });
}

async function receiveForm(c: NodeContext, parts: LoginParts): Promise<Response> {
  const { provider, check, config, known } = parts;
  const interaction = await findInteraction(c, provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  if (!interaction) return send(c, signInNotice(language, "expired"), 400);
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const { email, password, wantsLanguage } = await readCredentials(c, config.demonstration);
  if (wantsLanguage) {
    keepTypedEmail(c, email, config.publicUrl);
    return c.redirect(`${c.req.path}?lang=${language}`, 303);
  }
  const { incoming, outgoing } = c.env;
  const result = await check.signIn(email, password, {
    address: addressOf(incoming, config.trustProxy),
    knownBrowser: (emailHash) => known.find(c, emailHash),
  });
  if (result.outcome !== "admitted") {
    if (result.outcome === "throttled") c.header("retry-after", String(WINDOW_SECONDS));
    const typed = { email, refusal: result.outcome };
    const page = await formPage(parts, language, interaction.params, typed);
    return send(c, page, statuses[result.outcome]);
  }
  known.remember(c, result.emailHash);
  const login = { accountId: result.accountId, amr: ["pwd"] };
  const onward = await provider.interactionResult(incoming, outgoing, { login });
  const before = interaction.session;
  if (before && before.accountId !== result.accountId) await forgetPerson(provider, before.uid);
  return c.redirect(onward, 303);
}

async function findInteraction(c: NodeContext, provider: Provider) {
  const { incoming, outgoing } = c.env;
  const found = await provider.interactionDetails(incoming, outgoing).catch((error: unknown) => {
    if (error instanceof Error && error.name === "SessionNotFound") return undefined;
    throw error;
  });
  return found?.uid === c.req.param("uid") && found?.prompt.name === "login" ? found : undefined;
}

/** A demonstration person is picked by name; the known password then takes the way of every other. */
async function readCredentials(c: NodeContext, isDemonstration: boolean) {
  const form = await c.req.parseBody();
  const text = (name: string): string => {
    const value = form[name];
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  const persona = isDemonstration ? text("persona") : "";
  const wantsLanguage = text("language") !== "";
  return persona
    ? { email: persona, password: DEMONSTRATION_PASSWORD, wantsLanguage }
    : { email: text("email").trim(), password: text("password"), wantsLanguage };
}

/** Somebody else signs in on this browser: the provider's session forgets who was there before. */
async function forgetPerson(provider: Provider, uid: string): Promise<void> {
  const session = await provider.Session.findByUid(uid);
  if (!session) return;
  session.accountId = undefined;
  session.authorizations = undefined;
  await session.persist();
}

async function formPage(
  { config, pool, secrets }: LoginParts,
  language: Language,
  params: Record<string, unknown>,
  typed: Typed = {},
): Promise<Page> {
  const personas = config.demonstration ? await listPersonas(pool, secrets, language) : [];
  const { login, error } = texts[language];
  const redirectUri = params["redirect_uri"];
  return renderPage({
    language,
    title: typed.refusal ? `${error}: ${login.title}` : login.title,
    content: html`${loginCard(language, typed)}${personas.length > 0 ? personaList(language, personas) : ""}`,
    isWide: personas.length > 0,
    hasPicker: true,
    pickerForm: "sign-in",
    formTargets: typeof redirectUri === "string" ? [new URL(redirectUri).origin] : [],
  });
}

function loginCard(language: Language, { email, refusal }: Typed): Markup {
  const { login } = texts[language];
  const about = refusal === "refused" ? "email" : undefined;
  return html`<section class="card" aria-labelledby="title">
    <h1 id="title">${login.title}</h1>
    ${refusal ? errorSummary(language, login[refusal], about) : ""}
    <p class="lead">${login.lead}</p>
    <form id="sign-in" method="post" action="?lang=${language}">
      ${field({
        name: "email",
        label: login.email,
        type: "email",
        autocomplete: "username",
        value: email,
        isFirst: !refusal,
      })}
      ${field({ name: "password", label: login.password, type: "password", autocomplete: "current-password" })}
      <button class="button">${login.submit}</button>
    </form>
    <p class="below">
      <a href="/oidc/forgotten?lang=${language}">${wayBackTexts[language].forgotten.open}</a>
    </p>
  </section>`;
}

function personaList(language: Language, personas: Persona[]): Markup {
  const { demonstration } = texts[language];
  return html`<section class="card" aria-labelledby="people">
    <h2 id="people">${demonstration.title}</h2>
    <p class="lead">${demonstration.lead}</p>
    <ul class="people">
      ${personas.map(
        ({ email, name, note }) =>
          html`<li>
            <form method="post" action="?lang=${language}">
              <button name="persona" value="${email}">
                <strong>${name}</strong> <span>${note}</span>
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}

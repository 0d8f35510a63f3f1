import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { html } from "hono/html";
import type pg from "pg";
import { padToConstantTime } from "../../core/http/constant-time.ts";
import { cookieNames, KEPT_COOKIE, readCookie, readEncodedCookie } from "../../core/cookies.ts";
import { type CodeParts, receiveCode, showCodeForm } from "./code.http.ts";
import {
  admit,
  findInteraction,
  formTargetsOf,
  type Interaction,
  type NodeContext,
} from "../interaction.ts";
import { icon } from "../pages/drawings.ts";
import { maintenanceNotice } from "../pages/maintenance.ts";
import {
  type Page,
  type Markup,
  errorSummary,
  field,
  renderPage,
  signInNotice,
} from "../pages/pages.ts";
import { passkeyForm, passkeyScript } from "../pages/passkey-form.ts";
import { DEMONSTRATION_PASSWORD, listPersonas, type Persona } from "./personas.ts";
import { activationTexts } from "../activation/texts.ts";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import type { AddressLimit } from "../account-recovery/address-limit.ts";
import { WINDOW_SECONDS } from "../login-throttle.ts";
import type { PasswordCheck, SignIn } from "../sign-in.ts";
import { texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";

interface LoginParts extends CodeParts {
  check: PasswordCheck;
  passkeyLimit: AddressLimit;
  beatMs: number;
}

/** What the page knows of the visitor: the typed address and the reason of the refusal are shown again. */
interface Typed {
  email?: string;
  /** Whether this browser keeps insurance cards. */
  hasCards?: boolean;
  refusal?: Refusal;
}
type Refusal = Exclude<SignIn["outcome"], "admitted"> | "passkey";

/** A cookie for one sign-in: keeps the typed address when the visitor changes the language. */
const TYPED_EMAIL = "typed_email";
const TYPED_EMAIL_SECONDS = 600;

const statuses = { refused: 401, passkey: 401, throttled: 429, locked: 403 } as const;

/** The login pages, for one interaction of the provider. */
export function loginPages(parts: LoginParts) {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/:uid", (c) => showForm(c, parts));
  pages.post("/:uid", (c) => receiveForm(c, parts));
  pages.get("/:uid/code", (c) => showCodeForm(c, parts));
  pages.post("/:uid/code", (c) => receiveCode(c, parts));
  pages.post("/:uid/passkey", (c) => receivePasskey(c, parts));
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
  const email = readEncodedCookie(c.req.header("cookie"), TYPED_EMAIL);
  const hasCards = readCookie(c.req.header("cookie"), KEPT_COOKIE) !== undefined;
  const typed = { hasCards, ...(email !== undefined && { email }) };
  return send(c, await formPage(parts, language, interaction, typed), 200);
}

/** Whether the browser returned to the login page after signing in. */
function isSignedIn(c: NodeContext): boolean {
  return readCookie(c.req.header("cookie"), "Authorization") !== undefined;
}

/** Keeps the address across a redirect: the back button would repeat a form's POST, which would be refused. */
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
  const began = performance.now();
  const { provider, check, config, known, codes } = parts;
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
  const result = await check.signIn(email, password, {
    address: clientAddress(c.env.incoming, config.trustProxy),
    knownBrowser: (emailHash) => known.find(c, emailHash),
  });
  if (result.outcome !== "admitted") {
    if (result.outcome === "throttled") c.header("retry-after", String(WINDOW_SECONDS));
    const typed = { email, refusal: result.outcome };
    const page = await formPage(parts, language, interaction, typed);
    await padToConstantTime(began, parts.beatMs);
    return send(c, page, statuses[result.outcome]);
  }
  const { accountId, emailHash } = result;
  if (await codes.isWanted(accountId)) {
    await codes.begin(interaction.uid, accountId);
    return c.redirect(`${c.req.path}/code?lang=${language}`, 303);
  }
  return admit(c, parts, interaction, { accountId, emailHash, amr: ["pwd"] });
}

/** A passkey is sufficient by itself. In the second step it must belong to the account of the password. */
async function receivePasskey(c: NodeContext, parts: LoginParts): Promise<Response> {
  const { provider, passkeys, codes, config, passkeyLimit } = parts;
  const interaction = await findInteraction(c, provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  if (!interaction) return send(c, signInNotice(language, "expired"), 400);
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const address = clientAddress(c.env.incoming, config.trustProxy);
  if (await passkeyLimit.isOver(address)) return refusePasskey(c, parts, interaction, "throttled");
  const { credential } = await c.req.parseBody();
  const account = await passkeys.verify(
    interaction.uid,
    typeof credential === "string" ? credential : "",
  );
  const awaited = await codes.find(interaction.uid);
  if (!account || (awaited && awaited.accountId !== account.id))
    return refusePasskey(c, parts, interaction, "passkey");
  await passkeyLimit.forgive(address);
  if (account.isLocked) return refusePasskey(c, parts, interaction, "locked");
  await codes.forget(interaction.uid);
  const { id: accountId, emailHash } = account;
  return admit(c, parts, interaction, { accountId, emailHash, amr: ["hwk", "user", "mfa"] });
}

async function refusePasskey(
  c: NodeContext,
  parts: LoginParts,
  interaction: Interaction,
  refusal: Refusal,
): Promise<Response> {
  const language = languageFor(c, interaction.params["ui_locales"]);
  const page = await formPage(parts, language, interaction, { refusal });
  return send(c, page, statuses[refusal]);
}

/** A demonstration account is chosen by name; its public password is then checked like any other. */
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

async function formPage(
  { config, pool, secrets, passkeys }: LoginParts,
  language: Language,
  interaction: Interaction,
  typed: Typed = {},
): Promise<Page> {
  const offersCard = await isCardOffered(pool);
  const personas = config.demonstration ? await listPersonas(pool, secrets, language) : [];
  const { login, error } = texts[language];
  const options = await passkeys.optionsFor(interaction.uid);
  const path = `/oidc/interaction/${interaction.uid}`;
  const passkey = passkeyForm({ path, language, options, isFirst: true });
  return renderPage({
    language,
    title: typed.refusal ? `${error}: ${login.title}` : login.title,
    content: loginCard(language, typed, { passkey, offersCard }),
    aside: html`<div class="claim">
      <p>${login.claim}</p>
      <p>${login.lead}</p>
    </div>`,
    ...(personas.length > 0 && { below: personaList(language, personas) }),
    links: [{ label: login.questions, href: `/faq?lang=${language}` }],
    hasPicker: true,
    pickerForm: "sign-in",
    formTargets: formTargetsOf(interaction),
    script: passkeyScript,
  });
}

/** A visitor can order a new insurance card without an account while this feature flag is on. */
async function isCardOffered(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from feature_flag where id = 'SELF_SERVICE_INSURANCE_CARD' and value",
  );
  return rowCount === 1;
}

interface OtherWays {
  passkey: Markup;
  offersCard: boolean;
}

function loginCard(
  language: Language,
  { email, refusal, hasCards }: Typed,
  { passkey, offersCard }: OtherWays,
): Markup {
  const { login, showCards } = texts[language];
  const refusals = { ...login, passkey: wayBackTexts[language].passkey.refused };
  const about = refusal === "refused" ? "email" : undefined;
  const { forgotten } = wayBackTexts[language];
  const { ask, open } = activationTexts[language];
  const forgottenLink = html`<a
    class="beside"
    href="/oidc/forgotten?lang=${language}"
    aria-label="${forgotten.open}"
    >${forgotten.short}</a
  >`;
  return html`<section class="card" aria-labelledby="title">
    <h1 id="title">${login.title}</h1>
    ${refusal ? errorSummary(language, refusals[refusal], about) : ""} ${passkey}
    <form id="sign-in" method="post" action="?lang=${language}">
      ${field({
        name: "email",
        label: login.email,
        type: "email",
        autocomplete: "username webauthn",
        value: email,
        isFirst: !refusal,
      })}
      ${field({ name: "password", label: login.password, type: "password", language, autocomplete: "current-password", beside: forgottenLink })}
      <button class="button">${login.submit}</button>
    </form>
    <ul class="ways">
      ${hasCards ? html`<li>${linkTo("/pocket", showCards)}</li>` : ""}
      <li>${linkTo(`/request-access?lang=${language}`, ask)}</li>
      <li>${linkTo(`/activate?lang=${language}`, open)}</li>
      ${offersCard ? html`<li>${linkTo("/self-service/insurance-card", login.card)}</li>` : ""}
    </ul>
  </section>`;
}

const chevron = icon('<path d="m9 18 6-6-6-6"/>');

function linkTo(href: string, label: string): Markup {
  return html`<a href="${href}">${label} ${chevron}</a>`;
}

/** The list of demonstration accounts, each with a button that signs in. */
function personaList(language: Language, personas: Persona[]): Markup {
  const { demonstration } = texts[language];
  return html`<section class="people" aria-labelledby="people">
    <h2 id="people">${demonstration.title}</h2>
    <p>${demonstration.lead}</p>
    <ul>
      ${personas.map(
        ({ email, name, note }) =>
          html`<li>
            <form method="post" action="?lang=${language}">
              <button name="persona" value="${email}">
                <i aria-hidden="true">${initialsOf(name)}</i>
                <span><strong>${name}</strong> <span>${note}</span></span>
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}

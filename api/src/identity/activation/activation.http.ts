import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { Hono } from "hono";
import { html } from "hono/html";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import { WINDOW_SECONDS } from "../login-throttle.ts";
import { findInteraction, type NodeContext } from "../interaction.ts";
import { maintenanceNotice } from "../pages/maintenance.ts";
import { errorSummary, field, type Page, renderPage, signInNotice } from "../pages/pages.ts";
import { texts } from "../pages/texts/texts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { type Activation, type ActivationFault, prepareAccount } from "./activate.ts";
import { type ActivationParts, receiveProof, showProofForm } from "./proof.http.ts";
import { beginProof } from "./prove-address.ts";
import { activationTexts } from "./texts.ts";

/** The values that the form shows again. */
type Typed = Partial<Pick<Activation, "email" | "code">>;

const fieldOf: Partial<Record<ActivationFault, keyof Activation>> = {
  refused: "code",
  tooShort: "fresh",
  guessable: "fresh",
  isEmail: "fresh",
  differs: "again",
};

/** The pages to activate an account with a code, for one interaction of the provider. */
export function activationPages(parts: ActivationParts) {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/:uid/activation", (c) => showForm(c, parts));
  pages.post("/:uid/activation", (c) => receiveForm(c, parts));
  pages.get("/:uid/activation/code", (c) => showProofForm(c, parts));
  pages.post("/:uid/activation/code", (c) => receiveProof(c, parts));
  return pages;
}

async function showForm(c: NodeContext, { provider, pool, config }: ActivationParts) {
  const interaction = await findInteraction(c, provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  if (!interaction) return send(c, signInNotice(language, "expired"), 400);
  const closed = await maintenanceNotice(pool, language);
  if (closed) return send(c, closed, 503);
  rememberLanguage(c, config.publicUrl);
  return send(c, formPage(language, interaction.params), 200);
}

async function receiveForm(c: NodeContext, parts: ActivationParts): Promise<Response> {
  const { provider, config } = parts;
  const interaction = await findInteraction(c, provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  if (!interaction) return send(c, signInNotice(language, "expired"), 400);
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const wanted = await readForm(c);
  const prepared = await prepareAccount(
    parts,
    wanted,
    clientAddress(c.env.incoming, config.trustProxy),
  );
  const refuse = (fault: ActivationFault) => {
    if (fault === "throttled") c.header("retry-after", String(WINDOW_SECONDS));
    const page = formPage(language, interaction.params, wanted, fault);
    return send(c, page, fault === "throttled" ? 429 : 422);
  };
  if (typeof prepared === "string") return refuse(prepared);
  if ((await beginProof(parts, interaction.uid, prepared)) === "throttled")
    return refuse("throttled");
  return c.redirect(`${c.req.path}/code?lang=${language}`, 303);
}

async function readForm(c: NodeContext): Promise<Activation> {
  const form = await c.req.parseBody();
  const text = (name: keyof Activation): string => {
    const value = form[name];
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  return {
    email: text("email").trim(),
    code: text("code"),
    fresh: text("fresh"),
    again: text("again"),
  };
}

function formPage(
  language: Language,
  params: Record<string, unknown>,
  { email, code }: Typed = {},
  fault?: ActivationFault,
): Page {
  const { password, error } = texts[language];
  const t = activationTexts[language];
  const sentence = fault && sentenceOf(language, fault);
  const wrong = (name: keyof Activation) =>
    fault && fieldOf[fault] === name ? sentence : undefined;
  const content = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${t.title}</h1>
    ${fault && sentence ? errorSummary(language, sentence, fieldOf[fault]) : ""}
    <p class="lead">${t.lead}</p>
    <form method="post" action="?lang=${language}">
      ${field({ name: "email", label: t.email, type: "email", autocomplete: "username", hint: t.emailHint, value: email, isFirst: !fault })}
      ${field({ name: "code", label: t.code, type: "text", autocomplete: "one-time-code", hint: t.codeHint, value: code, wrong: wrong("code") })}
      ${field({ name: "fresh", label: password.fresh, type: "password", language, autocomplete: "new-password", hint: password.hint, wrong: wrong("fresh") })}
      ${field({ name: "again", label: password.again, type: "password", language, autocomplete: "new-password", wrong: wrong("again") })}
      <button class="button">${t.submit}</button>
    </form>
    <p class="below"><a href="/request-access?lang=${language}">${t.noCode}</a></p>
    <p class="below"><a href="/login?lang=${language}">${texts[language].signIn}</a></p>
  </section>`;
  const redirectUri = params["redirect_uri"];
  return renderPage({
    language,
    title: fault ? `${error}: ${t.title}` : t.title,
    content,
    hasPicker: true,
    formTargets: typeof redirectUri === "string" ? [new URL(redirectUri).origin] : [],
  });
}

function sentenceOf(language: Language, fault: ActivationFault): string {
  const { password, login } = texts[language];
  const t = activationTexts[language];
  if (fault === "refused" || fault === "expired" || fault === "used" || fault === "replaced")
    return t[fault];
  return fault === "throttled" ? login.throttled : password[fault];
}

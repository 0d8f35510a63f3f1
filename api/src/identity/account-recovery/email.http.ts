import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Context as HonoContext, Hono } from "hono";
import { html } from "hono/html";
import type pg from "pg";
import type { Config } from "../../core/config.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { type Page, renderNotice, renderPage, signInNotice } from "../pages/pages.ts";
import { texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import type { AddressLimit } from "./address-limit.ts";
import { formText } from "./form-text.ts";
import { linkCards, linkScript } from "./link-page.ts";
import { confirmLoginEmail } from "./login-email.ts";

interface EmailParts {
  config: Config;
  pool: pg.Pool;
  secrets: Secrets;
  limit: AddressLimit;
}

/** The pages of the links to the old and the new login address. */
export function emailPages(parts: EmailParts) {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/", (c) => {
    rememberLanguage(c, parts.config.publicUrl);
    return send(c, formPage(languageFor(c), ""), 200);
  });
  pages.post("/", (c) => receive(c, parts));
  return pages;
}

async function receive(
  c: HonoContext<{ Bindings: HttpBindings }>,
  { config, pool, secrets, limit }: EmailParts,
): Promise<Response> {
  const language = languageFor(c);
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const form = await c.req.parseBody();
  const token = formText(form, "token");
  if (formText(form, "language")) {
    rememberLanguage(c, config.publicUrl);
    return send(c, formPage(language, token), 200);
  }
  const address = clientAddress(c.env.incoming, config.trustProxy);
  const outcome = (await limit.isOver(address))
    ? "throttled"
    : await confirmLoginEmail(pool, secrets, token);
  const { email, forgotten } = wayBackTexts[language];
  const back = { label: texts[language].toPortal, href: "/account/security" };
  if (outcome === "throttled") {
    const notice = { title: texts[language].error, text: forgotten.throttled };
    return send(c, renderNotice(language, notice, [back]), 429);
  }
  if (outcome !== "invalid") await limit.forgive(address);
  return send(c, renderNotice(language, email[outcome], [back]), outcome === "invalid" ? 400 : 200);
}

function formPage(language: Language, token: string): Page {
  const { email } = wayBackTexts[language];
  const opened = html`<h1 id="title">${email.title}</h1>
    <p class="lead">${email.lead}</p>
    <form id="email-form" method="post" action="?lang=${language}">
      <input type="hidden" id="token" name="token" value="${token}" />
      <button class="button" autofocus>${email.submit}</button>
    </form>`;
  const missing = html`<h1>${email.missing.title}</h1>
    <p class="lead">${email.missing.text}</p>`;
  return renderPage({
    language,
    title: email.title,
    content: linkCards({ opened, missing, token }),
    hasPicker: true,
    pickerForm: "email-form",
    script: linkScript,
  });
}

import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Context as HonoContext, Hono } from "hono";
import { html } from "hono/html";
import type { Config } from "../../core/config.ts";
import {
  errorSummary,
  field,
  type Page,
  renderNotice,
  renderPage,
  signInNotice,
} from "../pages/pages.ts";
import { fill, texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import type { TrustedDevices } from "../trusted-devices.ts";
import type { AddressLimit } from "./address-limit.ts";
import { formText } from "./form-text.ts";
import { linkCards, linkScript } from "./link-page.ts";
import { type RenewalFault, type ResetParts, setForgottenPassword } from "./reset-links.ts";

interface ResetPageParts extends ResetParts {
  config: Config;
  known: TrustedDevices;
  limit: AddressLimit;
}

type NodeContext = HonoContext<{ Bindings: HttpBindings }>;

const fieldOf: Record<RenewalFault, "fresh" | "again"> = {
  tooShort: "fresh",
  guessable: "fresh",
  isEmail: "fresh",
  differs: "again",
};

/** The pages of a reset link. */
export function resetPages(parts: ResetPageParts) {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/", (c) => {
    rememberLanguage(c, parts.config.publicUrl);
    return send(c, formPage(languageFor(c), { token: "" }), 200);
  });
  pages.post("/", (c) => receive(c, parts));
  return pages;
}

async function receive(c: NodeContext, parts: ResetPageParts): Promise<Response> {
  const { config, known, limit } = parts;
  const language = languageFor(c);
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const form = await c.req.parseBody();
  const token = formText(form, "token");
  if (formText(form, "language")) {
    rememberLanguage(c, config.publicUrl);
    return send(c, formPage(language, { token }), 200);
  }
  const address = clientAddress(c.env.incoming, config.trustProxy);
  if (await limit.isOver(address)) return send(c, throttledNotice(language), 429);
  const wanted = { token, fresh: formText(form, "fresh"), again: formText(form, "again") };
  const outcome = await setForgottenPassword(parts, wanted);
  if (outcome === "invalid") return send(c, invalidNotice(language), 400);
  await limit.forgive(address);
  if (typeof outcome === "string")
    return send(c, formPage(language, { token, fault: outcome }), 422);
  // Access to the mailbox proves the owner: wrong passwords of others no longer slow down this browser.
  known.remember(c, outcome.account.emailHash);
  const { reset } = wayBackTexts[language];
  const signIn = { label: texts[language].signIn, href: `/login?lang=${language}` };
  return send(c, renderNotice(language, reset.done, [signIn]), 200);
}

function askAgain(language: Language) {
  return {
    label: wayBackTexts[language].reset.askAgain,
    href: `/oidc/forgotten?lang=${language}`,
  };
}

function invalidNotice(language: Language): Page {
  return renderNotice(language, wayBackTexts[language].reset.invalid, [askAgain(language)]);
}

function throttledNotice(language: Language): Page {
  const { forgotten } = wayBackTexts[language];
  const notice = { title: texts[language].error, text: forgotten.throttled };
  return renderNotice(language, notice, [{ label: forgotten.back, href: "/login" }]);
}

function formPage(
  language: Language,
  { token, fault }: { token: string; fault?: RenewalFault },
): Page {
  const { reset } = wayBackTexts[language];
  const { password, error } = texts[language];
  const wrong = (name: string): string | undefined =>
    fault && fieldOf[fault] === name ? password[fault] : undefined;
  const opened = html`<h1 id="title">${reset.title}</h1>
    ${fault ? errorSummary(language, password[fault], fieldOf[fault]) : ""}
    <p class="lead">${reset.lead}</p>
    <form id="reset" method="post" action="?lang=${language}">
      <input type="hidden" id="token" name="token" value="${token}" />
      ${field({ name: "fresh", label: password.fresh, type: "password", language, autocomplete: "new-password", hint: password.hint, wrong: wrong("fresh"), isFirst: !fault })}
      ${field({ name: "again", label: password.again, type: "password", language, autocomplete: "new-password", wrong: wrong("again") })}
      <button class="button">${reset.submit}</button>
    </form>`;
  const ask = askAgain(language);
  const missing = html`<h1>${reset.missing.title}</h1>
    <p class="lead">${fill(language, reset.missing.text)}</p>
    <a class="button" href="${ask.href}">${ask.label}</a>`;
  return renderPage({
    language,
    title: fault ? `${error}: ${reset.title}` : reset.title,
    content: linkCards({ opened, missing, token }),
    hasPicker: true,
    pickerForm: "reset",
    script: linkScript,
  });
}

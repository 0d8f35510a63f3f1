import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Context as HonoContext, Hono } from "hono";
import { html } from "hono/html";
import type pg from "pg";
import type { Config } from "../../core/config.ts";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import { type Page, renderNotice, renderPage, signInNotice } from "../pages/pages.ts";
import { fill, texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { proveChange, stopChange } from "./account-changes.ts";
import type { AddressLimit } from "./address-limit.ts";
import { changeTexts, type LinkTexts } from "./change-texts.ts";
import { formText } from "./form-text.ts";
import { linkCards, linkScript } from "./link-page.ts";

interface ChangeParts {
  config: Config;
  pool: pg.Pool;
  limit: AddressLimit;
}

type Outcome = "done" | "late" | "invalid";

/** The page of a notice's link: a button stops the change requested by phone, without a sign-in. */
export function stopPages(parts: ChangeParts) {
  return linkPages(parts, (language) => changeTexts[language].stop, stopChange);
}

/** The page of the link to a new address or number. */
export function proofPages(parts: ChangeParts) {
  return linkPages(parts, (language) => changeTexts[language].prove, proveChange);
}

function linkPages(
  { config, pool, limit }: ChangeParts,
  textsIn: (language: Language) => LinkTexts,
  act: (pool: pg.Pool, token: string) => Promise<Outcome>,
) {
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/", (c) => {
    rememberLanguage(c, config.publicUrl);
    const language = languageFor(c);
    return send(c, formPage(language, textsIn(language), ""), 200);
  });
  pages.post("/", async (c: HonoContext<{ Bindings: HttpBindings }>) => {
    const language = languageFor(c);
    if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
      return send(c, signInNotice(language, "denied"), 403);
    const form = await c.req.parseBody();
    const token = formText(form, "token");
    const words = textsIn(language);
    if (formText(form, "language")) {
      rememberLanguage(c, config.publicUrl);
      return send(c, formPage(language, words, token), 200);
    }
    const address = clientAddress(c.env.incoming, config.trustProxy);
    const back = [{ label: texts[language].signIn, href: `/login?lang=${language}` }];
    if (await limit.isOver(address)) {
      const { throttled } = wayBackTexts[language].forgotten;
      const notice = { title: texts[language].error, text: throttled };
      return send(c, renderNotice(language, notice, back), 429);
    }
    const outcome = await act(pool, token);
    if (outcome !== "invalid") await limit.forgive(address);
    return send(c, renderNotice(language, words[outcome], back), outcome === "invalid" ? 400 : 200);
  });
  return pages;
}

function formPage(language: Language, words: LinkTexts, token: string): Page {
  const opened = html`<h1 id="title">${words.title}</h1>
    <p class="lead">${fill(language, words.lead)}</p>
    <form id="change-form" method="post" action="?lang=${language}">
      <input type="hidden" id="token" name="token" value="${token}" />
      <button class="button" autofocus>${words.submit}</button>
    </form>`;
  const { missing } = wayBackTexts[language].email;
  const absent = html`<h1>${missing.title}</h1>
    <p class="lead">${missing.text}</p>`;
  return renderPage({
    language,
    title: words.title,
    content: linkCards({ opened, missing: absent, token }),
    hasPicker: true,
    pickerForm: "change-form",
    script: linkScript,
  });
}

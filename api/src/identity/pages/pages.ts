import { readFileSync } from "node:fs";
import path from "node:path";
import { brand } from "@portal/brand/brand.ts";
import { fallbackLanguage, type Language, languages } from "@portal/model/portal/languages.ts";
import { html, raw } from "hono/html";
import { newNonce, pagePolicy } from "../../core/http/headers.ts";
import { crest, eye, mountain } from "./drawings.ts";
import type { Texts } from "./texts/shape.ts";
import { fill, texts } from "./texts/texts.ts";

export type Markup = ReturnType<typeof html>;

/** A page of the sign-in with its headers. */
export interface Page {
  body: string;
  headers: Record<string, string>;
}

/** The theme switch of custom properties: an empty value keeps the text after it, `initial` uses the fallback. */
const themes =
  ":root{--is-light:initial;--is-dark: }" +
  "@media (prefers-color-scheme:dark){:root{--is-light: ;--is-dark:initial}}";

const css = ["../../../../brand/tokens.css", "pages.css", "form.css", "narrow.css", "people.css"]
  .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
  .join("")
  .replaceAll(/light-dark\(((?:\([^()]*\)|[^(),])+),\s*((?:\([^()]*\)|[^()])+)\)/g, bothThemes)
  // Only the end tag closes a style element, so the text must not contain one.
  .replaceAll("</", "<\\/");

/** Redirects to the portal's font, whose name has a hash. */
const fontPath = "/fonts/figtree.woff2";

const revealScript = readFileSync(path.join(import.meta.dirname, "reveal.js"), "utf8");

/** Replaces `light-dark()`, which older supported browsers lack: these pages are not built. */
function bothThemes(_whole: string, light: string, dark: string): string {
  return `var(--is-light,${light})var(--is-dark,${dark})`;
}

interface PageParts {
  language: Language;
  title: string;
  content: Markup;
  /** Shown beside the card on wide screens, over the mountain. */
  aside?: Markup;
  /** Shown below the main section. */
  below?: Markup;
  /** The links at the foot of the page. */
  links?: NoticeAction[];
  /** Whether the page has a language picker. */
  hasPicker?: boolean;
  /** The id of a form whose fields are sent along when the language changes. */
  pickerForm?: string;
  /** Further origins for `form-action`, to which the form redirects. */
  formTargets?: string[];
  /** The page's inline script. */
  script?: string;
}

export function renderPage(parts: PageParts): Page {
  const { language, title, content, aside, below, links = [] } = parts;
  const { hasPicker = false, pickerForm, formTargets = [], script } = parts;
  const nonce = newNonce();
  const scripts = [
    ...(!(content instanceof Promise) && content.includes('class="reveal"') ? [revealScript] : []),
    ...(script ? [script] : []),
  ].join(";\n");
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${brand.name}</title>
        <link rel="icon" href="data:," />
        <link rel="preload" as="font" type="font/woff2" href="${fontPath}" crossorigin />
        <style nonce="${nonce}">
          ${raw(themes + css)}
        </style>
      </head>
      <body>
        <div class="sky">
          <div class="haze"></div>
          ${mountain}
          <header class="top">
            <p class="mark">${crest} ${brand.name}</p>
            ${hasPicker ? picker(language, pickerForm) : ""}
          </header>
          <main>${content}${aside ?? ""}</main>
        </div>
        ${below ?? ""} ${foot(language, links)}
        ${
          scripts
            ? html`<script nonce="${nonce}">
                ${raw(scripts.replaceAll("</", "<\\/"))};
              </script>`
            : ""
        }
      </body>
    </html>`;
  if (document instanceof Promise)
    throw new Error("A page holds nothing that has to be waited for.");
  return {
    body: document.toString(),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": pagePolicy(nonce, { formTargets }),
      "cache-control": "no-store",
    },
  };
}

function foot(language: Language, links: NoticeAction[]): Markup {
  const { street, zip, city } = brand.address;
  const ways = links.map(({ label, href }) => html`<a href="${href}">${label}</a> `);
  return html`<footer>
    <div>
      <span>${brand.legalName[language]}, ${street}, ${zip} ${city}</span>
      ${ways.length > 0 ? html`<span>${ways}</span>` : ""}
    </div>
  </footer>`;
}

export interface NoticeAction {
  label: string;
  href: string;
}

interface NoticeMore {
  reference?: string;
  hint?: string;
  hasPicker?: boolean;
  /** Content between the text and the actions. */
  more?: Markup;
}

/** A page with one message and its actions. */
export function renderNotice(
  language: Language,
  { title, text }: { title: string; text: string },
  actions: NoticeAction[],
  { reference, hint, hasPicker = false, more }: NoticeMore = {},
): Page {
  const content = html`<div class="card">
    <h1>${title}</h1>
    <p class="lead">${fill(language, text)}</p>
    ${hint ? html`<p>${hint}</p>` : ""}
    ${reference ? html`<p class="hint">${fill(language, texts[language].reference, { id: reference })}</p>` : ""}
    ${more ?? ""}
    ${actions.map(({ label, href }, index) => html`<a class="button${index ? " second" : ""}" href="${href}">${label}</a>`)}
  </div>`;
  return renderPage({ language, title, content, hasPicker });
}

export type NoticeName = keyof Texts["notices"];

/** The notice of that name, with a link back to the sign-in. */
export function signInNotice(
  language: Language,
  name: NoticeName,
  {
    hasCards = false,
    ...more
  }: { reference?: string; hasPicker?: boolean; hasCards?: boolean } = {},
): Page {
  const { notices, signInAgain, showCards } = texts[language];
  const actions = [{ label: signInAgain, href: `/login?lang=${language}` }];
  if (hasCards) actions.push({ label: showCards, href: "/pocket" });
  return renderNotice(language, notices[name], actions, more);
}

interface FieldParts {
  name: string;
  label: string;
  type: "email" | "password" | "text";
  autocomplete: string;
  inputmode?: "numeric";
  value?: string | undefined;
  hint?: string | undefined;
  wrong?: string | undefined;
  isFirst?: boolean;
  isOptional?: boolean;
  /** Shown beside the label but after the field in tab order, so that Tab leads from one field to the next. */
  beside?: Markup;
  /** The language of the button that shows a password. */
  language?: Language;
}

/** A labelled field with its hint above and its error below. */
export function field(parts: FieldParts): Markup {
  const { name, label, type, autocomplete, inputmode, value, hint, wrong } = parts;
  const { isFirst = false, isOptional = false, beside } = parts;
  const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(" ");
  const attributes = [
    value === undefined ? "" : html` value="${value}"`,
    described ? html` aria-describedby="${described}"` : "",
    wrong ? raw(' aria-invalid="true"') : "",
    isOptional ? "" : raw(" required"),
    isFirst ? raw(" autofocus") : "",
    inputmode ? html` inputmode="${inputmode}"` : "",
    type === "email" ? raw(' inputmode="email" autocapitalize="none" spellcheck="false"') : "",
  ];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        maxlength="200"
        ${attributes}
      />
      ${type === "password" ? revealButton(parts) : ""}
    </div>
    ${beside ?? ""} ${wrong ? html`<p class="wrong" id="${name}-wrong">${wrong}</p>` : ""}
  </div>`;
}

/** The button that shows the password; hidden without scripts. */
function revealButton({ name, language }: FieldParts): Markup {
  const { show, hide, shownAs, hiddenAs } = texts[language ?? fallbackLanguage].password;
  return html`<button
    type="button"
    class="reveal"
    aria-controls="${name}"
    aria-label="${show}"
    data-show="${shownAs}"
    data-show-label="${show}"
    data-hide="${hiddenAs}"
    data-hide-label="${hide}"
    hidden
  >
    ${eye} <span>${shownAs}</span>
  </button>`;
}

/** The error summary at the top: an alert with focus that links to its field. */
export function errorSummary(language: Language, message: string, fieldName?: string): Markup {
  const sentence = fill(language, message);
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p><strong>${texts[language].error}</strong></p>
    <p>${fieldName ? html`<a href="#${fieldName}">${sentence}</a>` : sentence}</p>
  </div>`;
}

/** Links, or a form's submit buttons, which send the typed values in the body and not in the address. */
function picker(current: Language, form: string | undefined): Markup {
  // The visible letters begin the name, so that voice control finds the link by what is read.
  const nameOf = (language: Language) => `${language.toUpperCase()} ${texts[language].language}`;
  const isCurrent = (language: Language) => raw(language === current ? 'aria-current="true"' : "");
  const link = (language: Language): Markup =>
    html`<a
      href="?lang=${language}"
      lang="${language}"
      hreflang="${language}"
      aria-label="${nameOf(language)}"
      ${isCurrent(language)}
      >${language.toUpperCase()}</a
    >`;
  const button = (language: Language): Markup =>
    html`<button
      form="${form ?? ""}"
      formaction="?lang=${language}"
      formnovalidate
      name="language"
      value="${language}"
      lang="${language}"
      aria-label="${nameOf(language)}"
      ${isCurrent(language)}
    >
      ${language.toUpperCase()}
    </button>`;
  // Enter in a field presses the form's first button, which must not be one that changes the language.
  const first = html`<button
    form="${form ?? ""}"
    class="first"
    tabindex="-1"
    aria-hidden="true"
  ></button>`;
  return html`<nav aria-label="${texts[current].languages}">
    ${form ? first : ""}
    <ul class="languages">
      ${languages.map((language) => html`<li>${form ? button(language) : link(language)}</li>`)}
    </ul>
  </nav>`;
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Language } from "@portal/model/portal/languages.ts";
import { html } from "hono/html";
import type { Markup } from "./pages.ts";
import { wayBackTexts } from "./texts/way-back/texts.ts";

const library = createRequire(import.meta.url).resolve("@simplewebauthn/browser");

/** The library as one script, and what asks the browser for a passkey with it. */
export const passkeyScript = [
  path.join(path.dirname(library), "../dist/bundle/index.umd.min.js"),
  path.join(import.meta.dirname, "passkey.js"),
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

interface PasskeyFormParts {
  /** Where the sign-in lives, without what follows it. */
  path: string;
  language: Language;
  /** What the browser is to sign. */
  options: object;
}

/** A button that is there where the browser knows passkeys; without a script it never shows. */
export function passkeyForm({ path: at, language, options }: PasskeyFormParts): Markup {
  const { passkey } = wayBackTexts[language];
  return html`<form
    id="passkey"
    method="post"
    action="${at}/passkey?lang=${language}"
    data-options="${JSON.stringify(options)}"
    hidden
  >
    <p class="or">${passkey.or}</p>
    <input type="hidden" name="credential" />
    <button class="button second">${passkey.submit}</button>
    <p class="wrong" role="alert" data-message="${passkey.cancelled}"></p>
  </form>`;
}

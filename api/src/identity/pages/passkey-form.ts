import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Language } from "@portal/model/portal/languages.ts";
import { html } from "hono/html";
import { icon } from "./drawings.ts";
import type { Markup } from "./pages.ts";
import { wayBackTexts } from "./texts/account-recovery/texts.ts";

const library = createRequire(import.meta.url).resolve("@simplewebauthn/browser");

/** The WebAuthn library with the script that requests a passkey. */
export const passkeyScript = [
  path.join(path.dirname(library), "../dist/bundle/index.umd.min.js"),
  path.join(import.meta.dirname, "passkey.js"),
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const fingerprint = icon(
  '<path d="M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4"/><path d="M14 13.12c0 2.38 0 6.38-1 8.88"/><path d="M17.29 21.02c.12-.6.43-2.3.5-3.02"/><path d="M2 12a10 10 0 0 1 18-6"/><path d="M2 16h.01"/><path d="M21.8 16c.2-2 .131-5.354 0-6"/><path d="M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2"/><path d="M8.65 22c.21-.66.45-1.32.57-2"/><path d="M9 6.8a6 6 0 0 1 9 5.2v2"/>',
);

interface PasskeyFormParts {
  /** The path of the sign-in. */
  path: string;
  language: Language;
  /** The passkey options for the browser. */
  options: object;
  /** Whether it is shown above the password. */
  isFirst?: boolean;
}

/** A button that a script shows if the browser supports passkeys. */
export function passkeyForm({
  path: at,
  language,
  options,
  isFirst = false,
}: PasskeyFormParts): Markup {
  const { passkey } = wayBackTexts[language];
  return html`<form
    id="passkey"
    method="post"
    action="${at}/passkey?lang=${language}"
    data-options="${JSON.stringify(options)}"
    hidden
  >
    ${isFirst ? "" : html`<p class="or">${passkey.or}</p>`}
    <input type="hidden" name="credential" />
    ${
      isFirst
        ? html`<button class="button" aria-describedby="passkey-hint">
              ${fingerprint} ${passkey.first}
            </button>
            <p class="under" id="passkey-hint">${passkey.firstHint}</p>`
        : html`<button class="button second">${passkey.submit}</button>`
    }
    <p class="wrong" role="alert" data-message="${passkey.cancelled}"></p>
    ${isFirst ? html`<p class="or">${passkey.orPassword}</p>` : ""}
  </form>`;
}

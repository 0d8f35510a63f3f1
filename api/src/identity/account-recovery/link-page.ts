import { readFileSync } from "node:fs";
import path from "node:path";
import { html } from "hono/html";
import type { Markup } from "../pages/pages.ts";

/** The script moves the token from the address's fragment into the form. */
export const linkScript = readFileSync(path.join(import.meta.dirname, "link.js"), "utf8");

interface LinkCards {
  /** The card that the script shows once it has found the token. */
  opened: Markup;
  /** The card for an address without a token. */
  missing: Markup;
  token: string;
}

/** A page for a link with a token in its fragment: loading it changes nothing and reveals nothing. */
export function linkCards({ opened, missing, token }: LinkCards): Markup {
  const shown = token !== "";
  return html`<section class="card" id="opened" aria-labelledby="title" ${shown ? "" : "hidden"}>
      ${opened}
    </section>
    <section class="card" id="missing" ${shown ? "hidden" : ""}>${missing}</section>`;
}

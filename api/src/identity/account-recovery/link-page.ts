import { readFileSync } from "node:fs";
import path from "node:path";
import { html } from "hono/html";
import type { Markup } from "../pages/pages.ts";

/** Moves the secret of a link out of the address into the form, before anything else is done. */
export const linkScript = readFileSync(path.join(import.meta.dirname, "link.js"), "utf8");

interface LinkCards {
  /** What the link opens. It is shown once the secret is there. */
  opened: Markup;
  /** What is said to whoever comes without one. */
  missing: Markup;
  token: string;
}

/** A page that a link with a secret in its fragment opens: asking for it does nothing and tells nothing. */
export function linkCards({ opened, missing, token }: LinkCards): Markup {
  const shown = token !== "";
  return html`<section class="card" id="opened" aria-labelledby="title" ${shown ? "" : "hidden"}>
      ${opened}
    </section>
    <section class="card" id="missing" ${shown ? "hidden" : ""}>${missing}</section>`;
}

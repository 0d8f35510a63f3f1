import { brand } from "@portal/brand/brand.ts";
import { html, raw } from "hono/html";

/** An icon of the portal's icon set (Lucide), on a 24 × 24 canvas. */
export function icon(paths: string): ReturnType<typeof html> {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${raw(paths)}</svg>`;
}

export const eye = icon(
  '<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/>',
);

export const mountain = html`<svg class="mountain" viewBox="0 0 640 248" aria-hidden="true">
  ${brand.mountain.map(([token, drawn]) => html`<path fill="var(--${token})" d="${drawn}" />`)}
</svg>`;

export const crest = html`<svg viewBox="0 0 32 36" aria-hidden="true">
  <path class="shield" d="${brand.crest.shield}" />
  <path fill="#fff" d="${brand.crest.snow}" />
  <path fill="var(--alpenglow)" d="${brand.crest.glow}" />
</svg>`;

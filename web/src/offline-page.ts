import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The house palette in both themes, because these pages load no style sheet. */
const style =
  ":root{color-scheme:light dark;--ink:#10243a;--quiet:#4a5b6d;--mist:#f2f6f9;--paper:#fff;--line:#dde5ec;--lake:#0b5a78}" +
  "@media(prefers-color-scheme:dark){:root{--ink:#e9f0f6;--quiet:#a9bac9;--mist:#0c1a29;--paper:#14263a;--line:#2a3d50;--lake:#7cc6e2}}" +
  "*{box-sizing:border-box}body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--mist)}" +
  "header,main{max-width:44rem;margin:0 auto}header{display:flex;gap:.75rem;align-items:center;font-weight:600;padding-bottom:1rem}" +
  "h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}p{margin:.5rem 0}" +
  "a{color:var(--lake);font-weight:600}.quiet{color:var(--quiet)}ul{padding-left:1.25rem}" +
  ".ways{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:1rem 0}.ways a{display:inline-flex;align-items:center;min-height:44px}" +
  ".calls{list-style:none;margin:0;padding:0}.calls li{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.25rem 0;border-top:1px solid var(--line)}" +
  ".calls a{min-width:5.5rem;min-height:48px;display:inline-flex;align-items:center;font-size:1.25rem;white-space:nowrap}.calls span{flex:1 1 12rem}" +
  ".card{background:#0b5a78;color:#fff;border-radius:14px;padding:1rem 1.25rem;margin:.5rem 0;max-width:30rem;forced-color-adjust:none}" +
  ".card.back{background:#083f57}.card h3{font-size:.875rem;font-weight:400;margin:0 0 .75rem}" +
  ".card dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.75rem 1rem;margin:0}.card .wide{grid-column:1/-1}" +
  ".card dt{font-size:.8125rem}.card dd{margin:0;font-weight:600;font-size:1.125rem;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}";

export interface OfflinePage {
  readonly language: Language;
  readonly title: string;
  /** HTML whose texts are escaped. */
  readonly body: string;
  readonly head?: string;
  readonly status?: number;
}

/** A page of the service worker: it needs no other file, and runs no script. */
export function offlinePage({ language, title, body, head = "", status = 200 }: OfflinePage) {
  const { shield, snow, glow } = brand.crest;
  const page =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `${head}<title>${escaped(title)} – ${escaped(brand.name)}</title><style>${style}</style></head>` +
    `<body><header><svg width="28" height="32" viewBox="0 0 32 36" aria-hidden="true"><path fill="#0b5a78" d="${shield}"/>` +
    `<path fill="#fff" d="${snow}"/><path fill="#f2b48f" d="${glow}"/></svg>${escaped(brand.name)}</header>` +
    `<main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
  return new Response(page, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}

/** Text as HTML, also within quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

export function paragraph(text: string, className?: string): string {
  return `<p${className ? ` class="${className}"` : ""}>${escaped(text)}</p>`;
}

export function linkTo(address: string, text: string): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`;
}

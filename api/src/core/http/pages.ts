import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { Reading } from "@portal/model/portal/reading.ts";
import { READING_COOKIE, readingOf } from "@portal/model/portal/reading-cookie.ts";
import type { RenderedPage } from "@portal/model/portal/server-rendering.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { Hono } from "hono";
import { z } from "zod";
import { languageOf, type PublicContext } from "../context.ts";
import { FONT_COOKIE, readCookie } from "../cookies.ts";
import { answerAsset, loadAssets } from "./assets.ts";
import { newNonce, pagePolicy } from "./headers.ts";
import { loadPageTemplate } from "../ssr/page-template.ts";
import type { RenderPage } from "../ssr/renderer.ts";
import type { RestVariables } from "./rest.ts";

const compress = promisify(brotliCompress);
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** The content of a public page for search engines and for browsers without scripts. */
export interface PublicPage {
  status: 200 | 404;
  language: Language;
  /** HTML for the head. */
  head: string;
  /** The content as plain HTML. */
  text: string;
}

/** Reads the content of a public page in the language of its address or of the browser; undefined for other pages. */
export type ReadPublicPage = (
  ctx: PublicContext,
  path: string,
  requested: Language,
) => Promise<PublicPage | undefined>;

/** The server bundle is not public, and the desk serves its own files. */
const isPortals = (address: string) => !/^\/(?:server|desk)\//.test(address);

/** Serves the built portal: precompressed assets with long-lived caching, and one page for every address. */
export function servePages(
  folder: string,
  configuration: ClientConfiguration,
  readPublicPage: ReadPublicPage = () => Promise.resolve(undefined),
  render?: RenderPage,
): Hono<RestVariables> {
  const assets = loadAssets(folder, isPortals);
  const page = loadPage(folder, configuration, render);
  const font = [...assets.keys()].find((address) =>
    address.startsWith("/assets/figtree-latin-wght"),
  );
  const app = new Hono<RestVariables>();
  // The login page does not know the font's hashed name; the redirect lets both share one cached copy.
  if (font) app.get("/fonts/figtree.woff2", (c) => c.redirect(font));
  app.get("/*", async (c) => {
    const asset = assets.get(c.req.path);
    if (asset) return answerAsset(asset, c.req.header("accept-encoding") ?? "");
    if (path.extname(c.req.path)) throw new Problem("NOT_FOUND");
    const chosen = [c.req.query("lang"), readCookie(c.req.header("cookie"), "user_lang")];
    const language = chosen.find(isLanguage) ?? languageOf(c.req.header("accept-language"));
    const accepted = c.req.header("accept-encoding") ?? "";
    // Without its content the page still opens and shows that the content is unavailable.
    const content = await readPublicPage(c.var.ctx, c.req.path, language).catch(() => undefined);
    const rendered = content ? undefined : await render?.(c.req.raw, language);
    const hasFont = readCookie(c.req.header("cookie"), FONT_COOKIE) !== undefined;
    const reading = readingOf(readCookie(c.req.header("cookie"), READING_COOKIE));
    return page(content?.language ?? language, accepted, { content, rendered, hasFont, reading });
  });
  return app;
}

interface Contents {
  content: PublicPage | undefined;
  rendered: RenderedPage | undefined;
  hasFont: boolean;
  reading: Reading;
}

const LocaleChunks = z.record(
  z.string(),
  z.object({
    first: z.array(z.string()),
    table: z.array(z.string()),
    groups: z.record(z.string(), z.string()),
    easy: z.array(z.string()),
  }),
);

/** The page is made for each request, with a new nonce, the visitor's language and the server's settings. */
function loadPage(
  folder: string,
  configuration: ClientConfiguration,
  render: RenderPage | undefined,
) {
  const template = readFileSync(path.join(folder, "index.html"), "utf8");
  const chunks = LocaleChunks.parse(
    JSON.parse(readFileSync(path.join(folder, "locale-chunks.json"), "utf8")),
  );
  const images = originsOf(configuration.mapTilesUrl);
  const connections = originsOf(configuration.errorReportDsn);
  const settings = JSON.stringify(configuration).replaceAll("<", "\\u003c");
  const fillTemplate = render && loadPageTemplate(folder, settings);

  return async (language: Language, accepted: string, contents: Contents): Promise<Response> => {
    const { content, rendered, hasFont, reading } = contents;
    const nonce = newNonce();
    const texts = textFiles(chunks[language], rendered?.texts ?? [], reading);
    const filled =
      rendered && fillTemplate
        ? fillTemplate(rendered, { language, nonce, texts, hasFont })
        : clientPage(language, nonce, content, texts);
    // In the markup, so that the first paint has the chosen size.
    const html =
      reading.textSize === "NORMAL"
        ? filled
        : filled.replace("<html ", `<html data-text-size="${reading.textSize}" `);
    const compressed = accepted.includes("br");
    // Compressed outside of the event loop, which would block all other requests.
    return new Response(compressed ? await compress(html, fast) : html, {
      status: content?.status ?? 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": pagePolicy(nonce, {
          images,
          connections,
          workers: ["push", "photos", "bills"],
        }),
        ...(rendered && { "cache-control": "no-store" }),
        ...(compressed && { "content-encoding": "br" }),
      },
    });
  };

  function clientPage(
    language: Language,
    nonce: string,
    content: PublicPage | undefined,
    texts: readonly string[],
  ): string {
    const preload = texts.map(
      (file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`,
    );
    return (content ? withContent(template, content) : template)
      .replaceAll("__LANG__", language)
      .replace(
        "<!--config-->",
        () => `<script type="application/json" id="config">${settings}</script>`,
      )
      .replace("<!--preload-->", () => preload.join(""))
      .replaceAll("__NONCE__", nonce);
  }
}

/** The files of a page's texts in its language, with those in easy language for people who chose it. */
function textFiles(
  chunks: z.infer<typeof LocaleChunks>[string] | undefined,
  groups: readonly string[],
  { wording }: Reading,
): string[] {
  const { first = [], table = [], groups: late = {}, easy = [] } = chunks ?? {};
  const needed = groups.flatMap((group) => late[group] ?? []);
  const all = needed.length > 0 ? [...first, ...table, ...needed] : first;
  return wording === "EASY" ? [...all, ...easy] : all;
}

/** Marks the language of the content: the page keeps it even if the browser prefers another one. */
function withContent(template: string, { head, text }: PublicPage): string {
  return template
    .replace('<html lang="__LANG__"', '<html lang="__LANG__" data-content-language="__LANG__"')
    .replace(/<!--about-->.*?<!--\/about-->/s, () => head)
    .replace("<!--text-->", () => `<noscript>${text}</noscript>`);
}

function originsOf(address: string): string[] {
  return address ? [new URL(address).origin] : [];
}

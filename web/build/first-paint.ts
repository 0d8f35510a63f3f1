import { fileURLToPath } from "node:url";
import { brand } from "@portal/brand/brand.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer, type IndexHtmlTransformContext, type Plugin } from "vite";
import type * as blankShell from "../src/shell/BlankShell.tsx";
import { icons } from "./icons.ts";
import { inlineScript } from "./inline-script.ts";
import { styleNames } from "./style-names.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Inlines into the page what must not wait for the network: the styles of the first screen, the script that starts its
 * requests, its font, its skeleton. The server fills in `__NONCE__`, `__LANG__`, the configuration and the preloads of
 * the language.
 */
export function firstPaint(): Plugin {
  let isDevelopment = false;
  return {
    name: "first-paint",
    configResolved({ command }) {
      isDevelopment = command === "serve";
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, context) {
        const branded = html.replaceAll("__BRAND__", brand.name).replace("<!--icon-->", icon());
        if (isDevelopment) return branded.replaceAll("__LANG__", "fr");
        return replaceEach(inlineStyles(branded, context), {
          "<!--prefetch-->": `<!--prefetch--><script nonce="__NONCE__">${await inlineScript("prefetch-start.ts")}</script><!--/prefetch-->`,
          "<!--fonts-->": fontPreload(context),
          "<!--skeleton-->": await skeleton(),
        });
      },
    },
  };
}

/**
 * A later screen would fetch the styles of the entry or its chunks again, because Vite looks for a link to them, while
 * they are inlined. So these chunks list no styles once the page is written.
 */
export function inlineStylesOnly(): Plugin {
  return {
    name: "inline-styles-only",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
      const first = new Set(entries.map(({ fileName }) => fileName));
      for (const name of first) {
        const file = bundle[name];
        if (file?.type !== "chunk") continue;
        file.viteMetadata?.importedCss.clear();
        for (const needed of file.imports) first.add(needed);
      }
    },
  };
}

/** Replaces by function, so that `$` in the new text has no special meaning. */
function replaceEach(html: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [mark, text]) => page.replace(mark, () => text), html);
}

/** Inlines all styles of the entry in place of their links. */
function inlineStyles(html: string, { bundle = {} }: IndexHtmlTransformContext): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (link, file: string) => {
      const sheet = bundle[file];
      return sheet?.type === "asset"
        ? `<style nonce="__NONCE__">${String(sheet.source)}</style>`
        : link;
    },
  );
}

function fontPreload({ bundle = {} }: IndexHtmlTransformContext): string {
  const font = Object.keys(bundle).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
  if (!font) throw new Error("The font of the first screen is not in the bundle");
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" nonce="__NONCE__">`;
}

/** The blank shell, rendered once at build time: what the portal itself shows while it loads. */
async function skeleton(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [styleNames(), icons()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const module = await server.ssrLoadModule("/src/shell/BlankShell.tsx");
    if (!isBlankShell(module)) throw new Error("There is no blank shell to draw");
    return renderToStaticMarkup(createElement(module.BlankShell));
  } finally {
    await server.close();
  }
}

function isBlankShell(module: object): module is typeof blankShell {
  return "BlankShell" in module;
}

/** The crest, for tabs, home screens and notifications. */
export function brandIcon(shieldColour = "#0b5a78"): string {
  const { shield, snow, glow } = brand.crest;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36"><path fill="${shieldColour}" d="${shield}"/><path fill="#fff" d="${snow}"/><path fill="#f2b48f" d="${glow}"/></svg>`;
}

function icon(): string {
  const inline = encodeURIComponent(brandIcon());
  return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${inline}"><link rel="manifest" href="/manifest.__LANG__.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`;
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@portal/model/portal/languages.ts";
import type { RenderedPage } from "@portal/model/portal/server-rendering.ts";
import { z } from "zod";

const Files = z.object({
  font: z.string(),
  entry: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
  sheets: z.record(z.string(), z.array(z.string())),
});

/** The class names of `web/build/style-names.ts`. */
const scopedName = /\._[a-z\d]{2}[a-z]{1,2}(?![\w-])/gi;
const classes = / class="([^"]*)"/g;

export type FillTemplate = (
  rendered: RenderedPage,
  own: {
    language: Language;
    nonce: string;
    texts: readonly string[];
    /** Whether the browser has the font in its cache; otherwise the first page uses a system font. */
    hasFont: boolean;
  },
) => string;

/** Splits the template of `web/build/ssr-page.ts` before filling it: customer data cannot act as a placeholder. */
export function loadPageTemplate(folder: string, settings: string): FillTemplate {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), "utf8");
  const page = read("server", "page.html");
  const pieces = page.split(/<!--(\w+)-->/);
  const { font, entry, screens, sheets } = Files.parse(JSON.parse(read("server", "files.json")));
  const texts = new Map(Object.keys(sheets).map((sheet) => [sheet, read(sheet)]));
  const sheetOf = new Map(
    [...texts].flatMap(([sheet, text]) =>
      [...text.matchAll(scopedName)].map(([name]) => [name.slice(1), sheet] as const),
    ),
  );
  // Names that the inline styles of the page define need no further sheet.
  for (const [name] of page.matchAll(scopedName)) sheetOf.delete(name.slice(1));
  return ({ markup, title, state, screen }, { language, nonce, texts: languageFiles, hasFont }) => {
    const styled = sheetsIn(markup);
    const code = [
      ...languageFiles,
      ...(screens[screen] ?? []),
      ...styled.flatMap((sheet) => sheets[sheet] ?? []),
    ];
    const beside = [...new Set(code)].filter((file) => !entry.includes(file));
    const files = { portal: entry, beside, manifest: `/manifest.${language}.webmanifest` };
    const contents: Record<string, string> = {
      config: `<script type="application/json" id="config">${settings}</script>`,
      files: `<script type="application/json" id="files">${JSON.stringify(files)}</script>`,
      styles: styled
        .map((sheet) => `<style nonce="${nonce}" data-file="${sheet}">${texts.get(sheet)}</style>`)
        .join(""),
      font: hasFont ? font.replaceAll("__NONCE__", nonce) : "",
      title: escaped(title),
      markup,
      state: `<script type="application/json" id="dehydrated">${state}</script>`,
    };
    return pieces
      .map((piece, at) =>
        at % 2 === 1
          ? (contents[piece] ?? "")
          : piece.replaceAll("__NONCE__", nonce).replaceAll("__LANG__", language),
      )
      .join("");
  };

  /** The sheets that define the class names of the markup. */
  function sheetsIn(markup: string): string[] {
    const needed = new Set<string>();
    for (const [, names = ""] of markup.matchAll(classes)) {
      for (const name of names.split(" ")) {
        const sheet = sheetOf.get(name);
        if (sheet) needed.add(sheet);
      }
    }
    return [...needed];
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { inlineScript } from "./inline-script.ts";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const tables = ["screens.ts", "visitor-screens.ts"];
const screenImport = /(\w+): async \(\) =>\s*\(await import\("\.\/([^"]+)"\)/g;
const marks = ["config", "title", "font", "styles", "files", "markup", "state"];
const fontLink = /<link rel="preload" as="font"[^>]*>/;
const fontFaces = /@font-face\{font-family:Figtree Variable;[^}]*\}/g;

/**
 * Emits the template of server-rendered pages and the list of files of each screen. The template fetches nothing before
 * the first paint, except a font in the browser's cache; an inline script then loads the code.
 */
export function ssrPage(): Plugin {
  return {
    name: "ssr-page",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const html = bundle["index.html"];
        if (html?.type !== "asset") return this.error("The bundle has no index.html");
        const page = emptyPage(String(html.source), await inlineScript("ssr/start-after-paint.ts"));
        this.emitFile({ type: "asset", fileName: "server/page.html", source: page });
        const font = fontIn(String(html.source));
        const files = JSON.stringify({ font, ...filesIn(bundle) }, null, 2);
        this.emitFile({ type: "asset", fileName: "server/files.json", source: files });
      },
    },
  };
}

/** The client-rendered page without its scripts, with placeholders for what the server renders. */
function emptyPage(html: string, start: string): string {
  const page = html
    .replace(/<script type="module"[^>]*><\/script>\s*/, "")
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
    .replace(/<link rel="manifest"[^>]*>/, "")
    // Without an icon a browser requests one by itself.
    .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:,">')
    .replace(fontLink, "<!--font-->")
    .replaceAll(fontFaces, "")
    .replaceAll(/\n\s*(\/\/.*)?/g, "")
    .replace(
      /<!--prefetch-->.*?<!--\/prefetch-->/s,
      () => `<!--files--><script nonce="__NONCE__">${start}</script>`,
    )
    .replace("<!--preload-->", "")
    // A table rendered before its last row has arrived would shift its columns with every further row.
    .replace("</head>", '<!--styles--><link rel="expect" href="#whole" blocking="render"></head>')
    .replace(/<title>.*?<\/title>/, "<title><!--title--></title>")
    .replace(
      /<div id="root">.*<\/div>\s*<!--text-->/s,
      '<div id="root"><!--markup--></div><i id="whole" hidden></i><!--state-->',
    );
  const missing = marks.filter((mark) => page.split(`<!--${mark}-->`).length !== 2);
  if (missing.length > 0) throw new Error(`The page has no place for ${missing.join(", ")}`);
  return page;
}

/** The preload and the font faces, for browsers that have the font in their cache. */
function fontIn(html: string): string {
  const faces = html.match(fontFaces) ?? [];
  return `${fontLink.exec(html)?.[0]}<style nonce="__NONCE__">${faces.join("")}</style>`;
}

/** The files of the entry, of each screen and of each stylesheet, with their imports. */
export function filesIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("There is no portal to start");
  const first = withNeeds(byName, entry.fileName, new Set());
  const needsOf = (fileName: string) =>
    addresses(withNeeds(byName, fileName, new Set(first)), first);
  const screens = tables.flatMap((table) =>
    [...readFileSync(source + table, "utf8").matchAll(screenImport)].map(
      ([, name = "", file = ""]) =>
        [name, [`/${chunkOf(table)}`, ...needsOf(chunkOf(file))]] as const,
    ),
  );
  const sheets = chunks.flatMap((chunk) =>
    [...(chunk.viteMetadata?.importedCss ?? [])].map(
      (sheet) => [`/${sheet}`, needsOf(chunk.fileName)] as const,
    ),
  );
  return {
    entry: addresses(first, new Set()),
    screens: Object.fromEntries(screens),
    sheets: Object.fromEntries(sheets),
  };

  function chunkOf(file: string): string {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(source + file));
    if (!found) throw new Error(`${file} is not in the bundle`);
    return found.fileName;
  }
}

function withNeeds(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  fileName: string,
  found: Set<string>,
): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) withNeeds(chunks, next, found);
  return found;
}

function addresses(files: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

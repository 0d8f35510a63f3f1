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
 * The page that the server paints into, and the files that belong to what it may paint. Nothing is fetched before the page
 * is on the screen, but for the font where a browser has it already: a small script then brings the code, and what belongs
 * to an installed portal.
 */
export function paintedPage(): Plugin {
  return {
    name: "painted-page",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const html = bundle["index.html"];
        if (html?.type !== "asset") return this.error("There is no page to paint into");
        const page = emptyPage(String(html.source), await inlineScript("painted-start.ts"));
        this.emitFile({ type: "asset", fileName: "painter/page.html", source: page });
        const font = fontIn(String(html.source));
        const files = JSON.stringify({ font, ...filesIn(bundle) }, null, 2);
        this.emitFile({ type: "asset", fileName: "painter/files.json", source: files });
      },
    },
  };
}

/** The page of everybody else, without what starts at once and with places for what is painted. */
function emptyPage(html: string, start: string): string {
  const page = html
    .replace(/<script type="module"[^>]*><\/script>\s*/, "")
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
    .replace(/<link rel="manifest"[^>]*>/, "")
    // Without any, a browser asks for one by itself.
    .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:,">')
    .replace(fontLink, "<!--font-->")
    .replaceAll(fontFaces, "")
    .replaceAll(/\n\s*(\/\/.*)?/g, "")
    .replace(
      /<!--first-requests-->.*?<!--\/first-requests-->/s,
      () => `<!--files--><script nonce="__NONCE__">${start}</script>`,
    )
    .replace("<!--preload-->", "")
    // A table that is drawn before its last row has come moves its columns with every further one.
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

/** What the page says of its font, to those who have it. */
function fontIn(html: string): string {
  const faces = html.match(fontFaces) ?? [];
  return `${fontLink.exec(html)?.[0]}<style nonce="__NONCE__">${faces.join("")}</style>`;
}

/** What the portal itself, each screen and each stylesheet come with. */
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

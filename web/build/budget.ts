import type { Plugin, Rolldown } from "vite";
import { localeChunkName } from "./locale-chunks.ts";
import { filesIn } from "./ssr-page.ts";
import { compressBrotli } from "./precompress.ts";

/**
 * Just above the current size, so that growth is a decision; 0.2 KB are the company's names in 4 languages, 1.3 KB the
 * addresses beyond the specification, the choice of easy language and the mark of a represented account, 0.3 KB what a
 * representative may open and send. The names of the chunks alone move it by 0.1 KB.
 */
const limits = { js: 91.5, css: 5 };
/**
 * The limits of the code of any other screen, in size and in files, each of which is a request. The form for documents
 * is the largest: its rule holds that of a bill.
 */
const screenLimits = { kilobytes: 51, files: 25 };

/** Fails the build if the shell and the server-rendered homepage, in French, exceed the limits. */
export function budget(): Plugin {
  return {
    name: "budget",
    apply: "build",
    enforce: "post",
    // After Vite has added the preloaded files to each `import()`, because they count too.
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = firstScreenFiles(bundle);
        const html = bundle["server/page.html"];
        if (html?.type !== "asset") return this.error("There is no page to weigh");
        const page = String(html.source);
        const sizes = await Promise.all([
          ...files.map(async ({ fileName, code }) => sizeOf("js", fileName, code)),
          ...inline(page, "script").map((text) => sizeOf("js", "start (inline)", text)),
          ...inline(page, "style").map((text) => sizeOf("css", "styles (inline)", text)),
        ]);
        for (const kind of ["js", "css"] as const) {
          const own = sizes.filter((size) => size.kind === kind);
          const total = own.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
          const lines = own.map(({ name, kilobytes }) => `  ${kilobytes.toFixed(1)}  ${name}`);
          const verdict = `First screen, ${kind}: ${total.toFixed(1)} of ${limits[kind]} KB (brotli)`;
          this.info([verdict, ...lines].join("\n"));
          if (total > limits[kind]) this.error(`${verdict}: over budget`);
        }
        const heavy = (await screenSizes(bundle)).filter(
          ({ kilobytes, files: count }) =>
            kilobytes > screenLimits.kilobytes || count > screenLimits.files,
        );
        if (heavy.length > 0) this.error(`Over budget: ${heavy.map(described).join(", ")}`);
      },
    },
  };
}

async function sizeOf(kind: "js" | "css", name: string, text: string) {
  return { kind, name, kilobytes: (await compressBrotli(text)).length / 1024 };
}

interface ScreenSize {
  screen: string;
  kilobytes: number;
  files: number;
}

function described({ screen, kilobytes, files }: ScreenSize): string {
  return `${screen} ${kilobytes.toFixed(1)} KB in ${files} files`;
}

/** The size of each screen's code beside that of the first, as listed in the server-rendered page. */
async function screenSizes(bundle: Rolldown.OutputBundle): Promise<ScreenSize[]> {
  const screens = Object.entries(filesIn(bundle).screens);
  const weights = new Map<string, number>();
  for (const file of new Set(screens.flatMap(([, files]) => files))) {
    const chunk = bundle[file.slice(1)];
    if (chunk?.type === "chunk")
      weights.set(file, (await compressBrotli(chunk.code)).length / 1024);
  }
  return screens.map(([screen, files]) => ({
    screen,
    kilobytes: files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0),
    files: files.length,
  }));
}

/** The entry, its static imports, and the French texts. */
function firstScreenFiles(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const needed = new Set<string>();
  const visit = (fileName: string) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      visit(next);
  };
  for (const { fileName, isEntry, moduleIds } of chunks) {
    if (isEntry || moduleIds.some((id) => localeChunkName(id) === "texts-fr")) visit(fileName);
  }
  return chunks.filter(({ fileName }) => needed.has(fileName));
}

function inline(page: string, tag: "script" | "style"): string[] {
  const found = page.matchAll(
    new RegExp(`<${tag}[^>]*>([^<]+(?:<(?!/${tag})[^<]*)*)</${tag}>`, "g"),
  );
  return [...found].map(([, text = ""]) => text);
}

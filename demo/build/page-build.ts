import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { oldestBrowsers } from "../../web/build/browsers.ts";
import { trustedDocuments } from "../../web/build/documents.ts";
import { brandIcon } from "../../web/build/first-paint.ts";
import { leaflet } from "../../web/build/leaflet.ts";
import { licences } from "../../web/build/licences.ts";
import { localeChunkName } from "../../web/build/locale-chunks.ts";
import { root } from "./replacements.ts";

/** The portal's pages with the bar in front of them. In this mode the portal treats every visitor as signed in. */
export async function buildPage(outDir: string, mode: "demo" | "review"): Promise<void> {
  await build({
    root: fileURLToPath(new URL("../page", import.meta.url)),
    configFile: false,
    logLevel: "error",
    mode,
    base: "./",
    publicDir: `${root}web/public`,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [trustedDocuments(), leaflet(), licences(root), react(), brandFiles()],
    build: {
      outDir,
      emptyOutDir: false,
      target: oldestBrowsers(),
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "vendor", test: /\/node_modules\/(react|react-dom|scheduler|@tanstack)\// },
              { name: "icons", test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
              { name: localeChunkName, debugName: "texts" },
            ],
          },
        },
      },
    },
  });
}

/** The logo, a preload of the font, and a prefetch of the portal while the insurer starts. */
function brandFiles(): Plugin {
  return {
    name: "brand-files",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const font = textFont(bundle)?.fileName;
        const { code, sheets } = portalFiles(bundle);
        const links = [
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${font}">`,
          ...code.map((file) => `<link rel="modulepreload" href="./${file}">`),
          // Not a preload: they are used after the insurer has started, and the browser warns of unused preloads.
          ...sheets.map((file) => `<link rel="prefetch" as="style" crossorigin href="./${file}">`),
        ];
        return html.replace("</title>", `</title>${links.join("")}`);
      },
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: "asset", fileName: "icon.svg", source: brandIcon() });
      const missing = readFileSync(new URL("../page/404.html", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "404.html", source: missing });
      // The pages around a session request the font by this name, as on a server.
      const source = textFont(bundle)?.source ?? "";
      this.emitFile({ type: "asset", fileName: "fonts/figtree.woff2", source });
    },
  };
}

function textFont(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset | undefined {
  const files = Object.values(bundle).filter((file) => file.type === "asset");
  return files.find(({ fileName }) => /figtree-latin-wght-normal.*\.woff2$/.test(fileName));
}

/** All files of the portal's own entry. It runs once the insurer has started. */
function portalFiles(bundle: Rolldown.OutputBundle): { code: string[]; sheets: string[] } {
  const entry = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith("/web/src/main.tsx"),
  );
  const code = new Set(entry ? [entry.fileName] : []);
  const sheets = new Set<string>();
  // The iteration over a set includes entries that are added meanwhile.
  for (const name of code) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const next of file.imports) code.add(next);
    for (const sheet of file.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  return { code: [...code], sheets: [...sheets] };
}

export async function buildServiceWorker(
  outDir: string,
  values: { build: string; files: readonly string[] },
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { __BUILD__: JSON.stringify(values.build), __FILES__: JSON.stringify(values.files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: oldestBrowsers(),
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${root}demo/service-worker.ts`,
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

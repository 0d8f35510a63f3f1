import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { precompress } from "../../web/build/precompress.ts";

const web = createRequire(join(import.meta.dirname, "../../web/package.json"));

/** Builds React with one heading like the portal, and returns the folder. */
export async function buildEmptyPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "portal-bench-empty-"));
  const { build } = (await import(
    pathToFileURL(web.resolve("vite")).href
  )) as typeof import("vite");
  await build({
    root: join(import.meta.dirname, "empty"),
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [precompress()],
    html: { cspNonce: "__NONCE__" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2023",
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
  // The server reads the texts to preload here; this page has none.
  writeFileSync(join(outDir, "locale-chunks.json"), "{}");
  return outDir;
}

/** Writes a page of the same kind without scripts, and returns the folder. */
export function writeStaticPage(): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-static-"));
  const page = readFileSync(join(import.meta.dirname, "empty/index.html"), "utf8")
    .replace(/<script.*<\/script>/s, "")
    .replace('<div id="root"></div>', "<h1>Cervin</h1>");
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "locale-chunks.json"), "{}");
  return folder;
}

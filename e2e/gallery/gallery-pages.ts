import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { build, type InlineConfig, preview } from "vite";
import { openWindows } from "../harness/windows.ts";

const web = path.join(import.meta.dirname, "../../web");

const options = {
  root: web,
  configFile: path.join(web, "gallery.config.ts"),
  logLevel: "error",
} as const;

const buildOnce = builtOnce("gallery", (outDir) =>
  buildAsForPeople({ ...options, build: { outDir, emptyOutDir: true } }),
);

/** The gallery of components, built separately and served on its own port. */
export async function openGallery() {
  const outDir = await buildOnce();
  const server = await preview({
    ...options,
    build: { outDir },
    preview: { port: Number(process.env["GALLERY_PORT"] ?? 0), host: "127.0.0.1" },
  });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const windows = await openWindows(`http://127.0.0.1:${port}`);
  const visitIn = async (context: BrowserContext, search: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`/gallery${search}`);
    await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
    return page;
  };

  return {
    outDir,
    /** A page of the gallery, in French by default. */
    visit: async (search = "", contextOptions: BrowserContextOptions = {}) =>
      visitIn(await windows.aKept(contextOptions), search),
    /** A page in its own window, for tests that change the clock. */
    visitAlone: async (contextOptions: BrowserContextOptions = {}) =>
      visitIn(await windows.aNew(contextOptions), ""),
    async close() {
      await windows.close();
      await server.close();
    },
  };
}

/** Builds once for all files of a worker; the result is deleted with the worker. */
export function builtOnce(
  name: string,
  buildTo: (outDir: string) => Promise<void>,
): () => Promise<string> {
  let built: Promise<string> | undefined;
  return () => {
    built ??= (async () => {
      const outDir = mkdtempSync(path.join(tmpdir(), `portal-${name}-`));
      process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
      await buildTo(outDir);
      return outDir;
    })();
    return built;
  };
}

/** The test runner's environment would build the slow development version of React. */
export async function buildAsForPeople(config: InlineConfig): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  await build(config);
  process.env["NODE_ENV"] = before;
}

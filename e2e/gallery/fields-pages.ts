import { writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { preview } from "vite";
import { oldestBrowsers } from "../../web/build/browsers.ts";
import { trustedDocuments } from "../../web/build/documents.ts";
import { buildAsForPeople, builtOnce } from "./gallery-pages.ts";
import { openPortal } from "../harness/portal.ts";

const web = path.join(import.meta.dirname, "../../web");

const options = { root: web, configFile: false, logLevel: "error" } as const;

const buildOnce = builtOnce("fields", async (outDir) => {
  const output = { entryFileNames: "main.js", assetFileNames: "[name][extname]" };
  await buildAsForPeople({
    ...options,
    plugins: [trustedDocuments()],
    build: {
      outDir,
      emptyOutDir: true,
      target: oldestBrowsers(),
      cssCodeSplit: false,
      rolldownOptions: { input: path.join(web, "src/gallery/fields-main.tsx"), output },
    },
  });
  writeFileSync(path.join(outDir, "index.html"), html);
});

/** The fields of the gallery, built separately and served with the real API. */
export async function openFields(clusterUrl: string) {
  const portal = await openPortal(clusterUrl);
  const outDir = await buildOnce();
  const proxy = Object.fromEntries(
    ["/graphql", "/v1", "/config.json"].map((prefix) => [prefix, portal.url]),
  );
  const server = await preview({
    ...options,
    build: { outDir },
    preview: { port: Number(process.env["FIELDS_PORT"] ?? 0), host: "127.0.0.1", proxy },
  });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : 0;

  // Cookies ignore ports: the portal's session is valid here too.
  const url = `http://localhost:${port}`;

  const login = "camille@example.ch";

  return {
    url: `http://127.0.0.1:${port}`,
    owner: portal.owner,
    /** In its own window for tests that change the clock; else in a reused one. */
    async visit({
      isAlone = false,
      ...contextOptions
    }: { isAlone?: boolean } & BrowserContextOptions = {}): Promise<Page> {
      const page = await (isAlone
        ? portal.visitAs(login, { baseURL: url, ...contextOptions })
        : portal.visitInTurn(login, { baseURL: url, ...contextOptions }));
      await page.goto("/");
      await page.getByRole("heading", { level: 1, name: "Fields" }).waitFor();
      return page;
    },
    async close() {
      await server.close();
      await portal.close();
    },
  };
}

const html = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Fields</title>
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>`;

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../web/dist");
/** Names of the insurer in a tab that no minifier changes. */
const ofTheTab = /pglite|demoFolder|demo-persona|demo-failure|insurer\/data\.tar/i;

test("A33 the pages that are shipped hold nothing of the insurer in a tab", () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const readable = files.filter(({ name }) => /\.(?:js|css|html|json|webmanifest)$/.test(name));
  expect(readable.length).toBeGreaterThan(100);
  const found = readable
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => ofTheTab.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
  // The reader of QR codes is the one module of WebAssembly.
  const modules = files.filter(({ name }) => /\.(?:wasm|data|tar)(?:\.\w+)?$/.test(name));
  expect(modules.filter(({ name }) => !name.startsWith("zxing_reader-"))).toEqual([]);
});

import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { build, type Plugin } from "vite";
import { z } from "zod";
import { apiFiles, missing, nodeModules, packages, readFiles, root } from "./replacements.ts";

const pglite = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(`${root}node_modules/@electric-sql/pglite/package.json`, "utf8")));
const builtin = new Set(builtinModules);
const FILES = "virtual:files";

/** Replaces Node modules in the API by browser ones. */
function forBrowser(): Plugin {
  return {
    name: "api-for-browser",
    enforce: "pre",
    // A file that moved would be bundled as it is, and the worker would not start.
    buildStart() {
      const moved = Object.keys(apiFiles).filter((file) => !existsSync(path.join(root, file)));
      if (moved.length > 0) throw new Error(`Replaced files do not exist: ${moved.join(", ")}`);
    },
    async resolveId(id, importer, options) {
      if (id === FILES) return `\0${FILES}`;
      const name = id.replace(/^node:/, "");
      if (builtin.has(name) && !importer?.includes("/demo/node/"))
        return nodeModules[name] ?? missing;
      if (packages.has(id)) return missing;
      if (!id.startsWith(".") || !importer?.startsWith(`${root}api/`)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && (apiFiles[found.id.slice(root.length)] ?? found);
    },
    load(id) {
      if (id !== `\0${FILES}`) return undefined;
      const contents = readFiles.map((file) => [
        `/${file}`,
        readFileSync(path.join(root, file)).toString("base64"),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(contents))}`;
    },
    transform(code, id) {
      if (!id.startsWith(`${root}api/`)) return undefined;
      return code
        .replaceAll(
          "import.meta.dirname",
          JSON.stringify(`/${path.dirname(id).slice(root.length)}`),
        )
        .replaceAll("import.meta.resolve(file)", '("file:///node_modules/" + file)');
    },
  };
}

interface WorkerParts {
  outDir: string;
  commit: string;
  environment: "demo" | "review";
  bytes: number;
  /** A hash of the data. */
  data: string;
}

/** The insurer as a worker script: a small one opens the database while that of the API loads. */
export async function buildWorker(parts: WorkerParts): Promise<void> {
  const { outDir, commit, environment, bytes, data } = parts;
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [forBrowser()],
    define: {
      "process.env.NODE_ENV": '"production"',
      __COMMIT__: JSON.stringify(commit),
      __ENVIRONMENT__: JSON.stringify(environment),
      __BYTES__: String(bytes),
      __DATA__: JSON.stringify(data),
      __PROGRAM__: JSON.stringify(pglite.version),
    },
    resolve: { dedupe: ["graphql"] },
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${root}demo/insurer/worker.ts`,
        output: { entryFileNames: "insurer.js", chunkFileNames: "insurer/[name]-[hash].js" },
      },
    },
  });
}

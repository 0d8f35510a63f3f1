import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { billOfMaterials, licenceTexts, type Materials } from "./bill-of-materials.ts";
import { LockFile, type Target } from "./closure.ts";
import { copyDependency } from "./dependencies.ts";
import { copyFile, copySources } from "./sources.ts";

/** The maximum size of a package without Node and the embedded database. */
export const MOST_MEGABYTES = 150;
/** The Node that the package is written for. */
const NODE_MAJOR = 24;

const Manifest = z.object({
  version: z.string(),
  description: z.string(),
  scripts: z.record(z.string(), z.string()),
  oldestNode: z.string(),
});

const ourPackages = ["brand", "model", "api"];

/** Writes the package into a folder of its own, which is emptied first. The pages must be built. */
export function assemblePackage(root: string, folder: string, target: Target): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  for (const name of ourPackages) copyOwnPackage(root, folder, name);
  copyFile(join(root, "web/dist"), join(folder, "web/dist"));
  rmSync(join(folder, "web/dist/pictures"), { recursive: true, force: true });
  copyFile(join(root, "LICENSE"), join(folder, "LICENSE"));
  copyFile(join(root, "CHANGELOG.md"), join(folder, "CHANGELOG.md"));
  const lock = new LockFile(root);
  const server = lock.closure(ourPackages, target);
  for (const dependency of server) copyDependency(root, folder, dependency);
  const materials: Materials = {
    version: manifest.version,
    server,
    pages: lock.closure(["web"], target),
  };
  writeJson(join(folder, "sbom.cdx.json"), billOfMaterials(materials));
  writeFileSync(join(folder, "LICENCES.txt"), licenceTexts(root, materials));
  writeJson(join(folder, "package.json"), {
    name: "portal",
    version: manifest.version,
    oldestNode: manifest.oldestNode,
    description: manifest.description,
    license: "MIT",
    private: true,
    type: "module",
    engines: { node: `>=${NODE_MAJOR}` },
    os: [target.os],
    cpu: [target.cpu],
  });
  writeCommands(folder, manifest.scripts);
  makeReadable(folder);
}

/** Sources of ours, found by their names as in the repository: by a link below `node_modules`. */
function copyOwnPackage(root: string, folder: string, name: string): void {
  copySources(join(root, name), join(folder, name));
  const manifest = join(folder, name, "package.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replaceAll("*.ts", "*.js"));
  const link = join(folder, "node_modules/@portal", name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join("../..", name), link);
}

/** `node main.js` starts the portal; each `npm run …` that runs a file of the API has a file of its name. */
function writeCommands(folder: string, scripts: Record<string, string>): void {
  writeFileSync(
    join(folder, "main.js"),
    command("import { start }", "api/src/main.ts", "await start();"),
  );
  writeFileSync(join(folder, "health.js"), command("import", "api/src/commands/health.ts"));
  for (const [name, line] of Object.entries(scripts)) {
    const file = /^node (api\/\S+\.ts)$/.exec(line)?.[1];
    if (file) writeFileSync(join(folder, `${name}.js`), command("import", file));
  }
}

function command(verb: string, file: string, then = ""): string {
  const path = `"./${file.replace(/ts$/, "js")}"`;
  const imported =
    verb === "import" ? `await import(${path});` : `const { start } = await import(${path});`;
  return `if (Number(process.versions.node.split(".")[0]) < ${NODE_MAJOR}) {
  console.error(\`Node ${NODE_MAJOR} or newer is needed, and this is \${process.versions.node}.\`);
  process.exit(1);
}
${imported}
${then}`;
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Every user may read, only the owner may write: the umask of the build does not count. */
function makeReadable(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

/** The sizes of the files in a folder, in megabytes, by its first folders. */
export function sizesOf(folder: string): { total: number; parts: [string, number][] } {
  const parts = new Map<string, number>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    // A recursive reading follows links to folders.
    if (!entry.isFile() || path.includes("node_modules/@portal/")) continue;
    const [first = "", second = ""] = path.slice(folder.length + 1).split("/");
    const part = first === "node_modules" ? `${first}/${second}` : first;
    parts.set(part, (parts.get(part) ?? 0) + statSync(path).size / 1e6);
  }
  const sorted = [...parts].toSorted((a, b) => b[1] - a[1]);
  return { total: sorted.reduce((sum, [, size]) => sum + size, 0), parts: sorted };
}

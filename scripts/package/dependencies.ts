import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import type { Dependency } from "./closure.ts";
import { copyFile } from "./sources.ts";

/** The folders that production reads of packages that hold much more, beside their files at the top. */
const foldersNeeded: Readonly<Record<string, readonly string[]>> = {
  "pdfjs-dist": ["standard_fonts"],
};

/** Files that Node does not load: types, source maps, TypeScript and documentation. */
const UNUSED = /\.(?:map|[cm]?ts|tsx|flow|md|markdown)$/i;
const LICENCE = /^(?:licen[cs]es?|copying|notice|authors)(?:[.-].*)?$/i;

export const isLicenceFile = (name: string): boolean => LICENCE.test(name);

/** Copies a package as it was installed; one for another platform is downloaded. */
export function copyDependency(root: string, folder: string, dependency: Dependency): void {
  const installed = join(root, dependency.place);
  if (isInstalled(installed, dependency)) {
    copyUsed(installed, join(folder, dependency.place), foldersNeeded[dependency.name]);
    return;
  }
  const fetched = mkdtempSync(join(tmpdir(), "portal-fetched-"));
  try {
    copyUsed(fetchPackage(dependency, fetched), join(folder, dependency.place));
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

const Manifest = z.object({ version: z.string() });

function isInstalled(folder: string, { name, version }: Dependency): boolean {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return false;
  const installed = Manifest.parse(JSON.parse(readFileSync(file, "utf8"))).version;
  if (installed === version) return true;
  throw new Error(`${name} ${installed} is installed, and package-lock.json says ${version}.`);
}

function copyUsed(from: string, to: string, folders?: readonly string[]): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    const source = join(from, name);
    if (entry.isDirectory()) {
      if (name === "node_modules" || name.startsWith(".")) continue;
      if (!folders || folders.includes(name)) copyUsed(source, join(to, name));
    } else if (isLicenceFile(name) || !UNUSED.test(name)) copyFile(source, join(to, name));
  }
}

/** Fetches a package with npm and compares its hash with the lock file. */
function fetchPackage({ name, version, integrity }: Dependency, folder: string): string {
  const args = ["pack", `${name}@${version}`, "--pack-destination", folder, "--silent"];
  execFileSync("npm", args, { cwd: folder });
  const archive = readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "";
  const hash = createHash("sha512").update(readFileSync(join(folder, archive)));
  if (`sha512-${hash.digest("base64")}` !== integrity)
    throw new Error(
      `${name} ${version} was fetched with another content than package-lock.json names.`,
    );
  const unpacked = join(folder, basename(archive, ".tgz"));
  mkdirSync(unpacked);
  execFileSync("tar", ["-xzf", join(folder, archive), "-C", unpacked, "--strip-components=1"]);
  return unpacked;
}

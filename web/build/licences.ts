import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LicensedPackage, Licences } from "@portal/model/portal/attributions.ts";
import type { Plugin } from "vite";
import { z } from "zod";

const moduleName = "virtual:licences";

/** Provides the licences of the portal's dependencies, read from the installed packages. */
export function licences(root: string): Plugin {
  const resolved = `\0${moduleName}`;
  return {
    name: "licences",
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const licences = ${JSON.stringify(collectLicences(root))};`
        : undefined,
  };
}

const Names = z.record(z.string(), z.string()).optional();
const LockedPackage = z.object({
  link: z.boolean().optional(),
  dependencies: Names,
  optionalDependencies: Names,
});
type LockedPackage = z.infer<typeof LockedPackage>;
const LockFile = z.object({ packages: z.record(z.string(), LockedPackage) });
type Lock = z.infer<typeof LockFile>["packages"];

/** The installed runtime dependencies of both workspaces, direct or not. */
export function collectLicences(root: string): Licences {
  const { packages: lock } = LockFile.parse(readJson(join(root, "package-lock.json")));
  const inBrowser = closure(lock, "web", namesIn(lock["web"]));
  // Node is a package here; it runs the API.
  const onServer = closure(lock, "api", [...namesIn(lock["api"]), "node"]);
  const places = [...new Set([...inBrowser, ...onServer])].filter((place) =>
    existsSync(join(root, place, "package.json")),
  );
  const packages = places
    .map((place) => {
      const runs = [
        ...(inBrowser.has(place) ? (["browser"] as const) : []),
        ...(onServer.has(place) ? (["server"] as const) : []),
      ];
      return { ...describe(join(root, place)), runs };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return { packages };
}

function namesIn(locked: LockedPackage | undefined): string[] {
  return Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies });
}

/** The `node_modules` paths of these packages and all their dependencies. */
function closure(lock: Lock, from: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = names.map((name) => ({ from, name }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(lock, next.from, next.name);
    if (!place || found.has(place) || lock[place]?.link) continue;
    found.add(place);
    waiting.push(...namesIn(lock[place]).map((name) => ({ from: place, name })));
  }
  return found;
}

/** Node's resolution: in the folder of the dependent, then in those above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const parts = from.split("/node_modules/");
  for (let depth = parts.length; depth >= 0; depth--) {
    const folder = parts.slice(0, depth).join("/node_modules/");
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (lock[place]) return place;
  }
  return undefined;
}

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  homepage: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

function describe(folder: string): Omit<LicensedPackage, "runs"> {
  const { name, version, license, homepage, repository } = Manifest.parse(
    readJson(join(folder, "package.json")),
  );
  const named = typeof license === "object" ? license.type : license;
  const source = typeof repository === "object" ? repository.url : repository;
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const text = file === undefined ? null : readFileSync(join(folder, file), "utf8").trim();
  return {
    name,
    version,
    licence: named ?? titleOf(text) ?? "?",
    url: webAddress(homepage) ?? webAddress(source),
    text,
  };
}

/** Some packages name their licence only in its text. */
function titleOf(text: string | null): string | undefined {
  return /^(?:The )?([\w .-]+?) Licen[cs]e\b/i.exec(text ?? "")?.[1];
}

/** `git+https://…`, `github:owner/name` and plain `owner/name` as a web address. */
function webAddress(given: string | undefined): string | null {
  if (!given) return null;
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(given)?.[1];
  const address = short
    ? `https://github.com/${short}`
    : given.replace(/^git\+/, "").replace(/^(?:git|ssh):\/\/(?:git@)?/, "https://");
  return /^https?:\/\/\S+$/.test(address) ? address.replace(/\.git$/, "") : null;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

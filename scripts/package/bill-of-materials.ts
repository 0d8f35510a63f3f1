import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Dependency } from "./closure.ts";
import { isLicenceFile } from "./dependencies.ts";

export interface Materials {
  version: string;
  /** Packages that the server loads. */
  server: readonly Dependency[];
  /** Packages whose code is part of the built pages. */
  pages: readonly Dependency[];
}

/** The software bill of materials, in CycloneDX 1.6. The same materials give the same bytes. */
export function billOfMaterials({ version, server, pages }: Materials): object {
  const components = [
    ...server.map((one) => component(one, "required")),
    ...pages.filter((one) => !includes(server, one)).map((one) => component(one, "optional")),
  ].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const root = { type: "application", "bom-ref": "portal", name: "portal", version };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
    version: 1,
    metadata: { component: { ...root, licenses: [{ license: { id: "MIT" } }] } },
    components,
    dependencies: [{ ref: "portal", dependsOn: components.map((one) => one["bom-ref"]) }],
  };
}

function component({ name, version, licence, integrity }: Dependency, scope: string) {
  const [group, own] = name.startsWith("@") ? name.split("/") : [undefined, name];
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": purl,
    ...(group && { group }),
    name: own ?? name,
    version,
    scope,
    purl,
    ...(licence && { licenses: [licenceOf(licence)] }),
    ...(integrity?.startsWith("sha512-") && {
      hashes: [
        { alg: "SHA-512", content: Buffer.from(integrity.slice(7), "base64").toString("hex") },
      ],
    }),
  };
}

/** One licence by its SPDX id, several as an expression. */
function licenceOf(licence: string): object {
  return /[\s()]/.test(licence) ? { expression: licence } : { license: { id: licence } };
}

function includes(list: readonly Dependency[], { name, version }: Dependency): boolean {
  return list.some((one) => one.name === name && one.version === version);
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The licences of all packages in one text, each with the packages that it holds for. */
export function licenceTexts(root: string, { server, pages }: Materials): string {
  const heldBy = new Map<string, Set<string>>();
  for (const dependency of [...server, ...pages]) {
    const text = licenceTextOf(root, dependency);
    const names = heldBy.get(text) ?? new Set();
    heldBy.set(text, names.add(`${dependency.name} ${dependency.version}`));
  }
  return [...heldBy].map(([text, names]) => `${[...names].join(", ")}\n\n${text}\n`).join(RULER);
}

const RULER = `\n${"-".repeat(80)}\n\n`;

const Manifest = z.object({
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

/** The licence files of a package; the name of its licence and its author where it has none. */
function licenceTextOf(root: string, { place, licence, name }: Dependency): string {
  const folder = join(root, place);
  if (!existsSync(folder)) return `Licence: ${licence ?? "not stated"} (${name})`;
  const texts = readdirSync(folder)
    .filter(isLicenceFile)
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (texts.length > 0) return texts.join("\n\n");
  const { license, author } = Manifest.parse(
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const by = typeof author === "object" ? author.name : author;
  return `Licence: ${license ?? licence ?? "not stated"}${by ? `, by ${by}` : ""}`;
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Numbers that two migrations have: which of them runs first would depend on the rest of their names. */
export function numbersGivenTwice(files: readonly string[]): string[] {
  const numbers = files.flatMap((file) => /(?:^|\/)(\d{4})_[^/]+\.sql$/.exec(file)?.[1] ?? []);
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))].map(
    (number) => `api/migrations has two files with the number ${number}`,
  );
}

/** The decision records that the index does not name. */
export function unlistedDecisions(files: readonly string[], index: string): string[] {
  return files
    .map((file) => /^docs\/decisions\/(\d{4}-.+\.md)$/.exec(file)?.[1])
    .filter((name) => name !== undefined && !index.includes(`](${name})`))
    .map((name) => `docs/decisions/README.md does not name ${name}`);
}

/** The changelog begins with Unreleased, followed by the version of the package. */
export function unnamedVersion(manifest: string, changelog: string): string[] {
  const version = /"version": "([^"]+)"/.exec(manifest)?.[1] ?? "";
  const [first, second] = [...changelog.matchAll(/^## ([^\s,]+)/gm)].map(([, name]) => name);
  if (first === "Unreleased" && second === version) return [];
  return [
    `CHANGELOG.md does not begin with Unreleased and ${version}, the version of package.json`,
  ];
}

/** A path in a document, written as code: it names a folder of the repository, or the end of one. */
const PATH =
  /`((?:api|web|model|e2e|demo|bench|scripts|brand|docs|core|insurer|parts|ui|identity)\/[\w./-]+)`/g;

/** Made by a build or named as an example. */
const absent = new Set(["web/dist", "api/migrations/NNNN_what.sql"]);

/** The paths that a document names and that are not there. */
export function stalePathsIn(document: string, text: string, files: readonly string[]): string[] {
  const paths = [...text.matchAll(PATH)].flatMap(([, path = ""]) => path.replace(/\/$/, ""));
  return paths
    .filter((path) => !absent.has(path))
    .filter((path) => !files.some((file) => `/${file}/`.includes(`/${path}/`)))
    .map((path) => `${document} names ${path}, which is not there`);
}

export function findTreeFaults(root: string): string[] {
  const read = (name: string) => readFileSync(join(root, name), "utf8");
  const exclude = (name: string) => /(^|\/)(node_modules|dist)$/.test(name);
  const files = globSync("{api,web,model,e2e,demo,bench,scripts,brand,docs}/**/*", {
    cwd: root,
    exclude,
  });
  const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root }).filter(
    // The entries of past releases are not rewritten.
    (name) => name !== "CHANGELOG.md",
  );
  return [
    ...numbersGivenTwice(files.filter((file) => file.startsWith("api/migrations/"))),
    ...unlistedDecisions(files, read("docs/decisions/README.md")),
    ...unnamedVersion(read("package.json"), read("CHANGELOG.md")),
    ...documents.flatMap((name) => stalePathsIn(name, read(name), files)),
  ];
}

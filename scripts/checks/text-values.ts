import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flatten } from "./locales.ts";

const source = "web/src/**/*.{ts,tsx}";
const bindings = /const (\w+) = useTexts\("(\w+)"\)/g;
const plural = /_(one|other)$/;

/** Every text that is used without one of its values: the customer would read `{{count}}`. */
export function findMissingValues(root: string): string[] {
  const texts = new Map<string, Map<string, string>>();
  return globSync(source, { cwd: root }).flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    return missingValues(code, (group) => {
      const known = texts.get(group) ?? readGroup(root, group);
      texts.set(group, known);
      return known;
    }).map((fault) => `${file}: ${fault}`);
  });
}

/** In one file. Only literal uses are checked: a quoted key, and values in braces or none. */
export function missingValues(
  code: string,
  textsOf: (group: string) => ReadonlyMap<string, string>,
): string[] {
  const faults = [...code.matchAll(bindings)].flatMap(([, name = "", group = ""]) => {
    const calls = code.matchAll(
      new RegExp(String.raw`\b${name}\(\s*"([^"]+)"\s*(?:,\s*\{([^}]*)\}\s*)?,?\s*\)`, "g"),
    );
    return [...calls].flatMap(([, key = "", values = ""]) => {
      const given = new Set(values.match(/\w+/g));
      if (values.includes("...")) return [];
      const missing = placeholdersIn(textsOf(group).get(key) ?? "").filter(
        (one) => !given.has(one),
      );
      return missing.map((one) => `${name}("${key}") of ${group} needs {{${one}}}`);
    });
  });
  // Several components of the file may use the same texts.
  return [...new Set(faults)];
}

function readGroup(root: string, group: string): Map<string, string> {
  const file = join(root, "web", "locales", "fr", `${group}.json`);
  const texts = flatten(JSON.parse(readFileSync(file, "utf8")));
  return new Map(texts.map(([key, text]) => [key.replace(plural, ""), text]));
}

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name))];
}

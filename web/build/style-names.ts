import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src", import.meta.url));
const styleImport = /^import (\w+) from ("[^"]+\.module\.css");$/gm;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Replaces style names where they are used, so that no part needs a table of them; and shortens them, because they are
 * in the code, the styles and the markup. Every build gives the same names.
 */
export function styleNames(): Plugin {
  const name = namer();
  return {
    name: "style-names",
    enforce: "pre",
    config: () => ({ css: { modules: { generateScopedName: name } } }),
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx$/, code: ".module.css" },
      handler: (code) => ({
        code: code.replace(styleImport, "import * as $1 from $2;"),
        map: null,
      }),
    },
  };
}

/**
 * Two characters for the sheet, which those of one part share, and a letter for the class. A new or changed sheet keeps
 * the names of all others, and with them the browsers' caches.
 */
function namer(): (name: string, file: string) => string {
  const sheets = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .toSorted();
  const prefixes = prefixesOf(sheets);
  const classes = new Map(
    sheets.map((sheet) => {
      const text = readFileSync(join(source, sheet), "utf8");
      const names = [...text.matchAll(/(?:\.|@keyframes )([a-z]\w*)/gi)].map(
        ([, name = ""]) => name,
      );
      return [sheet, [...new Set(names)]] as const;
    }),
  );
  return (name, file) => {
    const sheet = file.slice(source.length + 1);
    const at = classes.get(sheet)?.indexOf(name) ?? -1;
    const prefix = prefixes.get(sheet);
    if (at === -1 || !prefix) throw new Error(`Nobody counted ${name} in ${file}`);
    return `_${prefix}${inLetters(at)}`;
  };
}

/** Derived from the sheet's path; on a collision, the later one takes the next free prefix. */
function prefixesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const sheet of sheets) {
    let number = createHash("sha256").update(sheet).digest().readUInt32BE();
    while (taken.has(inTwoSigns(number))) number += 1;
    taken.set(inTwoSigns(number), sheet);
  }
  return new Map([...taken].map(([prefix, sheet]) => [sheet, prefix]));
}

const signs = 36;

function inTwoSigns(number: number): string {
  return (number % signs ** 2).toString(signs).padStart(2, "0");
}

function inLetters(number: number): string {
  const letter = letters.charAt(number % letters.length);
  return number < letters.length ? letter : inLetters(Math.floor(number / letters.length)) + letter;
}

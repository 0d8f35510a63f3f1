import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const styleImport = /^import (\w+) from ("[^"]+\.module\.css");$/gm;

/**
 * Names of styles stand where they are used, in place of a table that each part would bring along; and they are short: they
 * travel in the code, in the styles and in the markup. Every build of the portal gives the same ones.
 */
export function styleNames(): Plugin {
  return {
    name: "style-names",
    enforce: "pre",
    config: () => ({ css: { modules: { generateScopedName } } }),
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx$/, code: ".module.css" },
      handler: (code) => ({
        code: code.replace(styleImport, "import * as $1 from $2;"),
        map: null,
      }),
    },
  };
}

function generateScopedName(name: string, file: string): string {
  const hash = createHash("sha256").update(relative(root, file)).digest();
  return `_${name}_${hash.readUInt32BE().toString(36).padStart(4, "0").slice(-4)}`;
}

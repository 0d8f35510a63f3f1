import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * The library of rules without what describes a rule as a JSON schema: every rule brings that along, and no browser asks
 * for it. It would fill a fifth of the library.
 */
export function rules(): Plugin {
  return {
    name: "rules",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
      async handler(_code, id) {
        const module: unknown = await import(pathToFileURL(id).href);
        if (typeof module !== "object" || module === null)
          return this.error(`${id} offers nothing`);
        const names = Object.keys(module).map((name) => `nothing as ${name}`);
        const code = `const nothing = () => () => undefined;\nexport { ${names.join(", ")} };`;
        return { code, map: null, moduleSideEffects: false };
      },
    },
  };
}

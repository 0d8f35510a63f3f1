import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ownLoader = fileURLToPath(new URL("../src/core/errors/load-module.ts", import.meta.url));
const viteLoader = "\0vite/preload-helper.js";

/** Not a file that the running code has already loaded. Vite lists each file once. */
const isLate = (file: string): boolean => !/^assets\/(?:index|vendor|rolldown-runtime)-/.test(file);

/** Every `import()` of the build goes through the portal's own loader, with all files that the part needs. */
export function codeLoading(): Plugin {
  return {
    name: "code-loading",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === "html" ? needed : [file, ...needed].filter(isLate),
        },
      },
    }),
    load(id) {
      if (id !== viteLoader) return undefined;
      return `export { loadModule as __vitePreload } from ${JSON.stringify(ownLoader)};`;
    },
  };
}

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = fileURLToPath(new URL("../src/", import.meta.url));
const firstTexts = /^\.\/first\/(\w\w)\.ts$/;

/** The rooms of the source from which the desk takes parts; the customer's screens and their shell are none of them. */
const allowed = /^(?:desk|ui|core)\//;

/** The desk has a list of texts of its own, and the build fails if a part of the customer's portal comes with it. */
export function deskAlone(): Plugin {
  return {
    name: "desk-alone",
    enforce: "pre",
    resolveId(name, importer) {
      const [, language] = firstTexts.exec(name) ?? [];
      if (!language || importer !== `${source}core/language/i18n.tsx`) return undefined;
      return `${source}desk/language/${language}.ts`;
    },
    generateBundle(_options, bundle) {
      const foreign = Object.values(bundle)
        .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
        .filter((id) => id.startsWith(source) && !allowed.test(id.slice(source.length)));
      if (foreign.length > 0)
        this.error(`The desk holds parts of the portal: ${foreign.join(", ")}`);
    },
  };
}

import { languages } from "@portal/model/portal/languages.ts";
import type { Plugin } from "vite";

const firstScreenGroups = ["global", "template", "homepage", "blocks"];
const firstScreenTexts = new RegExp(
  `/locales/(\\w+)/(?:${firstScreenGroups.join("|")})\\.json$|/language/files/(\\w+)\\.ts$`,
);

/** The name of the chunk for the texts of the first screen: one request per language instead of five. */
export function localeChunkName(moduleId: string): string | null {
  const language = languageIn(moduleId);
  return language ? `texts-${language}` : null;
}

function languageIn(moduleId: string): string | undefined {
  const found = firstScreenTexts.exec(moduleId);
  return found?.[1] ?? found?.[2];
}

/** Tells the server which chunks a language needs on the first screen, so that it can preload them. */
export function localeChunks(): Plugin {
  return {
    name: "locale-chunks",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const byLanguage = languages.map((language) => {
        const files = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => languageIn(id) === language),
        );
        return [language, files.map(({ fileName }) => `/${fileName}`)];
      });
      const source = JSON.stringify(Object.fromEntries(byLanguage), null, 2);
      this.emitFile({ type: "asset", fileName: "locale-chunks.json", source });
    },
  };
}

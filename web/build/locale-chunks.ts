import { languages } from "@portal/model/portal/languages.ts";
import type { Plugin } from "vite";

const firstTexts =
  /\/locales\/(\w+)\/(?:blocks|global|homepage|template)\.json$|\/language\/first\/(\w+)\.ts$/;
const lateTable = /\/language\/files\/(\w+)\.ts$/;
const easyTexts = /\/language\/easy\/(\w+)\.ts$/;
const lateTexts = /\/locales\/(\w+)\/(\w+)\.json$/;

/** The name of the chunk for the texts of the first screen: one request per language instead of five. */
export function localeChunkName(moduleId: string): string | null {
  const language = firstLanguageIn(moduleId);
  return language ? `texts-${language}` : null;
}

function firstLanguageIn(moduleId: string): string | undefined {
  const found = firstTexts.exec(moduleId);
  return found?.[1] ?? found?.[2];
}

/** Tells the server the files of a language: the texts of the first screen, the list of others, each group, easy language. */
export function localeChunks(): Plugin {
  return {
    name: "locale-chunks",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const filesWith = (isWanted: (id: string) => boolean) =>
        chunks
          .filter(({ moduleIds }) => moduleIds.some(isWanted))
          .map(({ fileName }) => `/${fileName}`);
      const byLanguage = languages.map((language) => {
        const groups = chunks.flatMap(({ fileName, moduleIds }) =>
          moduleIds.flatMap((id): [string, string][] => {
            const [, of, group = ""] = lateTexts.exec(id) ?? [];
            return of === language && !firstLanguageIn(id) ? [[group, `/${fileName}`]] : [];
          }),
        );
        const first = filesWith((id) => firstLanguageIn(id) === language);
        const table = filesWith((id) => lateTable.exec(id)?.[1] === language);
        const easy = filesWith((id) => easyTexts.exec(id)?.[1] === language);
        return [language, { first, table, groups: Object.fromEntries(groups), easy }];
      });
      const source = JSON.stringify(Object.fromEntries(byLanguage), null, 2);
      this.emitFile({ type: "asset", fileName: "locale-chunks.json", source });
    },
  };
}

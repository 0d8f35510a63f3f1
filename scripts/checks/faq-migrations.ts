import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@portal/model/portal/languages.ts";
import { flatten } from "./locales.ts";

export interface FaqAnswer {
  /** The last migration with its wording. */
  file: string;
  question: string;
  answer: readonly string[];
}

/** The questions and answers in a language after all migrations, by the id of the question. */
export function answersIn(root: string, language: Language): Map<string, FaqAnswer> {
  const files = globSync(`api/migrations/*_faq_{${language},answers,of_care}.sql`, { cwd: root });
  const answers = new Map<string, FaqAnswer>();
  for (const file of files.toSorted()) {
    const sql = readFileSync(join(root, file), "utf8");
    // A migration holds one list under $content$, or one for each language.
    const mark = sql.includes("$content$") ? "$content$" : `$${language}$`;
    const [, content = "[]"] = sql.split(mark);
    const told = Map.groupBy(flatten(JSON.parse(content)), ([key]) => key.split(".")[0]);
    for (const entry of told.values()) {
      const {
        id = "",
        language: own = language,
        question = "",
        ...rest
      } = Object.fromEntries(entry.map(([key, text]) => [key.replace(/^\d+\./, ""), text]));
      const answer = Object.entries(rest).flatMap(([key, line]) =>
        key.startsWith("answer.") ? [line] : [],
      );
      if (own === language) answers.set(id, { file, question, answer });
    }
  }
  return answers;
}

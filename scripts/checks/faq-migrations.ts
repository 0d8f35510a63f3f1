import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";

const Answers = z.array(
  z.object({
    id: z.string(),
    /** Where a migration words several languages. */
    language: z.string().optional(),
    question: z.string(),
    answer: z.array(z.string()),
  }),
);

export interface FaqAnswer {
  /** The last migration that words it. */
  file: string;
  question: string;
  answer: readonly string[];
}

/** The questions and answers in a language after all migrations, by the id of the question. */
export function answersIn(root: string, language: Language): Map<string, FaqAnswer> {
  const files = globSync(`api/migrations/*_faq_{${language},answers}.sql`, { cwd: root });
  const answers = new Map<string, FaqAnswer>();
  for (const file of files.toSorted()) {
    const [, content = "[]"] = readFileSync(join(root, file), "utf8").split("$content$");
    for (const { id, language: own, question, answer } of Answers.parse(JSON.parse(content))) {
      if ((own ?? language) === language) answers.set(id, { file, question, answer });
    }
  }
  return answers;
}

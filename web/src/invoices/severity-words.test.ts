import { readFileSync } from "node:fs";
import path from "node:path";
import { severityWords } from "@portal/model/invoices/severity-words.ts";
import { expect, test } from "vitest";

const locales = path.join(import.meta.dirname, "../../locales");

test.each(["fr", "de", "it", "en"] as const)(
  "I04 screens in %s call the levels of an unpaid invoice as papers and messages do",
  (language) => {
    const texts = (group: string) =>
      JSON.parse(readFileSync(path.join(locales, language, `${group}.json`), "utf8"));
    const words = {
      ENCOURS: severityWords.DUE[language],
      ENRETARD: severityWords.LATE[language],
      RAPPEL: severityWords.REMINDER[language],
      SOMMATION: severityWords.FORMAL_NOTICE[language],
      POURSUITE: severityWords.COLLECTION[language],
    };
    expect(texts("invoices").status).toMatchObject(words);
    expect(texts("homepage").invoices.status).toMatchObject(words);
  },
);

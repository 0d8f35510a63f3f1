import { expect, test } from "vitest";
import { resolveLanguage } from "./language.ts";

test.each([
  ["A03 the address wins", "?lang=it", "user_lang=de", ["en"], "it"],
  ["A02 the cookie comes before the browser", "", "a=1; user_lang=de", ["en"], "de"],
  ["A02 the browser's first language that we speak", "", "", ["pt-BR", "it-CH", "de"], "it"],
  ["A02 French when we speak none of them", "", "", ["pt", "rm"], "fr"],
  ["an unknown language in the address is ignored", "?lang=xx", "user_lang=en", [], "en"],
  ["an unknown language in the cookie is ignored", "", "user_lang=zz", ["de-CH"], "de"],
])("%s", (_title, search, cookies, languages, language) => {
  expect(resolveLanguage(search, cookies, languages)).toBe(language);
});

import { brand } from "@portal/brand/brand.ts";
import type { Language } from "@portal/model/portal/languages.ts";

export type InEach<Value = string> = Record<Language, Value>;

/** A page of the insurer's site in each language; the site has the domain of its mail. */
export function pageOfSite(paths: InEach): InEach {
  const site = brand.supportEmail.slice(brand.supportEmail.indexOf("@") + 1);
  return inEach((language) => `https://www.${site}/${language}/${paths[language]}`);
}

export function samePage(path: string): InEach {
  return pageOfSite(inEach(() => path));
}

export function inEach<Value>(make: (language: Language) => Value): InEach<Value> {
  return { fr: make("fr"), de: make("de"), it: make("it"), en: make("en") };
}

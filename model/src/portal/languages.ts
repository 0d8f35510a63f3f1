/** The four languages of the portal, in the order of the picker. French is the default and the fallback. */
export const languages = ["fr", "de", "it", "en"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "fr";

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Parses a stored language. */
export function knownLanguage(text: string): Language {
  return isLanguage(text) ? text : fallbackLanguage;
}

/** The first supported language of an `Accept-Language` header or of `navigator.languages`. */
export function preferredLanguage(preferred: readonly string[]): Language | undefined {
  return preferred.map((language) => language.trim().slice(0, 2).toLowerCase()).find(isLanguage);
}

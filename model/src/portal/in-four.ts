import type { Language } from "./languages.ts";

export type InFour = Readonly<Record<Language, string>>;

export function inFour(fr: string, de: string, it: string, en: string): InFour {
  return { fr, de, it, en };
}

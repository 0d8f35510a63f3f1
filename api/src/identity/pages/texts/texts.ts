import type { Language } from "@portal/model/portal/languages.ts";
import { brand } from "@portal/brand/brand.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { Texts } from "./shape.ts";

export const texts: Readonly<Record<Language, Texts>> = { fr, de, it, en };

/** Fills in the parameters of a text; the insurer's number is that of the language. */
export function fill(
  language: Language,
  sentence: string,
  gaps: Record<string, string> = {},
): string {
  const known: Record<string, string> = { phone: brand.phone[language], ...gaps };
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => known[name] ?? gap);
}

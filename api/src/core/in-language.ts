import { fallbackLanguage, type Language, languages } from "@portal/model/portal/languages.ts";
import { z } from "zod";

/** A column with a value per language; French is the fallback. */
export function perLanguage<Value>(value: z.core.$ZodType<Value>) {
  const Texts = z.partialRecord(z.enum(languages), value);
  return (column: unknown, language: Language): Value | undefined => {
    const texts: Partial<Record<Language, Value>> = Texts.parse(column);
    return texts[language] ?? texts[fallbackLanguage];
  };
}

export const sentenceIn = perLanguage(z.string());

import type { Language } from "../portal/languages.ts";

/** French and Italian write the first of a month as an ordinal; `Intl` writes a plain number. */
const firstOfMonth: Partial<Record<Language, string>> = { fr: "1er", it: "1°" };

/** A moment in words: `mardi 1er décembre 2026`, optionally without its weekday or with the time. */
export function fullDate(
  moment: Date,
  language: Language,
  options: { timeZone: string; withTime?: boolean; withWeekday?: boolean },
): string {
  const { timeZone, withTime = false, withWeekday = true } = options;
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: withWeekday ? "full" : "long",
    ...(withTime && { timeStyle: "short" }),
    timeZone,
  });
  const first = firstOfMonth[language];
  return format
    .formatToParts(moment)
    .map(({ type, value }) => (type === "day" && value === "1" && first ? first : value))
    .join("");
}

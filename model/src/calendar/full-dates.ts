import type { Language } from "../portal/languages.ts";

/** The first of a month is an ordinal where the language says it so; Intl writes a plain figure. */
const firstOfMonth: Partial<Record<Language, string>> = { fr: "1er", it: "1°" };

/** A moment in words: `mardi 1er décembre 2026`, without its weekday or with the time of day on wish. */
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

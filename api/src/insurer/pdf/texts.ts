import type { Language } from "@portal/model/portal/languages.ts";

const months: Readonly<Record<Language, readonly string[]>> = {
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
    " ",
  ),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
    " ",
  ),
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  ),
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
};

const patterns: Readonly<Record<Language, string>> = {
  fr: "{day} {month} {year}",
  de: "{day}. {month} {year}",
  it: "{day} {month} {year}",
  en: "{day} {month} {year}",
};

/** The month of a day, such as `novembre`. */
export function monthName(day: string, language: Language): string {
  return months[language][Number(day.slice(5, 7)) - 1] ?? "";
}

/** The date of a letter, such as `15 novembre 2026`. */
export function longDate(day: string, language: Language): string {
  const [year = "", , date = ""] = day.split("-");
  const isFirst = date === "01" && language !== "de" && language !== "en";
  const first = language === "fr" ? "1er" : "1°";
  return patterns[language]
    .replace("{day}", isFirst ? first : String(Number(date)))
    .replace("{month}", monthName(day, language))
    .replace("{year}", year);
}

/** The page number at the foot. */
export const pageOf: Readonly<Record<Language, (page: number, pages: number) => string>> = {
  fr: (page, pages) => `Page ${page} sur ${pages}`,
  de: (page, pages) => `Seite ${page} von ${pages}`,
  it: (page, pages) => `Pagina ${page} di ${pages}`,
  en: (page, pages) => `Page ${page} of ${pages}`,
};

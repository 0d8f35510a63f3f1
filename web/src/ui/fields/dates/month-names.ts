import { fullDate } from "@portal/model/calendar/full-dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { useTexts } from "../../../core/language/i18n.tsx";

/**
 * The name of a month, `Novembre 2026`, or without its year. From the texts, because the first call of `Intl` blocks a
 * phone for 100 ms, which the first paint must not need.
 */
export function useMonthName(): (month: string, part?: "month") => string {
  const names = useTexts("global")("months").split(" ");
  return (month, part) => {
    const [year = "", number] = month.split("-");
    const name = names[Number(number) - 1] ?? "";
    return part === "month" ? name : `${name} ${year}`;
  };
}

/** `lundi 2 novembre 2026`. Not `1er` for the first: an accessible name begins with the visible figure. */
export function dayName(day: string, language: Language): string {
  const name = fullDate(new Date(`${day}T00:00:00Z`), language, { timeZone: "UTC" });
  return name.replace("1er ", "1 ");
}

/** From Monday to Sunday; 5 January 2026 was a Monday. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 5 + index));
    const name = (weekday: "short" | "long") =>
      new Intl.DateTimeFormat(`${language}-CH`, { weekday, timeZone: "UTC" }).format(day);
    return { short: name("short").replace(".", "").slice(0, 2), long: name("long") };
  });
}

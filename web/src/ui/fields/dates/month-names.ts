import { fullDate } from "@portal/model/calendar/full-dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** `novembre 2026`, or the month alone. */
export function monthName(month: string, language: Language, part?: "month"): string {
  const format = new Intl.DateTimeFormat(`${language}-CH`, {
    month: "long",
    ...(part !== "month" && { year: "numeric" }),
    timeZone: "UTC",
  });
  const name = format.format(new Date(`${month}-01T00:00:00Z`));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `lundi 2 novembre 2026`. The first is no `1er` here: a name begins with the figure that is seen. */
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

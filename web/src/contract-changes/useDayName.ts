import { fullDate } from "@portal/model/calendar/full-dates.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** A date in words: `1er janvier 2027`. */
export function useDayName(): (day: string) => string {
  const { language } = useLanguage();
  return (day) =>
    fullDate(new Date(`${day}T00:00:00Z`), language, { withWeekday: false, timeZone: "UTC" });
}

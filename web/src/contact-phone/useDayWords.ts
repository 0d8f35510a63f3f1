import { weekdayOf } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { weekdayName } from "@portal/model/calendar/opening-hours.ts";
import { useLanguage } from "../core/language/i18n.tsx";

/** A weekday and date: `mardi 17.11.2026`. */
export function useDayWords(): (day: string) => string {
  const { language } = useLanguage();
  return (day) => `${weekdayName(weekdayOf(day), language)} ${formatDate(day)}`;
}

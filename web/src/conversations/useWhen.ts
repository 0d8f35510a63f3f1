import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";

/** The time of a message: `aujourd’hui à 09:26`. */
export function useWhen(): (instant: string) => string {
  const t = useTexts("conversations");
  const today = useToday();
  return (instant) => {
    const at = new Date(instant);
    const [day, time] = [todayInZurich(at), timeInZurich(at)];
    return day === today
      ? t("when.today", { time })
      : t("when.day", { date: formatDate(day), time });
  };
}

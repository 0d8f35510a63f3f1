import { weekdayOf } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { type OpeningState, weekdayName } from "@portal/model/calendar/opening-hours.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";

/** The opening state in one sentence or two: `Fermé aujourd’hui : Ascension`, `Ouvre demain à 08:30`. */
export function useOpeningTexts(): (state: OpeningState) => string[] {
  const t = useTexts("opening_hours");
  const { language } = useLanguage();
  return (state) => {
    if (state.kind === "always") return [t("always")];
    if (state.kind === "open") {
      const until = t("openUntil", { time: state.until });
      return state.reason ? [until, state.reason] : [until];
    }
    const { reason, next } = state;
    const closed = reason ? t("closedToday", { reason }) : t("closed");
    return next ? [closed, nextWords(next)] : [closed];
  };

  function nextWords({ day, at: time, daysAway }: { day: string; at: string; daysAway: number }) {
    if (daysAway === 0) return t("opensToday", { time });
    if (daysAway === 1) return t("opensTomorrow", { time });
    const weekday = weekdayName(weekdayOf(day), language);
    if (daysAway < 7) return t("opensOn", { day: weekday, time });
    return t("opensOn", { day: `${weekday} ${formatDate(day)}`, time });
  }
}

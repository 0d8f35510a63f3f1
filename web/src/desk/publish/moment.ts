import { formatDate, localTimeInZurich } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";

/** An instant in words: `30.11.2026, 08:30`. */
export function useMoment(): (instant: string) => string {
  const t = useTexts("desk_publish");
  return (instant) => {
    const [day = "", time = ""] = localTimeInZurich(new Date(instant)).split("T");
    return t("moment", { day: formatDate(day), time });
  };
}

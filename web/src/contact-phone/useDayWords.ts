import { weekdayOf } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { weekdayName } from "@portal/model/calendar/opening-hours.ts";
import type { CallbackSpan } from "@portal/model/contact/callback.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { onOneLine } from "@portal/model/typing/one-line.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";

/** A call that was asked for. */
export interface Asked {
  readonly phone: string;
  readonly date: string;
  readonly span: CallbackSpan;
}

/** A day as people say it: `mardi 17.11.2026`. */
export function useDayWords(): (day: string) => string {
  const { language } = useLanguage();
  return (day) => `${weekdayName(weekdayOf(day), language)} ${formatDate(day)}`;
}

export function useAskedWords(): (asked: Asked) => string {
  const t = useTexts("contact_phone");
  const dayWords = useDayWords();
  return ({ phone, date, span }) =>
    t("callback.sent.text", {
      phone: onOneLine(shownPhone(phone)),
      day: dayWords(date),
      opens: span.opens,
      closes: span.closes,
    });
}

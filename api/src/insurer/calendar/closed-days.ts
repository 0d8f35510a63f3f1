import { type HolidayRule, holidaysBetween } from "@portal/model/calendar/holidays.ts";
import type { OpeningException } from "@portal/model/calendar/opening-hours.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The holidays of a canton as closed days; computed once per canton. */
export function closedDays(
  rules: readonly HolidayRule[],
  span: readonly [string, string],
  language: Language,
): (canton: string) => OpeningException[] {
  const known = new Map<string, OpeningException[]>();
  return (canton) => {
    const days =
      known.get(canton) ??
      [...holidaysBetween(rules, canton, span)].map(([day, name]) => ({
        day,
        reason: name[language],
        spans: [],
      }));
    known.set(canton, days);
    return days;
  };
}

import { isAfterHours, isBirthday, todayInZurich } from "@portal/model/calendar/dates.ts";

/** The greeting: a birthday takes precedence over the time of day. */
export function greetingOf(birthdate: string, now: Date): "birthday" | "evening" | "day" {
  if (isBirthday(birthdate, todayInZurich(now))) return "birthday";
  return isAfterHours(now) ? "evening" : "day";
}

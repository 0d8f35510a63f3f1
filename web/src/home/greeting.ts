import { isAfterHours, isBirthday, todayInZurich } from "@portal/model/calendar/dates.ts";

/** How to greet: a birthday comes before the hour of the day. */
export function greetingOf(birthdate: string, now: Date): "birthday" | "evening" | "day" {
  if (isBirthday(birthdate, todayInZurich(now))) return "birthday";
  return isAfterHours(now) ? "evening" : "day";
}

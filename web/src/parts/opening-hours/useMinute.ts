import { timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useSyncExternalStore } from "react";
import { useEnvironment } from "../../core/environment.ts";
import { subscribeToMinutes } from "../../core/today.ts";

const MINUTE_MS = 60_000;

/** The date and time in Switzerland, in any time zone of the browser; updated at each full minute. */
export function useMinute(): { day: string; time: string } {
  const host = useEnvironment();
  const current = () => Math.floor(host.now().getTime() / MINUTE_MS);
  const minute = useSyncExternalStore(subscribeToMinutes, current, current);
  const now = new Date(minute * MINUTE_MS);
  return { day: todayInZurich(now), time: timeInZurich(now) };
}

import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { useSyncExternalStore } from "react";
import { useEnvironment } from "./environment.ts";

const MINUTE_MS = 60_000;

/** The date in Switzerland, in any time zone of the browser; it changes after midnight on an open page. */
export function useToday(): string {
  const { now } = useEnvironment();
  const day = () => todayInZurich(now());
  return useSyncExternalStore(subscribeToMinutes, day, day);
}

/** Calls back at each full minute. A tab that slept is called when it wakes up. */
export function subscribeToMinutes(tell: () => void): () => void {
  let timer = setTimeout(strike, untilNext());
  document.addEventListener("visibilitychange", tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tell);
  };

  function strike(): void {
    tell();
    timer = setTimeout(strike, untilNext());
  }
}

function untilNext(): number {
  return MINUTE_MS - (Date.now() % MINUTE_MS);
}

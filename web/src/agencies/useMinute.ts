import { timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** The day and time in Switzerland, wherever the browser is; a new one at each full minute. */
export function useMinute(): { day: string; time: string } {
  const minute = useSyncExternalStore(followMinutes, currentMinute);
  const now = new Date(minute * MINUTE_MS);
  return { day: todayInZurich(now), time: timeInZurich(now) };
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** A sleeping tab misses its minutes, and is told when it wakes up. */
function followMinutes(tell: () => void): () => void {
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

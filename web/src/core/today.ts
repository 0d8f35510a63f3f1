import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { useSyncExternalStore } from "react";
import { useEnvironment } from "./environment.ts";

const MINUTE_MS = 60_000;

/** The day in Switzerland, wherever the browser is; another one after midnight, also in a page that stays open. */
export function useToday(): string {
  const { now } = useEnvironment();
  const day = () => todayInZurich(now());
  return useSyncExternalStore(followMinutes, day, day);
}

/** Tells of each full minute. A sleeping tab misses its minutes, and is told when it wakes up. */
export function followMinutes(tell: () => void): () => void {
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

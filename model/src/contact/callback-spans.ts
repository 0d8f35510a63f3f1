import { type OpeningHours, spansOn } from "../calendar/opening-hours.ts";
import type { CallbackPeriod } from "./callback.ts";

/** The customer chooses among this many working days, starting with the next one. */
export const CALLBACK_DAYS = 10;

/** A part of a day in which the line is open. */
export interface CallbackSpan {
  readonly period: CallbackPeriod;
  readonly opens: string;
  readonly closes: string;
}

/** Where the parts of a day begin and end. */
const parts: readonly CallbackSpan[] = [
  { period: "MORNING", opens: "00:00", closes: "12:00" },
  { period: "AFTERNOON", opens: "12:00", closes: "17:00" },
  { period: "EVENING", opens: "17:00", closes: "24:00" },
];

/** The parts of a day in which a clerk can call; empty on a day on which the line is closed. */
export function callbackSpans(hours: OpeningHours, day: string): CallbackSpan[] {
  return parts.flatMap((part) => {
    const within = spansOn(hours, day)
      .map(({ opens, closes }) => ({
        opens: opens > part.opens ? opens : part.opens,
        closes: closes < part.closes ? closes : part.closes,
      }))
      .filter(({ opens, closes }) => opens < closes);
    const [first] = within;
    const last = within.at(-1);
    return first && last ? [{ period: part.period, opens: first.opens, closes: last.closes }] : [];
  });
}

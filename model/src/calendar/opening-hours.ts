import * as z from "zod/mini";
import { moveDay, weekdayOf } from "./calendar.ts";
import type { Language } from "../portal/languages.ts";

/** `24:00` is the end of a day, so that a place can be open through the night. */
const time = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** Opening and closing time of a span, in Swiss local time. */
export const OpeningSpan = z
  .object({ opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens < closes));
export type OpeningSpan = z.infer<typeof OpeningSpan>;

/** The spans of one day, in their order; empty on a closed day. */
export const OpeningSpans = z
  .array(OpeningSpan)
  .check(
    z.refine((spans) =>
      spans.every(({ opens }, place) => opens >= (spans[place - 1]?.closes ?? "")),
    ),
  );

/** Monday to Sunday. */
export const OpeningWeek = z.array(OpeningSpans).check(z.length(7));
export type OpeningWeek = z.infer<typeof OpeningWeek>;

/** A day with other hours than its weekday, for example a holiday. */
export interface OpeningException {
  readonly day: string;
  readonly reason: string;
  readonly spans: readonly OpeningSpan[];
}

export interface OpeningHours {
  readonly week: readonly (readonly OpeningSpan[])[];
  readonly exceptions: readonly OpeningException[];
}

/** Whether a place is open at a moment. `reason` says why its hours differ today. */
export type OpeningState =
  | { readonly kind: "always" }
  | { readonly kind: "open"; readonly until: string; readonly reason?: string | undefined }
  | {
      readonly kind: "closed";
      readonly reason?: string | undefined;
      /** Missing if the place does not open within `openingHorizonDays`. */
      readonly next?: { readonly day: string; readonly at: string; readonly daysAway: number };
    };

/** A later opening is not shown. */
export const openingHorizonDays = 14;

/** Whether a place is open, and until or from when, on a day and at a time in Switzerland. */
export function openingState(
  hours: OpeningHours,
  now: { readonly day: string; readonly time: string },
): OpeningState {
  const exception = hours.exceptions.find(({ day }) => day === now.day);
  const open = spansOn(hours, now.day).find(
    ({ opens, closes }) => opens <= now.time && now.time < closes,
  );
  if (open) {
    const until = endOf(hours, now.day, open.closes);
    if (until === undefined) return { kind: "always" };
    return { kind: "open", until, reason: exception?.reason };
  }
  const reason = exception?.spans.length === 0 ? exception.reason : undefined;
  for (let daysAway = 0; daysAway <= openingHorizonDays; daysAway++) {
    const day = moveDay(now.day, { days: daysAway });
    const next = spansOn(hours, day).find(({ opens }) => daysAway > 0 || opens > now.time);
    if (next) return { kind: "closed", reason, next: { day, at: next.opens, daysAway } };
  }
  return { kind: "closed", reason };
}

/** The spans of a day: those of its weekday, unless the day is an exception. */
export function spansOn(hours: OpeningHours, day: string): readonly OpeningSpan[] {
  const exception = hours.exceptions.find((one) => one.day === day);
  return exception?.spans ?? hours.week[weekdayOf(day)] ?? [];
}

/** The closing time of an open place, also past midnight; undefined if it is still open a week later. */
function endOf(hours: OpeningHours, start: string, closes: string): string | undefined {
  const aWeekLater = moveDay(start, { days: 7 });
  let [day, end] = [start, closes];
  while (day < aWeekLater) {
    const isMidnight = end === "24:00";
    const [nextDay, from] = isMidnight ? [moveDay(day, { days: 1 }), "00:00"] : [day, end];
    const following = spansOn(hours, nextDay).find(({ opens }) => opens === from);
    if (!following) return end;
    [day, end] = [nextDay, following.closes];
  }
  return undefined;
}

/** Any Monday gives the names of the weekdays. */
const aMonday = "2024-01-01";

const weekdayNames = new Map<Language, string[]>();

/** Monday is 0. The names are cached, because creating an `Intl` formatter is expensive. */
export function weekdayName(weekday: number, language: Language): string {
  const names = weekdayNames.get(language) ?? namesIn(language);
  weekdayNames.set(language, names);
  return names[weekday] ?? "";
}

function namesIn(language: Language): string[] {
  const calendar = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, days) =>
    calendar.format(new Date(`${moveDay(aMonday, { days })}T00:00:00Z`)),
  );
}

export function spansText(spans: readonly OpeningSpan[]): string {
  return spans.map(({ opens, closes }) => `${opens}–${closes}`).join(", ");
}

/** The week in words: `Lundi–vendredi 08:30–12:00, 13:30–17:00; samedi 09:00–12:00`. Closed days are left out. */
export function describeWeek(week: OpeningHours["week"], language: Language): string {
  const text = runsOf(week)
    .map(([first, last]) => {
      const names = [...new Set([first, last])].map((day) => weekdayName(day, language));
      return `${names.join("–")} ${spansText(week[first] ?? [])}`;
    })
    .join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Consecutive days with the same spans: the first and last day of each run. */
function runsOf(week: OpeningHours["week"]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  week.forEach((spans, day) => {
    const run = runs.at(-1);
    if (spans.length === 0) return;
    if (run?.[1] === day - 1 && spansText(week[run[0]] ?? []) === spansText(spans)) run[1] = day;
    else runs.push([day, day]);
  });
  return runs;
}

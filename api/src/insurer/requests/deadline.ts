import { moveDay } from "@portal/model/calendar/calendar.ts";
import { answerTimeOf } from "@portal/model/requests/answer-time.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import type { Reader } from "../../core/db/prepared-query.ts";
import { listWorkingDays } from "../calendar/calendar.ts";

interface Waiting {
  type: string;
  details: unknown;
  /** Working days of the kind's row; null for the time that the portal promises. */
  decideDays: number | null;
  /** The day from which the time to decide runs. */
  from: string;
}

/** The last day for a decision, which is also the day announced to the customer; null if no time is promised. */
export async function deadlineOf(
  ctx: Reader,
  { type, details, decideDays, from }: Waiting,
): Promise<string | null> {
  if (decideDays !== null) return workingDay(ctx, from, decideDays);
  const time = answerTimeOf(type, readDetails(type, details));
  if (!time) return null;
  if ("on" in time) return time.on;
  if ("days" in time) return moveDay(from, { days: time.days });
  return workingDay(ctx, from, time.workingDays);
}

export async function workingDay(
  ctx: Reader,
  from: string,
  numberOfDays: number,
): Promise<string | null> {
  return (await listWorkingDays(ctx, { dateFrom: from, numberOfDays })).at(-1) ?? null;
}

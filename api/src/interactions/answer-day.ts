import { moveDay } from "@portal/model/calendar/calendar.ts";
import { answerTimeOf } from "@portal/model/requests/answer-time.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import type { Context } from "../core/context.ts";
import { listWorkingDays } from "../insurer/calendar/calendar.ts";
import type { Interaction } from "./list-interactions.ts";

/** The usual day of an answer to a request; nothing if no time is promised. */
export async function answerDay(
  ctx: Pick<Context, "read">,
  { type, details, requestDate }: Pick<Interaction, "type" | "details" | "requestDate">,
): Promise<string | null> {
  const time = answerTimeOf(type, readDetails(type, details));
  if (!time) return null;
  if ("on" in time) return time.on;
  if ("days" in time) return moveDay(requestDate, { days: time.days });
  const period = { dateFrom: requestDate, numberOfDays: time.workingDays };
  return (await listWorkingDays(ctx, period)).at(-1) ?? null;
}

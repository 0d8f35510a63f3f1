import type { Reader } from "../core/db/prepared-query.ts";
import { deadlineOf } from "../insurer/requests/deadline.ts";
import type { Interaction } from "./list-interactions.ts";

/** The usual day of an answer to a request; nothing if no time is promised. */
export async function answerDay(
  ctx: Reader,
  request: Pick<Interaction, "type" | "details" | "requestDate" | "deadline">,
): Promise<string | null> {
  const { by, days, from } = request.deadline;
  if (by) return by;
  return deadlineOf(ctx, { ...request, decideDays: days, from: from ?? request.requestDate });
}

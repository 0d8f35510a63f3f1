import { CallbackDetails, RequestCallback } from "@portal/model/contact/callback.ts";
import { CALLBACK_DAYS, callbackSpans } from "@portal/model/contact/callback-spans.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { readerWithin } from "../core/db/account-reader.ts";
import { parse } from "../core/http/parse.ts";
import { listWorkingDays } from "../insurer/calendar/calendar.ts";
import { numberType } from "../insurer/phone-numbers.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { listContactLines } from "./contact-lines.ts";
import { callbackReceived } from "./messages.ts";

/** A callback stays open until a clerk has called and says so. */
export const callback: RequestKind<CallbackDetails> = {
  type: "CALLBACK",
  nature: "MESSAGE",
  details: CallbackDetails,
  apply: () => Promise.resolve(),
  messages: { received: callbackReceived },
};

/** Requests a callback on a coming working day within the opening hours, at most one a day. */
export async function requestCallback(ctx: Context, given: unknown): Promise<{ id: string }> {
  const { message, ...call } = parse(RequestCallback, given);
  const { phone, date, period } = call;
  if (numberType(phone) === undefined) throw refused("phone", "phone.invalid");
  return ctx.write(async (db, session) => {
    const reader = readerWithin(db);
    const dateFrom = todayInZurich(ctx.clock.now());
    const days = await listWorkingDays(reader, { dateFrom, numberOfDays: CALLBACK_DAYS });
    if (!days.includes(date)) throw refused("date", "callback.day");
    const { clock, language } = ctx;
    const line = (await listContactLines({ ...reader, clock, language })).at(-1);
    const spans = line?.hours ? callbackSpans(line.hours, date) : [];
    if (!spans.some((span) => span.period === period)) throw refused("period", "callback.period");
    return submitRequest({ ctx, db, session }, callback, {
      details: { ...call, ...(message && { message }) },
      deduplicationKey: `${session.accountId} ${date}`,
      needsOperator: true,
    });
  });
}

function refused(field: string, message: string): Problem {
  return new Problem("INVALID", { fields: { [field]: message } });
}

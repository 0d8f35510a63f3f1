import * as z from "zod/mini";
import { messageCounts } from "../portal/message-counts.ts";
import { manyLines } from "../portal/texts.ts";
import { Day, Lines, PhoneNumber } from "../stored-fields.ts";
import { Phone } from "../typing/phone.ts";

/** The part of the day at which the customer wants the call. */
export const CallbackPeriod = /* @__PURE__ */ z.enum(
  ["MORNING", "AFTERNOON", "EVENING"],
  "required",
);
export type CallbackPeriod = z.infer<typeof CallbackPeriod>;

/** The request for a callback. */
export const RequestCallback = /* @__PURE__ */ z.object({
  phone: Phone,
  date: z.iso.date("required"),
  period: CallbackPeriod,
  message: manyLines(messageCounts["message.tooLong"]),
});
export type RequestCallback = z.infer<typeof RequestCallback>;

/** The stored callback, in the order in which change tracking shows it. */
export const CallbackDetails = /* @__PURE__ */ z.object({
  phone: PhoneNumber,
  date: Day,
  period: CallbackPeriod,
  message: /* @__PURE__ */ z.optional(Lines),
} satisfies Record<keyof RequestCallback, unknown>);
export type CallbackDetails = z.infer<typeof CallbackDetails>;

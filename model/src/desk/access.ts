import * as z from "zod/mini";

/** Opens a customer's rows without a case; the supervisor sees each. */
export const ReasonedAccess = z.strictObject({
  insuredNumber: z.int("required"),
  kind: z.enum(["REASON", "CUSTOMER_CALL"], "required"),
  reason: z
    .string("required")
    .check(z.trim(), z.minLength(10, "desk.reason"), z.maxLength(300, "desk.reasonLong")),
});
export type ReasonedAccess = z.infer<typeof ReasonedAccess>;

export const OpenedAccess = z.object({ id: z.uuid(), endsAt: z.string() });
export type OpenedAccess = z.infer<typeof OpenedAccess>;

import * as z from "zod/mini";
import { staffRoles } from "./rights.ts";

/** How long a colleague has to decide; the act then has to be asked for again. */
export const APPROVAL_HOURS = 72;

export const approvalStates = ["WAITING", "APPROVED", "REFUSED", "WITHDRAWN", "ENDED"] as const;

/** An act that waits for a second member of staff. */
export const WaitingApproval = z.object({
  id: z.uuid(),
  act: z.string(),
  /** In rappen. */
  amount: z.nullable(z.int()),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  isMine: z.boolean(),
  /** What the act would do, as its fields. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type WaitingApproval = z.infer<typeof WaitingApproval>;

export const WaitingApprovals = z.object({ approvals: z.array(WaitingApproval) });
export type WaitingApprovals = z.infer<typeof WaitingApprovals>;

export const ApprovalDecision = z.strictObject({
  decision: z.enum(["approve", "refuse", "withdraw"], "required"),
  answer: z.optional(z.string().check(z.trim(), z.maxLength(300, "desk.reasonLong"))),
});
export type ApprovalDecision = z.infer<typeof ApprovalDecision>;

export const ApprovalAsked = z.object({ id: z.uuid() });
export type ApprovalAsked = z.infer<typeof ApprovalAsked>;

/** A role that is given to a member of staff or taken from them. */
export const RoleChange = z.strictObject({
  staffId: z.uuid("required"),
  role: z.enum(staffRoles, "required"),
  change: z.enum(["give", "take"], "required"),
  reason: z
    .string("required")
    .check(z.trim(), z.minLength(3, "desk.reason"), z.maxLength(300, "desk.reasonLong")),
});
export type RoleChange = z.infer<typeof RoleChange>;

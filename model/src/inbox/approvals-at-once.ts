import * as z from "zod/mini";

/** How long a press can be undone. */
export const UNDO_SECONDS = 10;

/** How many requests one press approves at most: a page of the list. */
export const MOST_APPROVED = 50;

export const ApproveMany = z.strictObject({
  ids: z
    .array(z.uuid("invalid"), "required")
    .check(z.minLength(1, "required"), z.maxLength(MOST_APPROVED, "invalid")),
});
export type ApproveMany = z.infer<typeof ApproveMany>;

export const approvalStates = ["WAITING", "UNDONE", "APPROVED", "REFUSED", "FAILED"] as const;

/** Why a request was not approved with the others. */
export const approvalProblems = [
  "taken",
  "notTaken",
  "decided",
  "withdrawn",
  "ownDecision",
  "otherDecider",
  "hasParts",
  "fourEyes",
  "alone",
  "scheduled",
  "noRight",
  "failed",
] as const;
export type ApprovalProblem = (typeof approvalProblems)[number];

/** The requests that one press approves, each with what became of it. */
export const ApprovalBatch = z.object({
  id: z.uuid(),
  /** Until the rows that wait are carried out. */
  secondsLeft: z.int(),
  rows: z.array(
    z.object({
      id: z.uuid(),
      type: z.string(),
      person: z.nullable(z.string()),
      state: z.enum(approvalStates),
      problem: z.nullable(z.enum(approvalProblems)),
      /** Who has it, or why the kind's own rules refused it. */
      detail: z.nullable(z.string()),
    }),
  ),
});
export type ApprovalBatch = z.infer<typeof ApprovalBatch>;

/** The last press of the person, while it is of interest. */
export const LastApprovals = z.object({ batch: z.nullable(ApprovalBatch) });
export type LastApprovals = z.infer<typeof LastApprovals>;

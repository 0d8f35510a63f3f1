import { ApiProblem } from "../../core/http/api.ts";

/** An error of the whole form: the entry was changed or deleted, or a change is pending. */
export type WholeProblem = "stale" | "gone" | "pending";

/** A refusal about the entry, not about the typed value. */
export function wholeProblemIn(error: unknown): WholeProblem | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === "NOT_FOUND") return "gone";
  if (error.code === "LOCKED") return "pending";
  return error.details["reason"] === "STALE" ? "stale" : undefined;
}

/**
 * Assigns a refusal to the field of the address or number. For a duplicate number the insurer names the field; for a
 * duplicate address it answers with a conflict. Any other refusal means that the value is invalid.
 */
export function fieldProblem(error: unknown, kind: "email" | "phone", field: string): unknown {
  if (!(error instanceof ApiProblem) || Object.keys(error.fields).length > 0) return error;
  const isThere = kind === "email" && (error.code === "CONFLICT" || error.status === 409);
  const message = `${kind}.${isThere ? "exists" : "refused"}`;
  return new ApiProblem(error.status, { code: "INVALID", fields: { [field]: message } });
}

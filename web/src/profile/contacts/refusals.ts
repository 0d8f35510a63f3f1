import { ApiProblem } from "../../core/http/api.ts";

/** What a form says as a whole: the entry has changed or is gone, or a change waits to be treated. */
export type WholeProblem = "stale" | "gone" | "pending";

/** A refusal that is about the entry and not about what was typed. */
export function wholeProblemIn(error: unknown): WholeProblem | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === "NOT_FOUND") return "gone";
  if (error.code === "LOCKED") return "pending";
  return error.details["reason"] === "STALE" ? "stale" : undefined;
}

/**
 * The refusal at the field of the address or the number. The insurer names the field of a number that is there already;
 * of an address it says that there is a conflict. Whatever else was answered, the value was not taken, and nobody knows
 * more.
 */
export function fieldProblem(error: unknown, kind: "email" | "phone", field: string): unknown {
  if (!(error instanceof ApiProblem) || Object.keys(error.fields).length > 0) return error;
  const isThere = kind === "email" && (error.code === "CONFLICT" || error.status === 409);
  const message = `${kind}.${isThere ? "exists" : "refused"}`;
  return new ApiProblem(error.status, { code: "INVALID", fields: { [field]: message } });
}

/** Everything that can go wrong on purpose. Programs compare codes; people read translations of them. */
export type ProblemCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "INVALID"
  | "CONFLICT"
  | "CONFIRMATION_NEEDED"
  | "CONFIRMATION_REFUSED"
  | "IDEMPOTENCY_MISMATCH"
  | "LOCKED"
  | "TOO_LARGE"
  | "UNSUPPORTED_TYPE"
  | "TOO_MANY_REQUESTS"
  | "UNTRUSTED_DOCUMENT"
  | "UNAVAILABLE"
  | "UNEXPECTED";

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Record<string, unknown>;

  constructor(code: ProblemCode, details: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

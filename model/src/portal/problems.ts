/** All expected errors. Programs compare codes; people read their translations. */
export type ProblemCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "INVALID"
  | "CONFLICT"
  | "CURSOR_EXPIRED"
  | "CURSOR_UNKNOWN"
  | "CONFIRMATION_NEEDED"
  | "CONFIRMATION_REFUSED"
  | "IDEMPOTENCY_MISMATCH"
  | "LOCKED"
  | "REPRESENTATION_ENDED"
  | "TOO_LARGE"
  | "TOO_SLOW"
  | "UNSUPPORTED_TYPE"
  | "TOO_MANY_REQUESTS"
  | "TOO_MANY_IDENTIFICATION_TRY"
  | "IDENTIFICATION_FAILED"
  | "OTP_FAILED"
  | "LINK_ERROR"
  | "OTHER_BROWSER"
  | "UNTRUSTED_DOCUMENT"
  | "UNAVAILABLE"
  | "UNEXPECTED";

/** Whether a value has the form of a code. A list of all codes would enlarge every first screen. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === "string" && /^[A-Z_]+$/.test(code);
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Record<string, unknown>;

  constructor(code: ProblemCode, details: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The first error code: of the problem's list, else of its fields in their order. */
export function firstErrorCode(details: Readonly<Record<string, unknown>>): string | undefined {
  const { errorCodes, fields } = details;
  const codes: unknown[] = Array.isArray(errorCodes) ? errorCodes : Object.values(fields ?? {});
  return codes.find((code) => typeof code === "string");
}

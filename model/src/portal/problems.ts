/** Everything that can go wrong on purpose. Programs compare codes; people read translations of them. */
const problemCodes = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "INVALID",
  "CONFLICT",
  "CONFIRMATION_NEEDED",
  "CONFIRMATION_REFUSED",
  "IDEMPOTENCY_MISMATCH",
  "LOCKED",
  "TOO_LARGE",
  "TOO_SLOW",
  "UNSUPPORTED_TYPE",
  "TOO_MANY_REQUESTS",
  "UNTRUSTED_DOCUMENT",
  "UNAVAILABLE",
  "UNEXPECTED",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The code of a problem that came over the wire. One that this version does not know was not expected. */
export function problemCodeIn(details: Readonly<Record<string, unknown>>): ProblemCode {
  return problemCodes.find((code) => code === details["code"]) ?? "UNEXPECTED";
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

/** The error code that comes first: of those that the problem lists, else of its fields, which stand in their order. */
export function firstErrorCode(details: Readonly<Record<string, unknown>>): string | undefined {
  const { errorCodes, fields } = details;
  const codes: unknown[] = Array.isArray(errorCodes) ? errorCodes : Object.values(fields ?? {});
  return codes.find((code) => typeof code === "string");
}

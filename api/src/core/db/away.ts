/** Classes and codes of SQL: connections that fail, a server that is full, goes down, comes up or may only read. */
const STATES = /^(08|53|57P|25006)/;
const SYSTEM = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What `pg` says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Cannot use a pool after/;

/**
 * Whether the database is away or does not take anything at present, as while a leader is being replaced: a matter of
 * waiting and not of what was asked.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return (
    STATES.test(code) ||
    SYSTEM.has(code) ||
    WORDS.test(error.message) ||
    (error.cause !== undefined && isDatabaseAway(error.cause))
  );
}

/** The code that PostgreSQL or the system gave an error, or nothing. */
export function sqlCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

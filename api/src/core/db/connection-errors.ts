/** SQLSTATE classes: connection failure, too many connections, shutdown, start-up, read-only. */
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
/** Messages of `pg` errors without a code. */
const WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Cannot use a pool after/;

/** Whether the database is unreachable or read-only, as during a failover: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlCode(error);
  return (
    STATES.test(code) ||
    SYSTEM.has(code) ||
    WORDS.test(error.message) ||
    (error.cause !== undefined && isDatabaseUnavailable(error.cause))
  );
}

/** The error code of PostgreSQL or the system, or an empty text. */
export function sqlCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

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
/** What `pg` says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Cannot use a pool after/;

/** Whether the database cannot be reached or accepts no writes, as during a failover: trying again later may succeed. */
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

/** The code that PostgreSQL or the system gave an error, or nothing. */
export function sqlCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

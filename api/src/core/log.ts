const levels = { debug: 10, info: 20, warn: 30, error: 40 } as const;
export type LogLevel = keyof typeof levels;

/**
 * The allowed fields of a log line. Names, numbers, addresses and bodies have no field, so that logging them does not
 * compile.
 */
export interface LogFields {
  correlationId?: string | undefined;
  /** From the request's `traceparent` header (W3C Trace Context). */
  traceId?: string | undefined;
  shortId?: string | undefined;
  method?: string | undefined;
  route?: string | undefined;
  operation?: string | undefined;
  status?: number | undefined;
  code?: string | undefined;
  ms?: number | undefined;
  /** The class and the stack of an error; never its message, which may quote a value. */
  error?: { name: string; code?: string | undefined; at: string[] } | undefined;
  /** The number of SQL statements of a request. */
  statements?: number | undefined;
  /** The number of refused requests since the last line. */
  refused?: number | undefined;
  reason?: string | undefined;
  /** The subject of a retention rule, and how many of its rows were deleted. */
  subject?: string | undefined;
  removed?: number | undefined;
  /** A document's id, which reveals nothing of its content. */
  document?: string | undefined;
  /** A request's id, which reveals nothing of what it holds. */
  request?: string | undefined;
}

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export function createLog(least: LogLevel, write: (line: string) => void): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (levels[level] < levels[least]) return;
      write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

export function describeError(error: unknown): NonNullable<LogFields["error"]> {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const at = frames
    .slice(0, 6)
    .map((line) => line.slice(7).replace(/\(?file:\/\/.*?\/(api|model)\//, "($1/"));
  return { name: error.name, code, at };
}

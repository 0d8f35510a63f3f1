import type { ClientBase } from "pg";
import { activeSpan, errorType, type Span } from "../tracing.ts";
import { statementName } from "./prepared-query.ts";

const verbs =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|listen|lock|copy)\b/i;
const relation = /\b(?:from|into|update|table)\s+"?([a-z_][a-z0-9_]*)/i;

/** The texts of statements are finite but for lists of values. */
const MOST_SUMMARIES = 5_000;
const summaries = new Map<string, string>();

/** What a statement does, and to which table: `select invoice`. The text itself is not exported. */
export function summaryOf(text: string): string {
  const known = summaries.get(text);
  if (known !== undefined) return known;
  const verb = verbs.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const summary = [verb, relation.exec(text)?.[1]].filter(Boolean).join(" ");
  if (summaries.size >= MOST_SUMMARIES) summaries.clear();
  summaries.set(text, summary);
  return summary;
}

/** The span of a statement, without its text and its values. */
export function startStatement(parent: Span, text: string, name = statementName(text)): Span {
  const summary = summaryOf(text);
  const attributes = {
    "db.system.name": "postgresql",
    "db.query.summary": summary,
    "portal.statement": name,
  } as const;
  return parent.child(summary, attributes, "client");
}

/** Makes spans of all statements of a connection but those of a batch, which has its own. */
export function traceStatements(client: ClientBase): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(...given: unknown[]): unknown {
      const parent = activeSpan();
      const text = parent && textOf(given[0]);
      if (!parent || text === undefined) return query(...given);
      const span = startStatement(parent, text);
      const settle = (error: unknown): void => {
        if (error) span.fail(errorType(error));
        span.end();
      };
      const answer = given.at(-1);
      if (isCallback(answer)) {
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          settle(error);
          answer(error, result);
        });
      }
      const result = query(...given);
      if (result instanceof Promise) result.then(() => settle(undefined), settle);
      return result;
    },
  });
}

type Callback = (error: unknown, result: unknown) => void;

function isCallback(given: unknown): given is Callback {
  return typeof given === "function";
}

/** The text of a statement; undefined for a batch or a copy, which `pg` is handed as an object that sends itself. */
function textOf(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  if (typeof given !== "object" || given === null || "submit" in given) return undefined;
  return "text" in given && typeof given.text === "string" ? given.text : undefined;
}

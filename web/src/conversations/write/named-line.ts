import { useLocation } from "../../core/routing/router.tsx";

/** A line of a statement by which the form of a report is opened. */
export interface NamedLine {
  readonly statement: string;
  readonly line: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The line in the address; undefined for an ordinary message. */
export function useNamedLine(): NamedLine | undefined {
  const parameters = new URLSearchParams(useLocation().search);
  const statement = parameters.get("statement") ?? "";
  const line = parameters.get("line") ?? "";
  return uuid.test(statement) && /^\d{1,4}$/.test(line)
    ? { statement, line: Number(line) }
    : undefined;
}

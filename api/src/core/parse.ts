import { Problem } from "@portal/model/problems.ts";
import { z } from "zod";

/** A value as its rule wants it, or a problem that names each wrong field with the key of its message. */
export function parse<Output>(rule: z.ZodType<Output>, value: unknown): Output {
  const parsed = rule.safeParse(value);
  if (!parsed.success) throw invalid(inOrderOf(rule, parsed.error.issues));
  return parsed.data;
}

/** Conditions on several fields are judged last, but told where their field stands: the first error is the topmost. */
function inOrderOf<Issue extends { path: PropertyKey[] }>(
  rule: z.ZodType,
  issues: readonly Issue[],
): Issue[] {
  const order = rule instanceof z.ZodObject ? Object.keys(rule.shape) : [];
  const placeOf = ({ path }: Issue) => order.indexOf(String(path[0]));
  return issues.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): Problem {
  return new Problem("INVALID", {
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])),
  });
}

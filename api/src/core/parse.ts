import { Problem } from "@portal/model/problems.ts";
import type { z } from "zod";

/** A value as its rule wants it, or a problem that names each wrong field with the key of its message. */
export function parse<Output>(rule: z.ZodType<Output>, value: unknown): Output {
  const parsed = rule.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error.issues);
  return parsed.data;
}

export function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): Problem {
  return new Problem("INVALID", {
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])),
  });
}

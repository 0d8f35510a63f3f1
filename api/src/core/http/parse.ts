import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";

/** Validates a value; throws a problem that names each wrong field with the key of its message. */
export function parse<Output>(rule: z.core.$ZodType<Output>, value: unknown): Output {
  const parsed = z.safeParse(rule, value);
  if (!parsed.success) throw invalid(inOrderOf(rule, parsed.error.issues));
  return parsed.data;
}

/** Sorts the issues by field, because conditions on several fields are checked last: the first error is the topmost. */
function inOrderOf(rule: z.core.$ZodType, issues: readonly Issue[]): Issue[] {
  const order = rule instanceof z.core.$ZodObject ? Object.keys(rule._zod.def.shape) : [];
  const placeOf = ({ path }: Issue) => order.indexOf(String(path[0]));
  return issues.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface Issue {
  path: PropertyKey[];
  message: string;
  code?: string | undefined;
}

export function invalid(issues: readonly Issue[]): Problem {
  return new Problem("INVALID", {
    fields: Object.fromEntries(issues.map((issue) => [issue.path.join("."), keyOf(issue)])),
  });
}

const messageKey = /^[\w-]+(\.[\w-]+)*$/;

/** The message key of a rule. Without one, the library's English message is not passed on. */
function keyOf({ message, code }: Issue): string {
  if (messageKey.test(message)) return message;
  if (code === "invalid_type" && message.endsWith("received undefined")) return "required";
  return "invalid";
}

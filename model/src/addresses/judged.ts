import * as z from "zod/mini";

/** Parses a value by a rule; the form reports its errors. */
export function judged<Output>(
  rule: z.ZodMiniType<Output>,
  value: unknown,
  ctx: z.core.ParsePayload,
): Output {
  const result = rule.safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    ctx.issues.push({ code: "custom", path, message, input: value });
  return z.NEVER;
}

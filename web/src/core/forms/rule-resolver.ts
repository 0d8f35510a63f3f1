import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";

/** Validates a form by its rule. A field shows the message key of its first error. */
export function ruleResolver<Input extends FieldValues, Output>(
  rule: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const { data, error } = rule.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { path, code, message } of error.issues) {
      const name = path.join(".");
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
}

import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";

/** Reports that the API refused a field, possibly during a validation. */
export type Refuse = (field: string, message: string) => void;

/**
 * A validation that began before a refusal would clear its message, so it ends with the refusal instead. The next
 * change of the field is validated again.
 */
export function withServerErrors<Input extends FieldValues, Output>(
  check: Resolver<Input, unknown, Output>,
): { resolver: Resolver<Input, unknown, Output>; refuse: Refuse } {
  const underWay = new Set<Map<string, string>>();
  return {
    refuse(field, message) {
      for (const refused of underWay) refused.set(field, message);
    },
    async resolver(values, context, options) {
      const refused = new Map<string, string>();
      underWay.add(refused);
      try {
        const result = await check(values, context, options);
        if (refused.size === 0) return result;
        const errors: FieldErrors<Input> = {};
        for (const [field, message] of refused) set(errors, field, { type: "server", message });
        return { values: {}, errors: { ...result.errors, ...errors } };
      } finally {
        underWay.delete(refused);
      }
    },
  };
}

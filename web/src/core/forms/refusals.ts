import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";

/** Says that the API refused a field, while the form may still be looking at it. */
export type Refuse = (field: string, message: string) => void;

/**
 * A check that began before a refusal knows nothing of it, and would wipe its message when it ends: it ends with the
 * refusal instead. The next change of the field is checked anew.
 */
export function holdingRefusals<Input extends FieldValues, Output>(
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

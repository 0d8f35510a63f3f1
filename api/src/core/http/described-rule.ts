import { z } from "@hono/zod-openapi";

/**
 * Converts a rule of the model for a route. The model uses zod/mini, which is small enough for browsers; OpenAPI needs
 * full zod. Both are built from the same definitions, so they validate alike.
 */
export function described<Rule extends z.core.$ZodType>(
  rule: Rule,
): z.ZodType<z.output<Rule>, z.input<Rule>> {
  const { constr, def } = rule._zod;
  const Edition: unknown = Reflect.get(z, constr.name.replace("Mini", ""));
  if (typeof Edition !== "function") throw new Error(`No route can describe ${constr.name}`);
  // oxlint-disable-next-line typescript/no-unsafe-return -- made by name from the definition of a rule of this very type
  return Reflect.construct(Edition, [z.core.util.mergeDefs(def, innerRules(def))]);
}

/** Fields, elements and alternatives. Checks are the same in both editions. */
function innerRules({ checks: _checks, ...parts }: z.core.$ZodTypeDef): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]: [string, unknown]): [string, unknown][] => {
      if (isRule(part)) return [[name, described(part)]];
      if (Array.isArray(part) && part.some(isRule))
        return [[name, part.filter(isRule).map(described)]];
      if (name === "shape" && z.core.util.isPlainObject(part))
        return [[name, describedFields(part)]];
      return [];
    }),
  );
}

function describedFields(shape: Record<PropertyKey, unknown>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, rule]) =>
      isRule(rule) ? [[name, described(rule)]] : [],
    ),
  );
}

function isRule(part: unknown): part is z.core.$ZodType {
  return part instanceof z.core.$ZodType;
}

import { type RawBuilder, sql as raw } from "kysely";

/**
 * A raw condition in brackets. The query builder joins conditions with `and` and brackets only its own, so that an `or`
 * in a raw one would override the others.
 */
export function condition(
  parts: TemplateStringsArray,
  ...values: readonly unknown[]
): RawBuilder<boolean> {
  return raw<boolean>`(${raw(parts, ...values)})`;
}

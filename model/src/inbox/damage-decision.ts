import * as z from "zod/mini";

/** A higher amount is a typing error. In rappen. */
export const HIGHEST_DAMAGE = 10_000_000_00;

/** What a clerk recognises of a declared damage, in rappen, and the part of the contract that pays where several may. */
export const DamageDecision = z.strictObject({
  recognised: z.int("required").check(z.gte(1, "invalid"), z.lte(HIGHEST_DAMAGE, "books.tooHigh")),
  module: z.optional(z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/, "invalid"))),
});
export type DamageDecision = z.infer<typeof DamageDecision>;

/** What the contract pays of it, in rappen, and when; a payout above the limit waits for its release. */
export const SettledDamage = z.object({
  amount: z.int(),
  module: z.string(),
  paysOn: z.nullable(z.string()),
});
export type SettledDamage = z.infer<typeof SettledDamage>;

import type { Actor } from "./audit.ts";
import type { Work } from "./requests/kinds.ts";

/** A declaration that waits for a decision; the caller holds its row lock. */
export interface DeclaredDamage {
  id: string;
  accountId: string;
  insuredNumber: number | null;
  language: string;
  details: Buffer;
}

/** The clerk's decision. */
export interface DamageDecision {
  /** The recognised amount of the damage, in rappen. */
  recognised: number;
  /** The part of the contract that pays, if several or none cover the damage. */
  module: string | undefined;
  actor: Actor;
}

export interface SettledDamage {
  amount: number;
  module: string;
  paysOn: string | null;
}

/** The area of the desk is given that of the damages. A damage that cannot be settled like this is a CONFLICT. */
export type SettleDamage = (
  work: Work,
  request: DeclaredDamage,
  decision: DamageDecision,
) => Promise<SettledDamage>;

import { isAddressOwner } from "@portal/model/profile.ts";
import { Problem } from "@portal/model/problems.ts";
import type { Session } from "./context.ts";

/**
 * Who may use an operation, from everybody to few. Each reads as a sentence about the session:
 * `public` anybody · `signedIn` any session · `customer` not the operator · `admitted` a customer whose account may use
 * the portal · `addressOwner` the one who gets the bills · `actingAlone` not under guardianship.
 */
export type Who = "public" | "signedIn" | "customer" | "admitted" | "addressOwner" | "actingAlone";

export interface Rule {
  who: Who;
  /** Reads of sensitive data leave an audit line. */
  audited?: boolean;
}

/** One row for every root field and every REST route. An operation without a row does not start. */
export type Policy = Readonly<Record<string, Rule>>;

const conditions: Record<Exclude<Who, "public">, (session: Session) => boolean> = {
  signedIn: () => true,
  customer: (session) => session.role === "CUSTOMER",
  admitted: (session) => session.role === "CUSTOMER" && session.admitted,
  addressOwner: (session) => session.role === "CUSTOMER" && isAddressOwner(session),
  actingAlone: (session) => session.role === "CUSTOMER" && session.admitted && !session.sousTutelle,
};

export function requireAccess(rule: Rule, session: Session): void {
  if (rule.who !== "public" && !conditions[rule.who](session)) throw new Problem("FORBIDDEN");
}

export function ruleFor(policy: Policy, operation: string): Rule {
  const rule = policy[operation];
  if (!rule)
    throw new Error(`The policy has no row for ${operation}. Add one in api/src/policy.ts.`);
  return rule;
}

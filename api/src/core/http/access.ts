import { isAddressOwner } from "@portal/model/portal/profile.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Session } from "../context.ts";

/**
 * Who may use an operation, from everybody to few. Each reads as a sentence about the session:
 * `public` anybody · `signedIn` any session · `customer` neither the operator nor an account without a main insured ·
 * `admitted` a customer whose account may use the portal · `addressOwner` the one who gets the bills · `actingAlone` not under guardianship.
 */
export type Who = "public" | "signedIn" | "customer" | "admitted" | "addressOwner" | "actingAlone";

/** The same for whoever reads the reference. */
export const whoMay: Record<Who, string> = {
  public: "For everybody.",
  signedIn: "For everybody who is signed in.",
  customer: "For customers.",
  admitted: "For customers who may use the portal.",
  addressOwner: "For the address owner.",
  actingAlone: "For customers who are not under guardianship.",
};

export interface Rule {
  who: Who;
  /** Reads of sensitive data leave an audit line. */
  audited?: boolean;
}

/** One row for every root field and every REST route. An operation without a row does not start. */
export type Policy = Readonly<Record<string, Rule>>;

const isCustomer = ({ role, hasMainInsured }: Session): boolean =>
  role === "CUSTOMER" && hasMainInsured;

const conditions: Record<Exclude<Who, "public">, (session: Session) => boolean> = {
  signedIn: () => true,
  customer: isCustomer,
  admitted: (session) => isCustomer(session) && session.admitted,
  addressOwner: (session) => isCustomer(session) && isAddressOwner(session),
  actingAlone: (session) => isCustomer(session) && session.admitted && !session.sousTutelle,
};

export function requireAccess(rule: Rule, session: Session): void {
  if (rule.who !== "public" && !conditions[rule.who](session)) throw new Problem("FORBIDDEN");
}

export function ruleFor(policy: Policy, operation: string): Rule {
  const rule = policy[operation];
  if (!rule)
    throw new Error(`The policy has no row for ${operation}. Add one in api/src/access-policy.ts.`);
  return rule;
}

import { isAddressOwner } from "@portal/model/portal/profile.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Session } from "../context.ts";

/**
 * Who may use an operation, from everybody to few. Each reads as a sentence about the session:
 * `public` anybody · `identified` whoever proved who they are for a self-service · `signedIn` any session · `customer` neither the operator nor an account without a main insured ·
 * `admitted` a customer whose account may use the portal · `addressOwner` the one who gets the bills · `actingAlone` not under guardianship.
 */
export type Who =
  | "public"
  | "identified"
  | "signedIn"
  | "customer"
  | "admitted"
  | "addressOwner"
  | "actingAlone";

/** The same for whoever reads the reference. */
export const whoMay: Record<Who, string> = {
  public: "For everybody.",
  identified: "For whoever identified themselves for a self-service.",
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

/** What is open without a session of the portal, which counts for nothing there. */
export function isForVisitors({ who }: Rule): boolean {
  return who === "public" || who === "identified";
}

const conditions: Record<Who, (session: Session) => boolean> = {
  public: () => true,
  // A session of its own kind opens it, which the route asks for itself.
  identified: () => true,
  signedIn: () => true,
  customer: isCustomer,
  admitted: (session) => isCustomer(session) && session.admitted,
  addressOwner: (session) => isCustomer(session) && isAddressOwner(session),
  actingAlone: (session) => isCustomer(session) && session.admitted && !session.sousTutelle,
};

export function requireAccess(rule: Rule, session: Session): void {
  if (!conditions[rule.who](session)) throw new Problem("FORBIDDEN");
}

export function ruleFor(policy: Policy, operation: string): Rule {
  const rule = policy[operation];
  if (!rule)
    throw new Error(`The policy has no row for ${operation}. Add one in api/src/access-policy.ts.`);
  return rule;
}

import { isAddressOwner } from "@portal/model/portal/profile.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { includesScope, type RepresentationScope } from "@portal/model/representatives/scope.ts";
import type { Session } from "../context.ts";

/**
 * Who may use an operation: `public` all · `identified` visitors identified for a self-service · `signedIn` any session
 * · `customer` neither the operator nor an account without a main insured · `admitted` a customer whose account may use
 * the portal · `addressOwner` the customer who gets the bills · `actingAlone` no guardian.
 */
export type AccessLevel =
  | "public"
  | "identified"
  | "signedIn"
  | "customer"
  | "admitted"
  | "addressOwner"
  | "actingAlone";

/** The same rules as text for the API reference. */
export const accessTexts: Record<AccessLevel, string> = {
  public: "For all callers, also without a session.",
  identified: "For visitors who identified themselves for a self-service.",
  signedIn: "For all who are signed in.",
  customer: "For customers.",
  admitted: "For customers who may use the portal.",
  addressOwner: "For the address owner.",
  actingAlone: "For customers who are not under guardianship.",
};

export interface Rule {
  who: AccessLevel;
  /** Whether the operation reads sensitive data and writes an audit line. */
  audited?: boolean;
  /**
   * Whether a replica may answer, which lacks what others changed in the last seconds. Never where something is decided
   * by the answer or found by an id that was shown before.
   */
  toleratesLag?: boolean;
  /** The scope with which a representative may use the operation; without it none may. */
  represented?: RepresentationScope;
}

/** One rule for every root field and every REST route. An operation without a rule fails. */
export type Policy = Readonly<Record<string, Rule>>;

const isCustomer = ({ role, hasMainInsured }: Session): boolean =>
  role === "CUSTOMER" && hasMainInsured;

/** Whether the operation needs no session of the portal and ignores one. */
export function isForVisitors({ who }: Rule): boolean {
  return who === "public" || who === "identified";
}

const conditions: Record<AccessLevel, (session: Session) => boolean> = {
  public: () => true,
  // The route itself checks the self-service session.
  identified: () => true,
  signedIn: () => true,
  customer: isCustomer,
  admitted: (session) => isCustomer(session) && session.admitted,
  addressOwner: (session) => isCustomer(session) && isAddressOwner(session),
  actingAlone: (session) => isCustomer(session) && session.admitted && !session.sousTutelle,
};

export function requireAccess(rule: Rule, session: Session): void {
  if (!conditions[rule.who](session) || !isWithinScope(rule, session))
    throw new Problem("FORBIDDEN");
}

function isWithinScope({ represented }: Rule, { representation }: Session): boolean {
  if (!representation) return true;
  return represented !== undefined && includesScope(representation.scope, represented);
}

export function ruleFor(policy: Policy, operation: string): Rule {
  const rule = policy[operation];
  if (!rule)
    throw new Error(`The policy has no row for ${operation}. Add one in api/src/access-policy.ts.`);
  return rule;
}

import { z } from "zod";
import { isStaffRole, type StaffRole, staffRoles } from "@portal/model/desk/rights.ts";
import { StartProblem } from "./start-problem.ts";

const text = z.string().trim().min(1);

/** The settings of an identity provider for the insurer's staff. */
export const deskSettings = {
  DESK_OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .optional(),
  DESK_OIDC_CLIENT_ID: text.optional(),
  DESK_OIDC_CLIENT_SECRET: text.optional(),
  DESK_OIDC_NAME: text.max(60, "must be at most 60 characters").optional(),
  DESK_OIDC_ROLES_CLAIM: text.default("roles"),
  DESK_OIDC_ROLES: text.optional(),
  DESK_OIDC_SECOND_FACTOR: text.default("mfa"),
};

/** Where members of staff sign in instead of with a password of ours. */
export interface DeskProvider {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** What the button of the sign-in page says. */
  name: string;
  /** The claim with the roles or groups of a person. */
  rolesClaim: string;
  /** The roles by value of that claim. */
  roles: ReadonlyMap<string, StaffRole>;
  /** The values of `amr` or `acr` that say that a second factor was given. */
  secondFactors: readonly string[];
}

interface GivenSettings {
  DESK_OIDC_ISSUER?: string | undefined;
  DESK_OIDC_CLIENT_ID?: string | undefined;
  DESK_OIDC_CLIENT_SECRET?: string | undefined;
  DESK_OIDC_NAME?: string | undefined;
  DESK_OIDC_ROLES_CLAIM: string;
  DESK_OIDC_ROLES?: string | undefined;
  DESK_OIDC_SECOND_FACTOR: string;
}

export function deskProviderOf(settings: GivenSettings): DeskProvider | undefined {
  const { DESK_OIDC_ISSUER: issuer, DESK_OIDC_CLIENT_ID: clientId } = settings;
  if (!issuer && !clientId) return undefined;
  if (!issuer || !clientId) {
    throw new StartProblem(
      "Settings: an identity provider for staff needs DESK_OIDC_ISSUER and DESK_OIDC_CLIENT_ID together.",
    );
  }
  return {
    issuer,
    clientId,
    clientSecret: settings.DESK_OIDC_CLIENT_SECRET,
    name: settings.DESK_OIDC_NAME ?? new URL(issuer).host,
    rolesClaim: settings.DESK_OIDC_ROLES_CLAIM,
    roles: rolesOf(settings.DESK_OIDC_ROLES),
    secondFactors: settings.DESK_OIDC_SECOND_FACTOR.split(",").map((value) => value.trim()),
  };
}

/** Such as `claims-clerks=CLERK,claims-seniors=SENIOR`; without it the claim says the names of the roles. */
function rolesOf(given: string | undefined): ReadonlyMap<string, StaffRole> {
  if (given === undefined) return new Map(staffRoles.map((role) => [role, role]));
  const roles = new Map<string, StaffRole>();
  for (const pair of given.split(",")) {
    const [value = "", role = ""] = pair.split("=").map((part) => part.trim());
    if (value === "" || !isStaffRole(role)) {
      throw new StartProblem(
        `Settings: DESK_OIDC_ROLES must be pairs such as group=CLERK, and ${pair} is none.`,
      );
    }
    roles.set(value, role);
  }
  return roles;
}

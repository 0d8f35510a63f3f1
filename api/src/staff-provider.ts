import { isDepartment, type StaffRole } from "@portal/model/desk/rights.ts";
import type { Clock } from "./core/clock.ts";
import type { DeskProvider } from "./core/desk-config.ts";
import type { Log } from "./core/log.ts";
import { PROVIDER_CALLBACK, type StaffProvider } from "./desk/door-parts.ts";
import { createRelyingParty } from "./identity/relying-party.ts";

interface StaffProviderParts {
  publicUrl: string;
  clock: Clock;
  log: Log;
}

/** The identity provider of the insurer's staff: it says who signed in, by which factors, and with which roles. */
export function createStaffProvider(
  { name, issuer, clientId, clientSecret, rolesClaim, roles, secondFactors }: DeskProvider,
  { publicUrl, clock, log }: StaffProviderParts,
): StaffProvider {
  const relyingParty = createRelyingParty({
    issuer,
    clientId,
    clientSecret,
    scope: "openid email profile",
    addresses: {
      redirectUri: `${publicUrl}${PROVIDER_CALLBACK}`,
      signedOutUri: `${publicUrl}/desk/`,
    },
    clock,
    log,
  });
  return {
    name,
    begin: (language) => relyingParty.begin(language),
    async finish(answer, pending) {
      const identity = await relyingParty.finish(answer, pending);
      if (typeof identity === "string") return identity;
      const { subject, email, claims } = identity;
      const given = [...textsOf(claims["amr"]), ...textsOf(claims["acr"])];
      if (!given.some((value) => secondFactors.includes(value))) return "secondFactor";
      const department = textsOf(claims["department"]).find(isDepartment);
      const [spokenName] = textsOf(claims["name"]);
      const held = textsOf(claims[rolesClaim]).flatMap((value) => roles.get(value) ?? []);
      const distinct: StaffRole[] = [...new Set(held)];
      return { issuer, subject, email, name: spokenName, department, roles: distinct.toSorted() };
    },
  };
}

/** A claim is one text or several. */
function textsOf(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === "string");
}

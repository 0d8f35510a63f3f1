import type { RepresentationScope } from "@portal/model/representatives/scope.ts";

/** The addresses that representatives may open, by name; all other private ones redirect them home. */
const seen = "home contract invoices reimbursements documents cards";
/** Those that need the scope to send as well. */
const sent =
  "documentsSend interactions requestSent helpContactWrite messages helpAccident helpDamage";

export function isOpenWith(scope: RepresentationScope, name: string): boolean {
  return (scope === "SEND" ? `${seen} ${sent}` : seen).split(" ").includes(name);
}

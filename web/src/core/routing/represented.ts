import { includesScope, type RepresentationScope } from "@portal/model/representatives/scope.ts";
import type { PathName } from "./paths.ts";

/** The scope that opens an address to representatives; all other private addresses redirect them home. */
const opened: Partial<Record<PathName, RepresentationScope>> = {
  home: "SEE",
  contract: "SEE",
  invoices: "SEE",
  reimbursements: "SEE",
  documents: "SEE",
  cards: "SEE",
  documentsSend: "SEND",
  interactions: "SEND",
  requestSent: "SEND",
  helpContactWrite: "SEND",
  messages: "SEND",
  helpAccident: "SEND",
  helpDamage: "SEND",
};

export function isOpenWith(scope: RepresentationScope, name: PathName): boolean {
  const needed = opened[name];
  return needed !== undefined && includesScope(scope, needed);
}

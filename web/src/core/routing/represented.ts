import { includesScope, type RepresentationScope } from "@portal/model/representatives/scope.ts";

/** The scope that opens an address, by its name, to representatives; all other private ones redirect them home. */
const opened: Readonly<Record<string, RepresentationScope>> = {
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

export function isOpenWith(scope: RepresentationScope, name: string): boolean {
  const needed = opened[name];
  return needed !== undefined && includesScope(scope, needed);
}

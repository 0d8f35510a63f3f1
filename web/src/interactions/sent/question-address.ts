import type { MessageSubject } from "@portal/model/contact/conversations.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { requestReference } from "@portal/model/requests/receipt.ts";
import { type PathName, paths } from "../../core/routing/paths.ts";
import type { RequestReceipt } from "../interactions.ts";
import { originOf } from "./origins.ts";

/** The subject of a question, by the page of its request. */
const subjects: Partial<Record<PathName, MessageSubject>> = {
  invoices: "PAYMENTS",
  contract: "CHANGE_REQUEST",
  profile: "CHANGE_REQUEST",
  professional: "CHANGE_REQUEST",
  reimbursements: "BENEFITS",
  delegations: "BENEFITS",
  helpContact: "BENEFITS",
  home: "BENEFITS",
};

/** The message form, with subject, person and reference filled in. */
export function questionAddress({ id, type, details, concernedInsured }: RequestReceipt): string {
  const { back, group } = originOf(type, readDetails(type, details));
  const query = new URLSearchParams({
    // A card belongs to the page of contracts, but changes none.
    type: (group === "order" ? undefined : subjects[back]) ?? "GENERAL",
    reference: requestReference(id),
    ...(concernedInsured && { insured: String(concernedInsured.insuredNumber) }),
  });
  return `${paths.helpContactWrite.path}?${query.toString()}`;
}

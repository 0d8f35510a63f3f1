import { PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import type { RequestReceipt } from "../interactions.ts";

/** Whether an announced proof is still missing. */
export function awaitsProof({ type, details, children }: RequestReceipt): boolean {
  return [{ type, details }, ...children].some((part) => {
    const told = readDetails(part.type, part.details);
    if (told?.kind !== "mutation") return false;
    return told.extra?.some(({ key, value }) => key === "preuve" && value === PROOF_FOLLOWS);
  });
}

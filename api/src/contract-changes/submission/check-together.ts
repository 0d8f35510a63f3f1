import type { ChangeEntry } from "@portal/model/contract-changes/change.ts";
import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import type { MutationProposal } from "@portal/model/contract-changes/proposal.ts";
import { type Basis, goesWith, onDay } from "../proposals/basis.ts";
import type { Member } from "../proposals/household.ts";

/** A change of the input. */
export interface Change {
  member: Member;
  entry: ChangeEntry;
  /** The path of the change in the input. */
  at: string;
}

/**
 * Each change is checked against the present contract. A model that is sold only with some deductibles or risks must
 * also match those requested with it.
 */
export function checkTogether(
  basis: Basis,
  proposal: MutationProposal | null,
  changes: readonly Change[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const model of changes.filter(({ entry }) => entry.code === "aosModel")) {
    const own = changes.filter(({ member }) => member === model.member);
    if (!goesWithOthers(basis, proposal, model, own))
      fields[`${model.at}.value`] = "contractChanges.notOffered";
  }
  return fields;
}

function goesWithOthers(
  basis: Basis,
  proposal: MutationProposal | null,
  { member, entry }: Change,
  own: readonly Change[],
): boolean {
  const chosen = (code: ChangeEntry["code"]) => own.find((one) => one.entry.code === code)?.entry;
  const then = onDay(basis, member, entry.startingDate);
  const offer = then?.place.offers.find(
    ({ insurerCode, productCode }) =>
      insurerCode === then.contract.insurerCode && productCode === entry.value,
  );
  if (!then || !offer) return false;
  const chosenDeductible = chosen("deductible");
  const proposed = proposedMutation(proposal, member.insuredNumber, "deductible");
  const amount = chosenDeductible && offeredValue(proposed, chosenDeductible.value)?.amount;
  const risk = chosen("riskAdd") ? "MIT" : chosen("riskDel") ? "OHN" : then.contract.risk;
  return goesWith(offer, {
    day: entry.startingDate,
    birthdate: member.birthdate,
    deductible: amount ?? then.contract.deductible,
    risks: [risk],
  });
}

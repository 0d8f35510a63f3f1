import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import type { Proposals } from "@portal/model/contract-changes/proposal.ts";
import { proposedTransfer, transferOptions } from "@portal/model/contract-changes/transfer.ts";
import type { WizardState } from "@portal/model/contract-changes/wizard-state.ts";

/** The deductible that a person has chosen, in rappen, for a change or a transfer. */
export function newDeductible(
  { changes, transfers }: WizardState,
  proposals: Proposals,
  insured: number,
): number | undefined {
  const value = changes[insured]?.deductible?.value;
  if (value) {
    const proposed = proposedMutation(proposals.mutation, insured, "deductible");
    return offeredValue(proposed, value)?.amount ?? undefined;
  }
  const transfer = transfers[insured];
  if (!transfer) return undefined;
  const { deductibles } = transferOptions(proposedTransfer(proposals.transfer, insured), transfer);
  return deductibles.find(({ cdFranchise }) => cdFranchise === transfer.cdFran)?.amount;
}

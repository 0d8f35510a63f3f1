import type { PremiumInput } from "../contract.ts";
import { Risk } from "../contract.ts";
import type { Proposals } from "./proposal.ts";
import { NO_VARIANT, proposedTransfer, transferOptions } from "./transfer.ts";
import type { WizardState } from "./wizard-state.ts";

/** Around this day the premiums of the next year are announced. */
const ANNOUNCED = "09-23";

/** Whether everybody expects to know the premiums of the next year. */
export function isAnnounced(today: string): boolean {
  return today.slice(5) >= ANNOUNCED;
}

/** Whether to say that the premiums of the chosen day are not known yet. */
export function awaitsNewPremiums(state: WizardState, today: string): boolean {
  const year = today.slice(0, 4);
  const nextYear = `${Number(year) + 1}-01-01`;
  return !isAnnounced(today) && chosenDays(state).some((day) => day >= nextYear);
}

/** The days of what has a value, or of a transfer. */
function chosenDays({ changes, transfers }: WizardState): string[] {
  const ofChanges = Object.values(changes).flatMap((chosen) =>
    Object.values(chosen).map(({ startingDate }) => startingDate),
  );
  const ofTransfers = Object.values(transfers).map(({ date }) => date);
  return [...ofChanges, ...ofTransfers].filter((day) => day !== null);
}

/**
 * What the premium of a transfer is asked with, once product and day are known. What is not chosen yet counts as it is
 * in the present contract, where the product has it.
 */
export function transferPremiumInput(
  state: WizardState,
  { transfer }: Proposals,
  insured: number,
): PremiumInput | null {
  const chosen = state.transfers[insured];
  if (!chosen?.date || !chosen.cdCaisse || !chosen.cdProduit) return null;
  const { periods, deductibles } = transferOptions(proposedTransfer(transfer, insured), chosen);
  const present = periods.find(({ date }) => date === chosen.date)?.infosContrat;
  const codeFranchise = chosen.cdFran ?? present?.cdFranchise;
  if (!deductibles.some(({ cdFranchise }) => cdFranchise === codeFranchise)) return null;
  return {
    codeCaisse: chosen.cdCaisse,
    codeProduit: chosen.cdProduit,
    codeFranchise: codeFranchise ?? "",
    codeRisque: Risk.parse(chosen.cdRisqueCourt ?? present?.cdRisqueCourt),
    codeVariante: chosen.cdVariante ?? NO_VARIANT,
    dateEntree: chosen.date,
  };
}

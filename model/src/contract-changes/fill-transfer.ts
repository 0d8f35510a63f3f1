import { doctorNeed, type InsuredTransfer, type Proposals } from "./proposal.ts";
import { NO_VARIANT, proposedTransfer, transferOptions } from "./transfer.ts";
import {
  type TransferAct,
  type TransferChoice,
  type TransferPart,
  transferParts,
  type WizardState,
} from "./wizard-state.ts";

export const nothingTransferred: TransferChoice = {
  date: null,
  cdCaisse: null,
  cdProduit: null,
  cdVariante: null,
  doctor: null,
  cdFran: null,
  cdRisqueCourt: null,
};

/** Fills in a ticked transfer; a value that is not offered changes nothing. */
export function fillTransfer(
  state: WizardState,
  act: TransferAct,
  proposals: Proposals,
): WizardState {
  const { insured } = act;
  const before = state.transfers[insured];
  if (!before) return state;
  const after = filled(before, act, proposedTransfer(proposals.transfer, insured));
  if (after === before) return state;
  return {
    ...state,
    transfers: { ...state.transfers, [insured]: after },
  };
}

function filled(
  before: TransferChoice,
  act: TransferAct,
  proposed: InsuredTransfer | undefined,
): TransferChoice {
  if (act.type === "setTransfer") return transferChosen(before, act.part, act.value, proposed);
  const { product } = transferOptions(proposed, before);
  return act.doctor === null || (product && doctorNeed(product) !== "NONE")
    ? { ...before, doctor: act.doctor }
    : before;
}

/** The codes that can be chosen for a part. */
function codesOf(
  part: TransferPart,
  proposed: InsuredTransfer | undefined,
  chosen: TransferChoice,
) {
  const { periods, insurers, products, deductibles, risks } = transferOptions(proposed, chosen);
  const codes: Record<TransferPart, readonly string[]> = {
    date: periods.map(({ date }) => date),
    cdCaisse: insurers.map(({ cdCaisse }) => cdCaisse),
    cdProduit: products.map(({ cdProduit }) => cdProduit),
    cdFran: deductibles.map(({ cdFranchise }) => cdFranchise),
    cdRisqueCourt: risks.map(({ cdRisqueCourt }) => cdRisqueCourt),
  };
  return codes[part];
}

/** Chooses a part, and clears the parts that depended on its former value. */
export function transferChosen(
  before: TransferChoice,
  part: TransferPart,
  value: string | null,
  proposed: InsuredTransfer | undefined,
): TransferChoice {
  if (before[part] === value) return before;
  if (value !== null && !codesOf(part, proposed, before).includes(value)) return before;
  const after = { ...cleared(before, part, value), [part]: value };
  if (part === "cdProduit") return { ...after, cdVariante: variantOf(after, proposed) };
  return part === "cdFran" ? withOnlyRisk(after, proposed) : after;
}

/** The accident cover depends on a chosen deductible, not on its amount. */
function cleared(before: TransferChoice, part: TransferPart, value: string | null): TransferChoice {
  if (part === "cdRisqueCourt" || (part === "cdFran" && value !== null)) return before;
  const dependants = transferParts.slice(transferParts.indexOf(part) + 1);
  const empty = Object.fromEntries(dependants.map((one) => [one, null]));
  const product = part === "cdFran" ? {} : { doctor: null, cdVariante: null };
  return { ...before, ...empty, ...product };
}

/** The first variant of a product, or the code for none. */
function variantOf(chosen: TransferChoice, proposed: InsuredTransfer | undefined): string | null {
  const { product } = transferOptions(proposed, chosen);
  return product ? (product.variantes[0]?.cdVariante ?? NO_VARIANT) : null;
}

function withOnlyRisk(
  chosen: TransferChoice,
  proposed: InsuredTransfer | undefined,
): TransferChoice {
  const [only, another] = transferOptions(proposed, chosen).risks;
  return only && !another ? { ...chosen, cdRisqueCourt: only.cdRisqueCourt } : chosen;
}

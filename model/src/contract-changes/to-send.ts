import { needsProof } from "./accident-proof.ts";
import type { ChangeEntry, ChangeSubmission } from "./change.ts";
import { offeredValue } from "./check-change.ts";
import { ExtraKey } from "./extras.ts";
import {
  doctorNeedOf,
  type InsuredProposal,
  MutationCode,
  type ProposedMutation,
  type Proposals,
} from "./proposal.ts";
import { NO_VARIANT, type TransferDraft } from "./transfer.ts";
import type { ChosenChange, WizardState } from "./wizard-state.ts";

/** The input of `submitContractMutations`, in the order of the proposal. Missing values are empty texts. */
export function toMutations(state: WizardState, { mutation }: Proposals): ChangeSubmission {
  const mutations = (mutation?.assures ?? []).flatMap((proposed) => {
    const data = entriesOf(state, proposed);
    const { firstname, lastname, noAssure: insuredNumber } = proposed;
    return data.length > 0 ? [{ firstname, lastname, insuredNumber, data }] : [];
  });
  return { mutations };
}

function entriesOf(state: WizardState, person: InsuredProposal): ChangeEntry[] {
  const { noAssure, mutations, employments } = person;
  const changes = state.changes[noAssure] ?? {};
  return MutationCode.options.flatMap((code) => {
    const change = changes[code];
    const proposed = mutations.find((mutation) => mutation.code === code);
    return change ? [withoutNeedless(entryOf(code, change, proposed), employments)] : [];
  });
}

/** A proof that was added before the employer is not sent. */
function withoutNeedless(
  entry: ChangeEntry,
  employments: InsuredProposal["employments"],
): ChangeEntry {
  if (entry.code !== "riskDel" || needsProof(entry, employments)) return entry;
  return { ...entry, extra: entry.extra.filter(({ key }) => key !== "preuve") };
}

function entryOf(
  code: MutationCode,
  { value, startingDate, extra }: ChosenChange,
  proposed: ProposedMutation | undefined,
): ChangeEntry {
  const offered = value === null ? undefined : offeredValue(proposed, value);
  return {
    code,
    value: value ?? "",
    startingDate: startingDate ?? "",
    level: null,
    mpr: offered !== undefined && doctorNeedOf(code, offered) !== "NONE",
    extra: ExtraKey.options.flatMap((key) => {
      const told = extra[key]?.trim() ?? "";
      return told ? [{ key, value: told }] : [];
    }),
  };
}

/** The input of `addTransfertCaisse`, in the order of the proposal. Missing values are empty texts. */
export function toTransfer(state: WizardState, { transfer }: Proposals): TransferDraft {
  const demandes = (transfer?.assures ?? []).flatMap(({ noAssure }) => {
    const chosen = state.transfers[noAssure];
    if (!chosen) return [];
    const { date, cdCaisse, cdProduit, cdVariante, cdFran, cdRisqueCourt, doctor } = chosen;
    return [
      {
        noAssure,
        cdCaisse: cdCaisse ?? "",
        cdFran: cdFran ?? "",
        cdProduit: cdProduit ?? "",
        cdRisqueCourt: cdRisqueCourt ?? "",
        cdVariante: cdVariante ?? NO_VARIANT,
        date: date ?? "",
        primaryCareDoctor: doctor?.noDispensateur ?? null,
      },
    ];
  });
  return { refDemande: transfer?.refDemande ?? "", demandes };
}

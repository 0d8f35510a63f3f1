import { Consent } from "@portal/model/contract-changes/consents.ts";
import { Risk } from "@portal/model/contract.ts";
import { toMutations, toTransfer } from "@portal/model/contract-changes/to-send.ts";
import { hasTransfers } from "@portal/model/contract-changes/wizard-state.ts";
import { NO_VARIANT } from "@portal/model/contract-changes/transfer.ts";
import { graphql, query, type RequestOptions } from "../../core/http/api.ts";
import type { Wizard } from "../useWizard.ts";

const SubmitChanges = graphql(`
  mutation SubmitChanges($mutations: [ContractMutation!]!, $consents: [ContractChangeConsent!]!) {
    submitContractMutations(mutations: $mutations, consents: $consents) {
      request
    }
  }
`);

const AddTransfer = graphql(`
  mutation AddTransfer(
    $refDemande: String!
    $demandes: [TransferDemand!]!
    $consents: [ContractChangeConsent!]!
  ) {
    addTransfertCaisse(refDemande: $refDemande, demandes: $demandes, consents: $consents) {
      request
    }
  }
`);

/** Sends all choices as one request; resolves to its id. */
export async function submit(
  { state, proposals }: Pick<Wizard, "state" | "proposals">,
  options: RequestOptions,
): Promise<string> {
  const consents = Consent.options.filter((consent) => state.consents[consent]);
  if (!hasTransfers(state)) {
    const { mutations } = toMutations(state, proposals);
    const sent = await query(SubmitChanges, { mutations, consents }, options);
    return sent.submitContractMutations.request;
  }
  const { refDemande, demandes } = toTransfer(state, proposals);
  const asked = demandes.map((demand) => ({
    ...demand,
    cdVariante: demand.cdVariante ?? NO_VARIANT,
    cdRisqueCourt: Risk.parse(demand.cdRisqueCourt),
  }));
  const sent = await query(AddTransfer, { refDemande, demandes: asked, consents }, options);
  return sent.addTransfertCaisse.request;
}

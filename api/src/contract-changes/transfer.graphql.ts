import type { Risk } from "@portal/model/contract.ts";
import { RiskEnum } from "../contract/health.graphql.ts";
import { builder } from "../core/http/graphql.ts";
import { ConsentEnum, ContractMutationsReceived } from "./contract-changes.graphql.ts";
import { addTransfertCaisse } from "./submission/submit-transfer.ts";

interface DemandInput {
  noAssure: number;
  cdCaisse: string;
  cdFran: string;
  cdProduit: string;
  cdRisqueCourt: Risk;
  cdVariante?: string | null | undefined;
  date: string;
  primaryCareDoctor?: string | null | undefined;
}

const TransferDemand = builder.inputRef<DemandInput>("TransferDemand").implement({
  description: "The transfer of one person to another insurer of the group.",
  fields: (t) => ({
    noAssure: t.int({ required: true, description: "The insured number." }),
    cdCaisse: t.string({ required: true, description: "The code of the other insurer." }),
    cdFran: t.string({ required: true, description: "The code of the deductible." }),
    cdProduit: t.string({ required: true, description: "The code of the product." }),
    cdRisqueCourt: t.field({
      type: RiskEnum,
      required: true,
      description: "Whether accidents are covered.",
    }),
    cdVariante: t.string({
      description: "The code of the variant; `N/A` where the product has none.",
    }),
    date: t.field({
      type: "Date",
      required: true,
      description: "The first day with the other insurer.",
    }),
    primaryCareDoctor: t.string({ description: "The number of the family doctor." }),
  }),
});

builder.mutationField("addTransfertCaisse", (t) =>
  t.field({
    type: ContractMutationsReceived,
    description:
      "Asks for transfers to other insurers of the group, as they are proposed. While a change of one of the people waits it is a CONFLICT.",
    args: {
      refDemande: t.arg.string({
        required: true,
        description: "The reference of the proposal; an outdated one is refused.",
      }),
      demandes: t.arg({
        type: [TransferDemand],
        required: true,
        description: "One entry for each person, at most 30.",
      }),
      consents: t.arg({
        type: [ConsentEnum],
        description: "What was agreed to. Both are needed.",
      }),
    },
    resolve: (_root, { refDemande, demandes, consents }, ctx) =>
      addTransfertCaisse(ctx, { refDemande, demandes, consents: consents ?? [] }),
  }),
);

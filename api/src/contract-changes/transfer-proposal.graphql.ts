import type {
  InsuredTransfer as InsuredTransferShape,
  OfferedInsurer as OfferedInsurerShape,
  OfferedProduct as OfferedProductShape,
  PresentContract as PresentContractShape,
  TransferPeriod as TransferPeriodShape,
  TransferProposal as TransferProposalShape,
} from "@portal/model/contract-changes/proposal.ts";
import { CareDoctor, RiskEnum } from "../contract/health.graphql.ts";
import { builder } from "../core/http/graphql.ts";
import { ConstraintEnum } from "./codes.graphql.ts";
import { readTransferProposal } from "./proposals/read-proposals.ts";

const OfferedDeductible = builder
  .objectRef<OfferedProductShape["franchises"][number]>("OfferedDeductible")
  .implement({
    description: "A deductible with which a product can be had.",
    fields: (t) => ({
      cdFranchise: t.exposeString("cdFranchise", { description: "Its code in the tariff." }),
      franchise: t.exposeString("franchise", { description: "What it is called." }),
      amount: t.expose("amount", { type: "Chf", description: "What it is, a year." }),
    }),
  });

const OfferedVariant = builder
  .objectRef<OfferedProductShape["variantes"][number]>("OfferedVariant")
  .implement({
    description: "A variant of a product.",
    fields: (t) => ({
      cdVariante: t.exposeString("cdVariante", { description: "Its code." }),
      variante: t.exposeString("variante", { description: "What it is called." }),
    }),
  });

const OfferedProduct = builder.objectRef<OfferedProductShape>("OfferedProduct").implement({
  description: "A product that can be had with another insurer.",
  fields: (t) => ({
    cdProduit: t.exposeString("cdProduit", { description: "Its code." }),
    produit: t.exposeString("produit", {
      description: "Its name, in the language of the request.",
    }),
    variantes: t.field({
      type: [OfferedVariant],
      description: "Its variants; where there are none, `N/A` is sent.",
      resolve: ({ variantes }) => [...variantes],
    }),
    primaryCareDoctor: t.exposeBoolean("primaryCareDoctor", {
      description: "Whether a doctor can be named with it.",
    }),
    primaryCareDoctorMandatory: t.exposeBoolean("primaryCareDoctorMandatory", {
      description: "Whether a doctor has to be named with it.",
    }),
    franchises: t.field({
      type: [OfferedDeductible],
      description: "The deductibles it can be had with.",
      resolve: ({ franchises }) => [...franchises],
    }),
  }),
});

const OfferedInsurer = builder.objectRef<OfferedInsurerShape>("OfferedInsurer").implement({
  description: "An insurer of the group to which a person can transfer.",
  fields: (t) => ({
    cdCaisse: t.exposeString("cdCaisse", { description: "Its code." }),
    caisse: t.exposeString("caisse", { description: "Its name, in the language of the request." }),
    produits: t.field({
      type: [OfferedProduct],
      description: "What it has at the place of residence.",
      resolve: ({ produits }) => [...produits],
    }),
  }),
});

const PresentContract = builder.objectRef<PresentContractShape>("PresentContract").implement({
  description: "The contract that a transfer would end, as it would be on the day.",
  fields: (t) => ({
    cdCaisse: t.exposeString("cdCaisse", { description: "The code of the insurer." }),
    caisse: t.exposeString("caisse", { description: "The insurer." }),
    cdProduit: t.exposeString("cdProduit", { description: "The code of the product." }),
    produit: t.exposeString("produit", { description: "The product." }),
    cdFranchise: t.exposeString("cdFranchise", { description: "The code of the deductible." }),
    franchiseCourt: t.exposeString("franchiseCourt", { description: "The deductible in short." }),
    franchiseAmount: t.expose("franchiseAmount", { type: "Chf", description: "The deductible." }),
    cdRisqueCourt: t.expose("cdRisqueCourt", {
      type: RiskEnum,
      description: "Whether accidents are covered.",
    }),
    cdVariante: t.exposeString("cdVariante", { description: "`N/A`: no product has a variant." }),
    primaryCareDoctor: t.expose("primaryCareDoctor", {
      type: CareDoctor,
      nullable: true,
      description: "The family doctor.",
    }),
  }),
});

const OfferedRisk = builder
  .objectRef<TransferPeriodShape["risques"][number]>("OfferedRisk")
  .implement({
    description: "With or without accidents.",
    fields: (t) => ({
      cdRisqueCourt: t.expose("cdRisqueCourt", {
        type: RiskEnum,
        description: "Whether accidents are covered.",
      }),
    }),
  });

const TransferPeriod = builder.objectRef<TransferPeriodShape>("TransferPeriod").implement({
  description: "A day on which a person can transfer to another insurer.",
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "The first day with the other insurer." }),
    infosContrat: t.expose("infosContrat", {
      type: PresentContract,
      description: "What the transfer would end.",
    }),
    caisses: t.field({
      type: [OfferedInsurer],
      description: "The insurers to which the person can transfer.",
      resolve: ({ caisses }) => [...caisses],
    }),
    risques: t.field({
      type: [OfferedRisk],
      description: "Only a person who has left accidents out already can leave them out.",
      resolve: ({ risques }) => [...risques],
    }),
  }),
});

const InsuredTransfer = builder.objectRef<InsuredTransferShape>("InsuredTransfer").implement({
  description: "How a person can transfer to another insurer of the group.",
  fields: (t) => ({
    noAssure: t.exposeInt("noAssure", { description: "The insured number." }),
    constraints: t.field({
      type: [ConstraintEnum],
      description: "Why there is no transfer, or none for the coming year.",
      resolve: ({ constraints }) => [...constraints],
    }),
    periodes: t.field({
      type: [TransferPeriod],
      description: "The days on which the person can transfer, the earliest first.",
      resolve: ({ periodes }) => [...periodes],
    }),
  }),
});

const TransferProposal = builder.objectRef<TransferProposalShape>("TransferProposal").implement({
  description: "How the people of a household can transfer to another insurer of the group.",
  fields: (t) => ({
    refDemande: t.exposeString("refDemande", {
      description: "The reference to ask under: the same as long as the same is proposed.",
    }),
    assures: t.field({
      type: [InsuredTransfer],
      description: "The people on the account, without those known for information only.",
      resolve: ({ assures }) => [...assures],
    }),
  }),
});

builder.queryField("transferProposal", (t) =>
  t.field({
    type: TransferProposal,
    nullable: true,
    description:
      "To which insurers of the group people can transfer, by contract, tariff and law. Null while transfers are switched off.",
    resolve: (_root, _args, ctx) => readTransferProposal(ctx),
  }),
);

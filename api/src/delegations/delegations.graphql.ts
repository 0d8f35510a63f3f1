import { DelegationStatus, TreatmentNature } from "@portal/model/delegations.ts";
import { builder } from "../core/http/graphql.ts";
import { type Delegation as Listed, listDelegations } from "./delegations.ts";

const DelegationStatusEnum = builder.enumType("DelegationStatus", {
  values: DelegationStatus.options,
});
const TreatmentNatureEnum = builder.enumType("TreatmentNature", {
  description: "What a family doctor sends somebody to another provider for.",
  values: TreatmentNature.options,
});

const Delegation = builder.objectRef<Listed>("Delegation").implement({
  description: "A voucher with which a family doctor sends somebody to another provider.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insuredNumber: t.exposeInt("insuredNumber"),
    providerNumber: t.exposeString("providerNumber"),
    providerName: t.exposeString("providerName"),
    startValidity: t.expose("startValidity", { type: "Date" }),
    endValidity: t.expose("endValidity", { type: "Date" }),
    treatmentNature: t.field({
      type: TreatmentNatureEnum,
      resolve: ({ treatmentNature }) => TreatmentNature.parse(treatmentNature),
    }),
    subCategory: t.exposeString("subCategory", { nullable: true }),
    status: t.expose("status", { type: DelegationStatusEnum }),
  }),
});

builder.queryField("delegations", (t) =>
  t.field({
    type: [Delegation],
    args: {
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true }),
    },
    resolve: (_root, wish, ctx) => listDelegations(ctx, wish),
  }),
);

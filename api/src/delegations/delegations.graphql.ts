import { DelegationStatus, TreatmentNature } from "@portal/model/delegations.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { type Delegation as Listed, listDelegations } from "./delegations.ts";

const DelegationStatusEnum = builder.enumType("DelegationStatus", {
  description: "How a voucher stands on a day.",
  values: enumValues(DelegationStatus.options, {
    EXPIRED: "Its last day is over.",
    SOON_EXPIRED: "It holds for 30 days or less.",
    VALID: "It holds for more than 30 days.",
  }),
});
const TreatmentNatureEnum = builder.enumType("TreatmentNature", {
  description: "What a family doctor refers an insured person to another provider for.",
  values: enumValues(TreatmentNature.options, {
    AFCH: "A chronic condition.",
    AFST: "A stable condition.",
    AUTR: "Another reason.",
    AVSP: "A specialist's opinion.",
    AXML: "An electronic notice from the practice.",
    CHIR: "Surgery.",
    EXSP: "A specialised examination.",
    HOSP: "A hospital stay.",
    SELF: "On the person's own initiative.",
    TRIN: "Treatment.",
    URGE: "An emergency.",
  }),
});

const Delegation = builder.objectRef<Listed>("Delegation").implement({
  description: "A voucher with which a family doctor refers an insured person to another provider.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insuredNumber: t.exposeInt("insuredNumber"),
    providerNumber: t.exposeString("providerNumber", {
      description: "The number of that provider.",
    }),
    providerName: t.exposeString("providerName", { description: "To whom the person is sent." }),
    startValidity: t.expose("startValidity", {
      type: "Date",
      description: "The first day on which it holds.",
    }),
    endValidity: t.expose("endValidity", {
      type: "Date",
      description: "The last day on which it holds.",
    }),
    treatmentNature: t.field({
      type: TreatmentNatureEnum,
      description: "What for.",
      resolve: ({ treatmentNature }) => TreatmentNature.parse(treatmentNature),
    }),
    subCategory: t.exposeString("subCategory", {
      nullable: true,
      description: "The provider's field, as the doctor named it; null where it was not named.",
    }),
    status: t.expose("status", { type: DelegationStatusEnum, description: "How it stands today." }),
  }),
});

builder.queryField("delegations", (t) =>
  t.field({
    type: [Delegation],
    description: "The vouchers that hold on any day of a period, as they stand today.",
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first day of the period." }),
      to: t.arg({ type: "Date", required: true, description: "The last day of the period." }),
    },
    resolve: (_root, args, ctx) => listDelegations(ctx, args),
  }),
);

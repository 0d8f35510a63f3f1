import type {
  Discount as DiscountShape,
  InsuredContracts as InsuredContractsShape,
  Premium as PremiumShape,
  PremiumInput as PremiumInputShape,
} from "@portal/model/contract.ts";
import { builder } from "../core/http/graphql.ts";
import { Coordinates } from "../places/places.graphql.ts";
import {
  readContracts,
  readNewPremium,
  readTelemedecin,
  readTotalMonthlyAmount,
} from "./contract.ts";
import {
  BasicContract,
  PeriodicityEnum,
  RiskEnum,
  SupplementaryContract,
  Telemedecin,
} from "./health.graphql.ts";
import { PropertyContract } from "./property.graphql.ts";

const InsuredContracts = builder.objectRef<InsuredContractsShape>("InsuredContracts").implement({
  description: "What a person is covered for on a day.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    domicile: t.expose("domicile", {
      type: Coordinates,
      nullable: true,
      description:
        "Where the locality of the legal domicile lies; null where the directory does not know it.",
    }),
    healthBasic: t.expose("healthBasic", {
      type: BasicContract,
      nullable: true,
      description: "Compulsory health insurance; null for a person who has none with us.",
    }),
    supplementals: t.expose("supplementals", {
      type: [SupplementaryContract],
      description: "Voluntary health insurance.",
    }),
    supplementalsMonthlyAmount: t.expose("supplementalsMonthlyAmount", {
      type: "Chf",
      description: "What is paid a month for voluntary health insurance.",
    }),
    estate: t.expose("estate", {
      type: [PropertyContract],
      description:
        "Property insurance. Of the main insured alone, who is the policyholder; empty for all others.",
    }),
    monthlyAmount: t.expose("monthlyAmount", {
      type: "Chf",
      description: "What is paid a month for all contracts of the person.",
    }),
  }),
});

builder.queryField("contracts", (t) =>
  t.field({
    type: [InsuredContracts],
    description:
      "On a day, or today: one entry per person on the account, also for those without any contract.",
    args: {
      date: t.arg({
        type: "Date",
        description: "Two years back and one year ahead at most; today where it is left out.",
      }),
    },
    resolve: (_root, args, ctx) => readContracts(ctx, dayOf(args)),
  }),
);

builder.queryField("totalMonthlyAmount", (t) =>
  t.field({
    type: "Chf",
    description: "What is paid a month for all insured persons of the account, on a day or today.",
    args: {
      date: t.arg({
        type: "Date",
        description: "Two years back and one year ahead at most; today where it is left out.",
      }),
    },
    resolve: (_root, args, ctx) => readTotalMonthlyAmount(ctx, dayOf(args)),
  }),
);

builder.queryField("telemedecin", (t) =>
  t.field({
    type: [Telemedecin],
    description: "All partners for telemedicine.",
    resolve: (_root, _args, ctx) => readTelemedecin(ctx),
  }),
);

const Discount = builder.objectRef<DiscountShape>("Discount").implement({
  description: "What is taken off a premium.",
  fields: (t) => ({
    codeClause: t.exposeString("codeClause", {
      description: "What it is for: a code of the tariff.",
    }),
    montantRabais: t.expose("montantRabais", {
      type: "Chf",
      description: "What it takes off a month, negative.",
    }),
    dejaDeduitRabais: t.exposeBoolean("dejaDeduitRabais", {
      description: "Whether the net premium has this discount in it already.",
    }),
  }),
});

const Premium = builder.objectRef<PremiumShape>("Premium").implement({
  description: "The monthly premium of a wished contract.",
  fields: (t) => ({
    grossPremium: t.expose("grossPremium", {
      type: "Chf",
      description: "Before discounts, refund and reductions.",
    }),
    tax: t.expose("tax", { type: "Chf", description: "The environmental refund, 0 or negative." }),
    discount: t.expose("discount", { type: [Discount], description: "What is taken off." }),
    netPremium: t.expose("netPremium", {
      type: "Chf",
      description: "The gross premium less its discounts.",
    }),
    actualPremium: t.expose("actualPremium", {
      type: "Chf",
      description: "What is to be paid a month: net premium, refund and reductions counted in.",
    }),
    foreigner: t.exposeBoolean("foreigner", { description: "Resident abroad: no refund." }),
  }),
});

const PremiumInput = builder.inputRef<PremiumInputShape>("PremiumInput").implement({
  description:
    "What a basic contract would be with another product, deductible or risk, from a day on.",
  fields: (t) => ({
    codeCaisse: t.string({ required: true, description: "The code of the health insurer." }),
    codeProduit: t.string({ required: true, description: "The code of the product." }),
    codeFranchise: t.string({
      required: true,
      description: "The code of the deductible in the tariff.",
    }),
    codeRisque: t.field({
      type: RiskEnum,
      required: true,
      description: "Whether accidents are covered too.",
    }),
    codeVariante: t.string({
      required: true,
      description: "`N/A`, since no product has a variant.",
    }),
    dateEntree: t.field({ type: "Date", required: true, description: "From when it would hold." }),
    periodicity: t.field({
      type: PeriodicityEnum,
      description: "How often it would be paid; as it is now where it is left out.",
    }),
  }),
});

builder.queryField("newPremium", (t) =>
  t.field({
    type: Premium,
    description: "What a month would cost with another basic contract.",
    args: {
      insuredNumber: t.arg.int({ required: true }),
      premiumInput: t.arg({
        type: PremiumInput,
        required: true,
        description: "The contract that is wished for.",
      }),
    },
    resolve: (_root, { insuredNumber, premiumInput }, ctx) =>
      readNewPremium(ctx, insuredNumber, premiumInput),
  }),
);

function dayOf({ date }: { date?: string | null | undefined }): { date?: string } {
  return date ? { date } : {};
}

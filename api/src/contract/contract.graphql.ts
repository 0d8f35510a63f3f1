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
import { BasicContract, RiskEnum, SupplementaryContract, Telemedecin } from "./health.graphql.ts";
import { PropertyContract } from "./property.graphql.ts";

const InsuredContracts = builder.objectRef<InsuredContractsShape>("InsuredContracts").implement({
  description: "What a person is covered for on a day.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    domicile: t.expose("domicile", {
      type: Coordinates,
      nullable: true,
      description: "The locality of the legal domicile, where the directory knows it.",
    }),
    healthBasic: t.expose("healthBasic", { type: BasicContract, nullable: true }),
    supplementals: t.expose("supplementals", { type: [SupplementaryContract] }),
    supplementalsMonthlyAmount: t.expose("supplementalsMonthlyAmount", { type: "Chf" }),
    estate: t.expose("estate", {
      type: [PropertyContract],
      description: "Of the main insured alone, who is the policyholder.",
    }),
    monthlyAmount: t.expose("monthlyAmount", { type: "Chf" }),
  }),
});

builder.queryField("contracts", (t) =>
  t.field({
    type: [InsuredContracts],
    description:
      "On a day, or today: one entry per person on the account, also for those without any contract.",
    args: { date: t.arg({ type: "Date" }) },
    resolve: (_root, args, ctx) => readContracts(ctx, dayOf(args)),
  }),
);

builder.queryField("totalMonthlyAmount", (t) =>
  t.field({
    type: "Chf",
    description: "What is paid a month for everybody on the account, on a day or today.",
    args: { date: t.arg({ type: "Date" }) },
    resolve: (_root, args, ctx) => readTotalMonthlyAmount(ctx, dayOf(args)),
  }),
);

builder.queryField("telemedecin", (t) =>
  t.field({ type: [Telemedecin], resolve: (_root, _args, ctx) => readTelemedecin(ctx) }),
);

const Discount = builder.objectRef<DiscountShape>("Discount").implement({
  fields: (t) => ({
    codeClause: t.exposeString("codeClause"),
    montantRabais: t.expose("montantRabais", { type: "Chf" }),
    dejaDeduitRabais: t.exposeBoolean("dejaDeduitRabais", {
      description: "Whether the net premium has this discount in it already.",
    }),
  }),
});

const Premium = builder.objectRef<PremiumShape>("Premium").implement({
  description: "The monthly premium of a wished contract.",
  fields: (t) => ({
    grossPremium: t.expose("grossPremium", { type: "Chf" }),
    tax: t.expose("tax", { type: "Chf", description: "The environmental refund, 0 or negative." }),
    discount: t.expose("discount", { type: [Discount] }),
    netPremium: t.expose("netPremium", { type: "Chf" }),
    actualPremium: t.expose("actualPremium", { type: "Chf", description: "What is to be paid." }),
    foreigner: t.exposeBoolean("foreigner", { description: "Resident abroad: no refund." }),
  }),
});

const PremiumInput = builder.inputRef<PremiumInputShape>("PremiumInput").implement({
  fields: (t) => ({
    codeCaisse: t.string({ required: true }),
    codeProduit: t.string({ required: true }),
    codeFranchise: t.string({ required: true }),
    codeRisque: t.field({ type: RiskEnum, required: true }),
    codeVariante: t.string({ required: true }),
    dateEntree: t.field({ type: "Date", required: true }),
  }),
});

builder.queryField("newPremium", (t) =>
  t.field({
    type: Premium,
    args: {
      insuredNumber: t.arg.int({ required: true }),
      premiumInput: t.arg({ type: PremiumInput, required: true }),
    },
    resolve: (_root, { insuredNumber, premiumInput }, ctx) =>
      readNewPremium(ctx, insuredNumber, premiumInput),
  }),
);

function dayOf({ date }: { date?: string | null | undefined }): { date?: string } {
  return date ? { date } : {};
}

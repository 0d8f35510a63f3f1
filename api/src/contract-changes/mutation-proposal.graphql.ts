import type { Employment as EmploymentShape } from "@portal/model/contract-changes/employment.ts";
import type {
  ProposedMutation as ProposedMutationShape,
  ProposedValue as ProposedValueShape,
} from "@portal/model/contract-changes/proposal.ts";
import { builder } from "../core/http/graphql.ts";
import { ConstraintEnum, MutationCodeEnum } from "./codes.graphql.ts";
import type { YearlyCosts as YearlyCostsShape } from "./proposals/household.ts";
import type { MemberProposal } from "./proposals/propose-changes.ts";
import { type HouseholdProposal, readMutationProposal } from "./proposals/read-proposals.ts";

const ProposedValue = builder.objectRef<ProposedValueShape>("ProposedValue").implement({
  description: "Something that can be chosen, and from when on.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "What to send." }),
    text: t.exposeString("text", {
      description: "What it is called, in the language of the request.",
    }),
    amount: t.expose("amount", {
      type: "Chf",
      nullable: true,
      description: "A deductible of a year; null for everything else.",
    }),
    dates: t.field({
      type: ["Date"],
      description: "The days from which it can be had, the earliest first.",
      resolve: ({ dates }) => [...dates],
    }),
    dateDefault: t.expose("dateDefault", {
      type: "Date",
      nullable: true,
      description: "The day that most people mean.",
    }),
    primaryCareDoctor: t.exposeBoolean("primaryCareDoctor", {
      description: "Whether a doctor can be named with it.",
    }),
    primaryCareDoctorMandatory: t.exposeBoolean("primaryCareDoctorMandatory", {
      description: "Whether a doctor has to be named with it.",
    }),
  }),
});

const ProposedMutation = builder.objectRef<ProposedMutationShape>("ProposedMutation").implement({
  description: "A kind of change, open or closed.",
  fields: (t) => ({
    code: t.expose("code", { type: MutationCodeEnum, description: "What is changed." }),
    constraints: t.field({
      type: [ConstraintEnum],
      description: "Why it is closed, or why only later days are offered.",
      resolve: ({ constraints }) => [...constraints],
    }),
    enabled: t.exposeBoolean("enabled", { description: "Whether it can be asked for." }),
    values: t.field({
      type: [ProposedValue],
      description: "What can be chosen instead of what holds; empty where it is closed.",
      resolve: ({ values }) => [...values],
    }),
  }),
});

const YearlyCosts = builder.objectRef<YearlyCostsShape>("YearlyCosts").implement({
  description:
    "What a year's care cost as far as basic insurance covers it, paid by the insurer and by the person.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "The calendar year of the treatments." }),
    costs: t.expose("costs", { type: "Chf", description: "Before deductible and coinsurance." }),
  }),
});

const Employment = builder.objectRef<EmploymentShape>("Employment").implement({
  description: "A time in which professional data name an employer.",
  fields: (t) => ({
    employer: t.exposeString("employer", { description: "The name as it was told." }),
    from: t.expose("from", { type: "Date", description: "The first day." }),
    to: t.expose("to", {
      type: "Date",
      nullable: true,
      description: "The last day; null where no other occupation is announced.",
    }),
  }),
});

const InsuredProposal = builder.objectRef<MemberProposal>("InsuredProposal").implement({
  description: "What can be changed in the basic contract of a person.",
  fields: (t) => ({
    noAssure: t.exposeInt("noAssure", { description: "The insured number." }),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    mutations: t.field({
      type: [ProposedMutation],
      description: "All kinds of changes, one entry for each.",
      resolve: ({ mutations }) => [...mutations],
    }),
    yearlyCosts: t.field({
      type: [YearlyCosts],
      description:
        "Of the last five years that had any, the earliest first. Empty for adults other than the person: their statements are theirs alone.",
      resolve: ({ yearlyCosts }) => [...yearlyCosts],
    }),
    employments: t.field({
      type: [Employment],
      description:
        "When professional data name an employer. A person who leaves accidents out on one of these days and names the same employer needs no proof.",
      resolve: ({ employments }) => [...employments],
    }),
  }),
});

const MutationProposal = builder.objectRef<HouseholdProposal>("MutationProposal").implement({
  description: "What can be changed in the basic contracts of a household.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The same as long as the same is proposed." }),
    warningMessage: t.exposeString("warningMessage", {
      nullable: true,
      description: "What customers should know before they choose, in the language of the request.",
    }),
    assures: t.field({
      type: [InsuredProposal],
      description: "The people on the account, without those known for information only.",
      resolve: ({ assures }) => [...assures],
    }),
  }),
});

builder.queryField("mutationProposal", (t) =>
  t.field({
    type: MutationProposal,
    nullable: true,
    description:
      "What can be changed, into what and from when on, by contract, tariff and law. Null while changes are switched off.",
    resolve: (_root, _args, ctx) => readMutationProposal(ctx),
  }),
);

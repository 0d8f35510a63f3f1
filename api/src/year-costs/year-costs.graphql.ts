import type { FreePeriod } from "@portal/model/cost-sharing/maternity.ts";
import type { PastYear, Siblings } from "@portal/model/year-costs/forecast.ts";
import type { OfferedYear } from "@portal/model/year-costs/simulation.ts";
import { builder } from "../core/http/graphql.ts";
import {
  type DeductibleYears as DeductibleYearsShape,
  type PossibleChange as PossibleChangeShape,
  readDeductibleYears,
} from "./deductible-years.ts";
import type { PremiumMonth as PremiumMonthShape } from "./premium-months.ts";
import {
  readYearCosts,
  type YearCare as YearCareShape,
  type YearCosts as YearCostsShape,
  type YearShare as YearShareShape,
} from "./year-costs.ts";

const PremiumMonth = builder.objectRef<PremiumMonthShape>("PremiumMonth").implement({
  description: "The health premiums of a month, after reductions.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "`2027-03`." }),
    basic: t.expose("basic", { type: "Chf", description: "Of basic insurance." }),
    supplementary: t.expose("supplementary", {
      type: "Chf",
      description: "Of supplementary insurance.",
    }),
    isAnnounced: t.exposeBoolean("isAnnounced", {
      description: "Whether the premiums of that year are known; otherwise the latest ones stand.",
    }),
  }),
});

const SiblingsOf = builder.objectRef<Siblings>("SiblingShares").implement({
  description: "The other children of the family with the same insurer, who share a limit.",
  fields: (t) => ({
    borne: t.expose("borne", { type: "Chf", description: "What they have borne in the year." }),
    highest: t.expose("highest", { type: "Chf", description: "The highest of their deductibles." }),
  }),
});

const YearShare = builder.objectRef<YearShareShape>("YearShare").implement({
  description: "The limits of a year and what of them was borne.",
  fields: (t) => ({
    deductible: t.expose("deductible", { type: "Chf", description: "The deductible." }),
    deductiblePaid: t.expose("deductiblePaid", {
      type: "Chf",
      description: "What of it was borne.",
    }),
    coinsuranceMaximum: t.expose("coinsuranceMaximum", {
      type: "Chf",
      description: "The most coinsurance.",
    }),
    coinsurancePaid: t.expose("coinsurancePaid", {
      type: "Chf",
      description: "What of it was borne.",
    }),
    siblings: t.expose("siblings", {
      type: SiblingsOf,
      nullable: true,
      description: "Null for an adult.",
    }),
  }),
});

const PastYearOfCare = builder.objectRef<PastYear>("PastYearOfCare").implement({
  description: "A past year that began with basic insurance.",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "By the day of treatment." }),
    shared: t.expose("shared", {
      type: "Chf",
      description: "The costs that deductible and coinsurance divided.",
    }),
    outside: t.expose("outside", {
      type: "Chf",
      description: "Hospital contributions, and what no insurance covered.",
    }),
  }),
});

const YearCare = builder.objectRef<YearCareShape>("YearCare").implement({
  description: "The care of a person in the year, and in the years before.",
  fields: (t) => ({
    shared: t.expose("shared", {
      type: "Chf",
      description: "The costs so far that deductible and coinsurance divided.",
    }),
    outside: t.expose("outside", {
      type: "Chf",
      description: "Hospital contributions, and what no insurance covered.",
    }),
    history: t.expose("history", { type: [PastYearOfCare], description: "At most three years." }),
  }),
});

const FreeCare = builder.objectRef<FreePeriod>("FreeCarePeriod").implement({
  description: "Days on which care is free of cost sharing: around a birth.",
  fields: (t) => ({
    from: t.expose("from", { type: "Date", description: "The first day." }),
    to: t.expose("to", { type: "Date", description: "The last day." }),
  }),
});

const YearCosts = builder.objectRef<YearCostsShape>("YearCosts").implement({
  description: "What a year costs a person as far as it is known, and what a forecast needs.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    isChild: t.exposeBoolean("isChild", { description: "Whether the limits of children count." }),
    isInTraining: t.exposeBoolean("isInTraining", {
      description: "Whether no contribution is charged in hospital.",
    }),
    insurerCode: t.exposeString("insurerCode", {
      nullable: true,
      description: "The insurer of the basic contract; null without one.",
    }),
    premiums: t.expose("premiums", { type: [PremiumMonth], description: "The twelve months." }),
    share: t.expose("share", {
      type: YearShare,
      nullable: true,
      description: "Null without basic insurance.",
    }),
    care: t.expose("care", {
      type: YearCare,
      nullable: true,
      description: "Null where the statements are that person's alone.",
    }),
    freePeriods: t.expose("freePeriods", {
      type: [FreeCare],
      description: "The declared ones that the account may read.",
    }),
  }),
});

const DeductibleYear = builder.objectRef<OfferedYear>("DeductibleYear").implement({
  description: "A deductible and the premiums of a whole year with it.",
  fields: (t) => ({
    deductible: t.expose("deductible", { type: "Chf", description: "The deductible." }),
    premiums: t.expose("premiums", {
      type: "Chf",
      description: "Twelve premiums of basic insurance.",
    }),
  }),
});

const PossibleChange = builder.objectRef<PossibleChangeShape>("DeductibleChange").implement({
  description: "From when another deductible is possible.",
  fields: (t) => ({
    from: t.expose("from", { type: "Date", description: "Its first day." }),
    askBy: t.expose("askBy", { type: "Date", description: "The last day to ask for it." }),
  }),
});

const DeductibleYears = builder.objectRef<DeductibleYearsShape>("DeductibleYears").implement({
  description: "The deductibles of a person's contract.",
  fields: (t) => ({
    offers: t.expose("offers", { type: [DeductibleYear], description: "The lowest first." }),
    lower: t.expose("lower", { type: PossibleChange, description: "To a lower deductible." }),
    higher: t.expose("higher", { type: PossibleChange, description: "To a higher deductible." }),
  }),
});

builder.queryField("yearCosts", (t) =>
  t.field({
    type: [YearCosts],
    description:
      "What a year costs the people of the account: premiums, and their shares so far. An adult's care is told to that adult alone.",
    args: {
      year: t.arg.int({ required: true, description: "This year or the next one." }),
    },
    resolve: (_root, { year }, ctx) => readYearCosts(ctx, year),
  }),
);

builder.queryField("deductibleYears", (t) =>
  t.field({
    type: DeductibleYears,
    description: "A year's premiums of a person with each deductible of their contract.",
    args: {
      insuredNumber: t.arg.int({ required: true, description: "A person of the account." }),
      year: t.arg.int({ required: true, description: "This year or the next one." }),
    },
    resolve: (_root, args, ctx) => readDeductibleYears(ctx, args),
  }),
);

import { type CostShare as CostShareShape, CostShareYear } from "@portal/model/contributions.ts";
import { isEligibleForMaternity } from "@portal/model/maternity.ts";
import {
  type Extranaute as ExtranauteShape,
  Gender,
  PaymentMode,
} from "@portal/model/portal/profile.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { selectsField } from "../core/http/selects-field.ts";
import {
  type Contribution as ContributionShape,
  readCostShares,
} from "../insurer/cover/cost-shares.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { parse } from "../core/http/parse.ts";
import {
  currentYear,
  type Insured as InsuredShape,
  listInsureds,
  ownExtranaute,
} from "./profile.ts";

export const GenderEnum = builder.enumType("Gender", {
  description: "As the civil register has it.",
  values: enumValues(Gender.options, { F: "Female.", M: "Male." }),
});
export const PaymentModeEnum = builder.enumType("PaymentMode", {
  description: "How invoices are paid.",
  values: enumValues(PaymentMode.options, {
    BVR: "With the payment slip.",
    LSV: "By direct debit (LSV).",
    PYN: "By e-bill.",
    SDD: "By direct debit (SDD).",
    YWB: "By e-bill.",
  }),
});
export const Correspondance = builder.enumType("Correspondance", {
  description: "How the household gets its letters.",
  values: enumValues(["PAPER", "DIGITAL"] as const, {
    DIGITAL: "In the portal.",
    PAPER: "By post.",
  }),
});

const CostShare = builder.objectRef<CostShareShape>("CostShare").implement({
  description: "How far a yearly share of the costs is used up.",
  fields: (t) => ({
    annual: t.expose("annual", { type: "Chf", description: "What it is a year at most." }),
    paid: t.expose("paid", { type: "Chf", description: "What was borne of it so far." }),
    percent: t.exposeInt("percent", {
      description: "What was borne of it so far, of a hundred, rounded down.",
    }),
    toBePaid: t.expose("toBePaid", {
      type: "Chf",
      description: "What can still be asked for this year; the limit of a family may lower it.",
    }),
  }),
});

const Contribution = builder.objectRef<ContributionShape>("Contribution").implement({
  description: "What an insured person pays of a year's costs.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    deductible: t.expose("deductible", {
      type: CostShare,
      description: "The yearly costs that the person bears first.",
    }),
    coinsurance: t.expose("coinsurance", {
      type: CostShare,
      description: "10 % of the costs above the deductible, up to the yearly maximum.",
    }),
  }),
});

export const Insured = builder.objectRef<InsuredShape>("Insured").implement({
  description: "A person insured with us.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    fullname: t.string({ resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
    birthdate: t.expose("birthdate", { type: "Date" }),
    gender: t.expose("gender", { type: GenderEnum }),
    language: t.exposeString("language", {
      description: "In which the person is written to: de, en, fr or it.",
    }),
    collective: t.exposeString("collective", {
      nullable: true,
      description: "The agreement under which the person is insured; null without one.",
    }),
    partPrincipal: t.exposeBoolean("partPrincipal", {
      description: "Whether the account belongs to this person: the main insured.",
    }),
    forInformation: t.exposeBoolean("forInformation", {
      description: "Shown on this account only for information: the costs are followed elsewhere.",
    }),
    isEligibleMaternityDeclaration: t.boolean({
      description: "Whether a pregnancy or a birth can be declared for the person.",
      resolve: (insured, _, { clock }) =>
        isEligibleForMaternity(insured, todayInZurich(clock.now())),
    }),
    contribution: t.field({
      type: Contribution,
      nullable: true,
      description:
        "Of the given year, or of the current one; null where nothing is borne, as without basic insurance.",
      args: { year: t.arg.int({ description: "The current year where it is left out." }) },
      resolve: ({ insuredNumber, contribution }, { year }, ctx) => {
        if (year === undefined || year === null || year === currentYear(ctx)) return contribution;
        return readCostShares(ctx, parse(CostShareYear, { year }).year).then(
          (all) => all.get(insuredNumber) ?? null,
        );
      },
    }),
  }),
});

const Extranaute = builder.objectRef<ExtranauteShape>("Extranaute").implement({
  description: "The account of a customer.",
  fields: (t) => ({
    analyticsUserId: t.exposeString("analyticsUserId", {
      description: "A pseudonym for statistics, unlike every other number of the account.",
    }),
    correspondance: t.expose("correspondance", {
      type: Correspondance,
      description: "How letters arrive.",
    }),
    loginEmail: t.exposeString("loginEmail", { description: "What the person signs in with." }),
    extranauteType: t.exposeString("extranauteType", {
      description: "PPA marks the address owner, who gets the household's letters and bills.",
    }),
    insuredNumber: t.exposeInt("insuredNumber", { description: "The number of the main insured." }),
    paymentMode: t.expose("paymentMode", {
      type: PaymentModeEnum,
      description: "How invoices are paid.",
    }),
    phoneNumber: t.exposeString("phoneNumber", {
      nullable: true,
      description: "Where one-time codes and text messages go; null while none is known.",
    }),
    sousTutelle: t.exposeBoolean("sousTutelle", {
      description: "Under guardianship: may read everything and change no contract.",
    }),
  }),
});

const Profile = builder
  .objectRef<{ extranaute: ExtranauteShape; insureds: InsuredShape[] }>("Profile")
  .implement({
    description: "The account and the people on it.",
    fields: (t) => ({
      extranaute: t.expose("extranaute", { type: Extranaute, description: "The account." }),
      insureds: t.expose("insureds", {
        type: [Insured],
        description: "The people whom the account sees, in its order.",
      }),
    }),
  });

builder.queryField("profile", (t) =>
  t.field({
    type: Profile,
    description: "The account and the people on it.",
    resolve: async (_root, _args, ctx, info) => {
      const withContributions = selectsField(info, "contribution");
      const [extranaute, insureds] = await Promise.all([
        ownExtranaute(ctx),
        listInsureds(ctx, { withContributions }),
      ]);
      return { extranaute, insureds };
    },
  }),
);

builder.queryField("insureds", (t) =>
  t.field({
    type: [Insured],
    description: "The people whom the account sees, in its order.",
    resolve: (_root, _args, ctx, info) =>
      listInsureds(ctx, { withContributions: selectsField(info, "contribution") }),
  }),
);

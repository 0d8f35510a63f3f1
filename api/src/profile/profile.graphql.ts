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
import { builder } from "../core/http/graphql.ts";
import { parse } from "../core/http/parse.ts";
import {
  currentYear,
  type Insured as InsuredShape,
  listInsureds,
  ownExtranaute,
} from "./profile.ts";

const GenderEnum = builder.enumType("Gender", { values: Gender.options });
export const PaymentModeEnum = builder.enumType("PaymentMode", { values: PaymentMode.options });
export const Correspondance = builder.enumType("Correspondance", {
  values: ["PAPER", "DIGITAL"] as const,
});

const CostShare = builder.objectRef<CostShareShape>("CostShare").implement({
  description: "How far a yearly share of the costs is used up.",
  fields: (t) => ({
    annual: t.expose("annual", { type: "Chf" }),
    paid: t.expose("paid", { type: "Chf" }),
    percent: t.exposeInt("percent"),
    toBePaid: t.expose("toBePaid", { type: "Chf" }),
  }),
});

const Contribution = builder.objectRef<ContributionShape>("Contribution").implement({
  description: "What an insured person pays of a year's costs.",
  fields: (t) => ({
    year: t.exposeInt("year"),
    deductible: t.expose("deductible", { type: CostShare }),
    coinsurance: t.expose("coinsurance", { type: CostShare }),
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
    language: t.exposeString("language"),
    collective: t.exposeString("collective", { nullable: true }),
    partPrincipal: t.exposeBoolean("partPrincipal"),
    forInformation: t.exposeBoolean("forInformation"),
    isEligibleMaternityDeclaration: t.boolean({
      resolve: (insured, _, { clock }) =>
        isEligibleForMaternity(insured, todayInZurich(clock.now())),
    }),
    contribution: t.field({
      type: Contribution,
      nullable: true,
      description: "Of the given year, or of the current one.",
      args: { year: t.arg.int() },
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
    analyticsUserId: t.exposeString("analyticsUserId"),
    correspondance: t.expose("correspondance", { type: Correspondance }),
    loginEmail: t.exposeString("loginEmail"),
    extranauteType: t.exposeString("extranauteType"),
    insuredNumber: t.exposeInt("insuredNumber"),
    paymentMode: t.expose("paymentMode", { type: PaymentModeEnum }),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    sousTutelle: t.exposeBoolean("sousTutelle"),
  }),
});

const Profile = builder
  .objectRef<{ extranaute: ExtranauteShape; insureds: InsuredShape[] }>("Profile")
  .implement({
    description: "The account and the people on it.",
    fields: (t) => ({
      extranaute: t.expose("extranaute", { type: Extranaute }),
      insureds: t.expose("insureds", { type: [Insured] }),
    }),
  });

builder.queryField("profile", (t) =>
  t.field({
    type: Profile,
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
    resolve: (_root, _args, ctx, info) =>
      listInsureds(ctx, { withContributions: selectsField(info, "contribution") }),
  }),
);

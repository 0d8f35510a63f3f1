import {
  type BasicContract as BasicContractShape,
  type CareDoctor as CareDoctorShape,
  InsuranceModel,
  Periodicity,
  type PremiumPart as PremiumPartShape,
  type Product as ProductShape,
  Risk,
  type SupplementaryContract as SupplementaryContractShape,
  type Telemedecin as TelemedecinShape,
} from "@portal/model/contract.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { readTelemedecinInsureds } from "./contract.ts";

export const RiskEnum = builder.enumType("Risk", {
  description: "Whether accidents are covered too.",
  values: enumValues(Risk.options, {
    MIT: "Illness and accident.",
    OHN: "Illness alone: accidents are covered by the employer.",
  }),
});
const InsuranceModelEnum = builder.enumType("InsuranceModel", {
  description: "How free the choice of doctor is.",
  values: enumValues(InsuranceModel.options, {
    FAMILY_DOCTOR: "The family doctor is seen first.",
    NETWORK: "A doctor of the network is seen first.",
    STANDARD: "Any doctor may be seen.",
    TELEMEDICINE: "The partner for telemedicine is called first.",
  }),
});
export const PeriodicityEnum = builder.enumType("Periodicity", {
  description: "The time between two invoices.",
  values: enumValues(Periodicity.options, {
    BIMONTHLY: "Two months.",
    HALF_YEARLY: "Six months.",
    MONTHLY: "A month.",
    QUARTERLY: "Three months.",
    YEARLY: "A year.",
  }),
});

export const Product = builder.objectRef<ProductShape>("Product").implement({
  description: "A code and its name in the language of the request.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "As the tariff knows it." }),
    value: t.exposeString("value", { description: "Its name." }),
  }),
});

const PremiumPart = builder.objectRef<PremiumPartShape>("PremiumPart").implement({
  description: "A deduction from a premium, or an addition to it.",
  fields: (t) => ({
    type: t.exposeString("type", {
      description: "What it is for, such as FAMILY, PERIODICITY, ENVIRONMENT or CANTON.",
    }),
    amount: t.expose("amount", {
      type: "Chf",
      description: "A month's. What lowers the premium is negative.",
    }),
  }),
});

export const CareDoctor = builder.objectRef<CareDoctorShape>("CareDoctor").implement({
  description: "The doctor whom the insured person sees first.",
  fields: (t) => ({
    noPartenaire: t.exposeString("noPartenaire", { description: "The caregiver's number." }),
    nomPrenom: t.exposeString("nomPrenom", { description: "Last name and first name." }),
    npa: t.exposeString("npa"),
    localite: t.exposeString("localite", { description: "The place of the practice." }),
  }),
});

export const Telemedecin = builder.objectRef<TelemedecinShape>("Telemedecin").implement({
  description: "A partner that advises by phone.",
  fields: (t) => ({
    name: t.exposeString("name"),
    phone: t.exposeString("phone", { description: "The number to call." }),
    type: t.exposeString("type", {
      description: "What sort of partner it is: a code of the directory.",
    }),
    codeReseau: t.exposeString("codeReseau", { description: "The partner's code as a network." }),
    insuredNumbers: t.intList({
      description: "Who on the account calls this partner first, today.",
      resolve: (partner, _args, ctx) => readTelemedecinInsureds(ctx, partner),
    }),
  }),
});

export const BasicContract = builder.objectRef<BasicContractShape>("BasicContract").implement({
  description: "The compulsory health insurance of a person.",
  fields: (t) => ({
    product: t.expose("product", {
      type: Product,
      description: "The product, which decides about model and premium.",
    }),
    deductible: t.expose("deductible", {
      type: "Chf",
      description: "What the person bears first of a year's costs.",
    }),
    codeDeductible: t.exposeString("codeDeductible", {
      description: "The deductible's code in the tariff.",
    }),
    risk: t.expose("risk", { type: RiskEnum, description: "Whether accidents are covered too." }),
    healthInsurer: t.expose("healthInsurer", { type: Product, description: "Who carries it." }),
    startingDate: t.expose("startingDate", {
      type: "Date",
      description: "Since when these terms hold.",
    }),
    primaryCareDoctor: t.expose("primaryCareDoctor", {
      type: CareDoctor,
      nullable: true,
      description: "The family doctor; null where the product asks for none.",
    }),
    tariffYear: t.exposeInt("tariffYear", {
      description:
        "The year whose tariff the premium follows. It lags behind while the premiums of the year asked for are not announced.",
    }),
    grossPremium: t.expose("grossPremium", {
      type: "Chf",
      description: "A month's premium before clauses and reductions.",
    }),
    reductionPrimes: t.expose("reductionPrimes", {
      type: [PremiumPart],
      description: "What canton and commune pay of the premium a month, negative.",
    }),
    reductionsTotalAmount: t.expose("reductionsTotalAmount", {
      type: "Chf",
      description: "The sum of the reductions.",
    }),
    clauses: t.expose("clauses", {
      type: [PremiumPart],
      description:
        "What was agreed or is given back, a month: family, payment far ahead, environment. What lowers the premium is negative.",
    }),
    clausesTotalAmount: t.expose("clausesTotalAmount", {
      type: "Chf",
      description: "The sum of the clauses.",
    }),
    monthlyAmount: t.expose("monthlyAmount", {
      type: "Chf",
      description: "What is paid a month, clauses and reductions counted in.",
    }),
    conditionUri: t.exposeString("conditionUri", {
      description: "Where the general conditions are: a path of the portal.",
    }),
    periodicite: t.expose("periodicite", {
      type: PeriodicityEnum,
      description: "How often it is billed.",
    }),
    model: t.expose("model", {
      type: InsuranceModelEnum,
      description: "How free the choice of doctor is.",
    }),
    branch: t.exposeString("branch", { description: "Always LAMAL, the law on health insurance." }),
    telemedecin: t.expose("telemedecin", {
      type: Telemedecin,
      nullable: true,
      description: "The partner to call first; null where the model is not telemedicine.",
    }),
  }),
});

const Collective = builder.objectRef<{ frameworkAgreementNumber: string }>("Collective").implement({
  description: "The agreement of an employer or an association under which a person is insured.",
  fields: (t) => ({
    frameworkAgreementNumber: t.exposeString("frameworkAgreementNumber", {
      description: "The number of the framework agreement.",
    }),
  }),
});

export const SupplementaryContract = builder
  .objectRef<SupplementaryContractShape>("SupplementaryContract")
  .implement({
    description: "A voluntary health insurance beside the compulsory one.",
    fields: (t) => ({
      product: t.expose("product", { type: Product, description: "The product." }),
      level: t.exposeString("level", {
        nullable: true,
        description: "The chosen level of cover; null where the product has none.",
      }),
      startingDate: t.expose("startingDate", { type: "Date", description: "Since when it holds." }),
      deductible: t.expose("deductible", {
        type: "Chf",
        nullable: true,
        description:
          "What the person bears first of a year's costs; null where the product has none.",
      }),
      risk: t.expose("risk", { type: RiskEnum, description: "Whether accidents are covered too." }),
      collective: t.field({
        type: Collective,
        nullable: true,
        description: "Null for a person with an individual contract.",
        resolve: ({ frameworkAgreementNumber }) =>
          frameworkAgreementNumber === null ? null : { frameworkAgreementNumber },
      }),
      waitingPeriod: t.expose("waitingPeriod", {
        type: "Date",
        nullable: true,
        description: "The day until which nothing is paid yet; null without a waiting period.",
      }),
      variantes: t.exposeStringList("variantes", {
        description: "What was chosen of the product's variants.",
      }),
      monthlyAmount: t.expose("monthlyAmount", {
        type: "Chf",
        description: "What is paid a month.",
      }),
      conditionUri: t.exposeString("conditionUri", {
        description: "Where the general conditions are: a path of the portal.",
      }),
      model: t.exposeString("model", {
        nullable: true,
        description:
          "How free the choice of doctor or hospital is; null where the product has no models.",
      }),
    }),
  });

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
import { builder } from "../core/http/graphql.ts";

export const RiskEnum = builder.enumType("Risk", {
  description: "MIT: illness and accident. OHN: illness alone.",
  values: Risk.options,
});
const InsuranceModelEnum = builder.enumType("InsuranceModel", { values: InsuranceModel.options });
export const PeriodicityEnum = builder.enumType("Periodicity", {
  description: "The time between two invoices.",
  values: Periodicity.options,
});

export const Product = builder.objectRef<ProductShape>("Product").implement({
  description: "A code and its name in the language of the request.",
  fields: (t) => ({ code: t.exposeString("code"), value: t.exposeString("value") }),
});

const PremiumPart = builder.objectRef<PremiumPartShape>("PremiumPart").implement({
  description: "A deduction from a premium, or an addition to it.",
  fields: (t) => ({
    type: t.exposeString("type"),
    amount: t.expose("amount", { type: "Chf" }),
  }),
});

const CareDoctor = builder.objectRef<CareDoctorShape>("CareDoctor").implement({
  description: "The doctor somebody sees first.",
  fields: (t) => ({
    noPartenaire: t.exposeString("noPartenaire"),
    nomPrenom: t.exposeString("nomPrenom"),
    npa: t.exposeString("npa"),
    localite: t.exposeString("localite"),
  }),
});

export const Telemedecin = builder.objectRef<TelemedecinShape>("Telemedecin").implement({
  description: "A partner that advises by phone.",
  fields: (t) => ({
    name: t.exposeString("name"),
    phone: t.exposeString("phone"),
    type: t.exposeString("type"),
    codeReseau: t.exposeString("codeReseau"),
  }),
});

export const BasicContract = builder.objectRef<BasicContractShape>("BasicContract").implement({
  description: "The compulsory health insurance of a person.",
  fields: (t) => ({
    product: t.expose("product", { type: Product }),
    deductible: t.expose("deductible", { type: "Chf" }),
    codeDeductible: t.exposeString("codeDeductible"),
    risk: t.expose("risk", { type: RiskEnum }),
    healthInsurer: t.expose("healthInsurer", { type: Product }),
    startingDate: t.expose("startingDate", { type: "Date" }),
    primaryCareDoctor: t.expose("primaryCareDoctor", { type: CareDoctor, nullable: true }),
    tariffYear: t.exposeInt("tariffYear", {
      description: "It lags behind while the premiums of the year asked for are not announced.",
    }),
    grossPremium: t.expose("grossPremium", { type: "Chf" }),
    reductionPrimes: t.expose("reductionPrimes", { type: [PremiumPart] }),
    reductionsTotalAmount: t.expose("reductionsTotalAmount", { type: "Chf" }),
    clauses: t.expose("clauses", { type: [PremiumPart] }),
    clausesTotalAmount: t.expose("clausesTotalAmount", { type: "Chf" }),
    monthlyAmount: t.expose("monthlyAmount", { type: "Chf" }),
    conditionUri: t.exposeString("conditionUri"),
    periodicite: t.expose("periodicite", { type: PeriodicityEnum }),
    model: t.expose("model", { type: InsuranceModelEnum }),
    branch: t.exposeString("branch"),
    telemedecin: t.expose("telemedecin", { type: Telemedecin, nullable: true }),
  }),
});

const Collective = builder.objectRef<{ frameworkAgreementNumber: string }>("Collective").implement({
  description: "The agreement of an employer or an association under which somebody is insured.",
  fields: (t) => ({ frameworkAgreementNumber: t.exposeString("frameworkAgreementNumber") }),
});

export const SupplementaryContract = builder
  .objectRef<SupplementaryContractShape>("SupplementaryContract")
  .implement({
    description: "A voluntary health insurance beside the compulsory one.",
    fields: (t) => ({
      product: t.expose("product", { type: Product }),
      level: t.exposeString("level", { nullable: true }),
      startingDate: t.expose("startingDate", { type: "Date" }),
      deductible: t.expose("deductible", { type: "Chf", nullable: true }),
      risk: t.expose("risk", { type: RiskEnum }),
      collective: t.field({
        type: Collective,
        nullable: true,
        resolve: ({ frameworkAgreementNumber }) =>
          frameworkAgreementNumber === null ? null : { frameworkAgreementNumber },
      }),
      waitingPeriod: t.expose("waitingPeriod", {
        type: "Date",
        nullable: true,
        description: "The day until which nothing is paid yet.",
      }),
      variantes: t.exposeStringList("variantes"),
      monthlyAmount: t.expose("monthlyAmount", { type: "Chf" }),
      conditionUri: t.exposeString("conditionUri"),
      model: t.exposeString("model", { nullable: true }),
    }),
  });

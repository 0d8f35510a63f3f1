import { InsuranceModel, InsuredCircle, Periodicity, Risk } from "@portal/model/contract.ts";
import { z } from "zod";
import { Letterhead, PersonOnPaper } from "../letterhead.ts";

/** The part of a person's contracts that the policy prints: names in its language, amounts in rappen. */

const Named = z.object({ value: z.string() });
const Part = z.object({ type: z.string(), amount: z.int() });

const PolicyBasic = z.object({
  product: Named,
  healthInsurer: Named,
  model: InsuranceModel,
  primaryCareDoctor: z
    .object({ nomPrenom: z.string(), npa: z.string(), localite: z.string() })
    .nullable(),
  telemedecin: z.object({ name: z.string(), phone: z.string() }).nullable(),
  deductible: z.int(),
  risk: Risk,
  startingDate: z.string(),
  periodicite: Periodicity,
  grossPremium: z.int(),
  clauses: z.array(Part),
  reductionPrimes: z.array(Part),
  monthlyAmount: z.int(),
});
export type PolicyBasic = z.infer<typeof PolicyBasic>;

const PolicySupplementary = z.object({
  product: Named,
  level: z.string().nullable(),
  startingDate: z.string(),
  deductible: z.int().nullable(),
  monthlyAmount: z.int(),
});
export type PolicySupplementary = z.infer<typeof PolicySupplementary>;

const Modules = z.object({
  modules: z.array(
    z.object({
      code: z.string(),
      level: z.string().nullable(),
      insuredAmount: z.int(),
      deductible: z.int(),
      premiumAmount: z.int(),
    }),
  ),
});

const PolicyProperty = z.object({
  product: Named,
  noContract: z.string(),
  residence: z.object({ street: z.string(), town: z.string() }),
  startDate: z.string(),
  endDate: z.string(),
  insuredCircle: InsuredCircle,
  periodicity: Periodicity,
  baseModules: Modules,
  complementaryModules: Modules,
  federalStamp: z.int(),
  totalPremiumAmount: z.int(),
});
export type PolicyProperty = z.infer<typeof PolicyProperty>;

/** Parsing a person's contracts with this schema keeps only what the policy prints. */
export const PolicyCover = z.object({
  healthBasic: PolicyBasic.nullable(),
  supplementals: z.array(PolicySupplementary),
  supplementalsMonthlyAmount: z.int(),
  estate: z.array(PolicyProperty),
  monthlyAmount: z.int(),
});

export const PolicyContent = z.object({
  head: Letterhead,
  person: PersonOnPaper,
  cover: PolicyCover,
});
export type PolicyContent = z.infer<typeof PolicyContent>;

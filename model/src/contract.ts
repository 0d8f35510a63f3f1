import * as z from "zod/mini";
import { moveDay } from "./calendar/calendar.ts";
import type { Coordinates } from "./places/places.ts";
import { risks } from "./codes.ts";

/** The contracts of a person on a day. All amounts in rappen. */
export interface InsuredContracts {
  insuredNumber: number;
  /** The position of the locality of the legal domicile, if the directory has it. */
  domicile: Coordinates | null;
  healthBasic: BasicContract | null;
  supplementals: readonly SupplementaryContract[];
  supplementalsMonthlyAmount: number;
  /** Only the policyholder insures property, so only the main insured has any. */
  estate: readonly PropertyContract[];
  /** The monthly amount of all these contracts. */
  monthlyAmount: number;
}

export interface Product {
  code: string;
  value: string;
}

/** A part of a premium besides its gross amount: subsidies, rebates, environmental refund. Reductions are negative. */
export interface PremiumPart {
  type: string;
  amount: number;
}

export interface BasicContract {
  product: Product;
  /** The yearly deductible in rappen, and its tariff code. */
  deductible: number;
  codeDeductible: string;
  /** Whether accidents are covered. */
  risk: Risk;
  healthInsurer: Product;
  startingDate: string;
  primaryCareDoctor: CareDoctor | null;
  /** The year of the tariff. It is an earlier one until the premiums of the displayed year are announced. */
  tariffYear: number;
  grossPremium: number;
  reductionPrimes: readonly PremiumPart[];
  reductionsTotalAmount: number;
  clauses: readonly PremiumPart[];
  clausesTotalAmount: number;
  monthlyAmount: number;
  conditionUri: string;
  periodicite: Periodicity;
  model: InsuranceModel;
  branch: string;
  telemedecin: Telemedecin | null;
}

/** MIT: illness and accident. OHN: illness alone. */
export const Risk = /* @__PURE__ */ z.enum(risks);
export type Risk = z.infer<typeof Risk>;

/** STANDARD: free choice of doctor. */
export const InsuranceModel = /* @__PURE__ */ z.enum([
  "STANDARD",
  "NETWORK",
  "FAMILY_DOCTOR",
  "TELEMEDICINE",
]);
export type InsuranceModel = z.infer<typeof InsuranceModel>;

/** Months between two invoices. */
export const Periodicity = /* @__PURE__ */ z.enum([
  "MONTHLY",
  "BIMONTHLY",
  "QUARTERLY",
  "HALF_YEARLY",
  "YEARLY",
]);
export type Periodicity = z.infer<typeof Periodicity>;

export const CareDoctor = /* @__PURE__ */ z.object({
  noPartenaire: z.string(),
  nomPrenom: z.string(),
  npa: z.string(),
  localite: z.string(),
});
export type CareDoctor = z.infer<typeof CareDoctor>;

export interface Telemedecin {
  name: string;
  phone: string;
  type: string;
  codeReseau: string;
}

export interface SupplementaryContract {
  product: Product;
  /** The insurer of the contract. */
  insurerCode: string;
  level: string | null;
  startingDate: string;
  deductible: number | null;
  risk: Risk;
  /** Number of the employer's or association's framework agreement. */
  frameworkAgreementNumber: string | null;
  /** The last day of the waiting period without benefits. */
  waitingPeriod: string | null;
  variantes: readonly string[];
  monthlyAmount: number;
  conditionUri: string;
  model: string | null;
}

export interface PropertyContract {
  type: PropertyType;
  product: Product;
  /** The insurer of the contract. */
  insurerCode: string;
  noContract: string;
  periodicity: Periodicity;
  /** For a year, including stamp duty. */
  totalPremiumAmount: number;
  monthlyAmount: number;
  insuredCircle: InsuredCircle;
  level: string | null;
  startDate: string;
  endDate: string;
  federalStamp: number;
  conditionUri: string;
  residence: Residence;
  baseModules: ModuleGroup;
  complementaryModules: ModuleGroup;
}

export const PropertyType = /* @__PURE__ */ z.enum([
  "HOUSEHOLD",
  "BUILDING",
  "LIABILITY",
  "LEGAL_PROTECTION",
]);
export type PropertyType = z.infer<typeof PropertyType>;
export const InsuredCircle = /* @__PURE__ */ z.enum(["PERSON", "FAMILY"]);
export type InsuredCircle = z.infer<typeof InsuredCircle>;

export const Residence = /* @__PURE__ */ z.object({
  statusTaker: z.enum(["TENANT", "OWNER"]),
  street: z.string(),
  town: z.string(),
  type: z.enum(["MAIN", "HOLIDAY"]),
  constructionType: z.enum(["SOLID", "WOOD"]),
});
export type Residence = z.infer<typeof Residence>;

export interface ModuleGroup {
  totalPremiumAmount: number;
  modules: readonly PropertyModule[];
}

export interface PropertyModule {
  code: string;
  level: string | null;
  deductible: number;
  premiumAmount: number;
  insuredAmount: number;
}

/** A basic contract with another product, deductible or risk, from a day on. */
export const PremiumInput = /* @__PURE__ */ z.strictObject({
  codeCaisse: z.string().check(z.maxLength(10)),
  codeProduit: z.string().check(z.maxLength(10)),
  codeFranchise: z.string().check(z.maxLength(20)),
  codeRisque: Risk,
  /** `N/A` where the product has none. */
  codeVariante: z.string().check(z.maxLength(20)),
  dateEntree: z.iso.date("date.invalid"),
  /** A payment frequency that differs from the contract's. */
  periodicity: z.nullish(Periodicity),
});
export type PremiumInput = z.infer<typeof PremiumInput>;

/** The premium of a requested contract. All amounts in rappen a month. */
export interface Premium {
  /** Without clauses, refund and subsidies. */
  grossPremium: number;
  /** The environmental refund, 0 or negative. */
  tax: number;
  discount: readonly Discount[];
  /** Gross premium less the discounts. */
  netPremium: number;
  /** The amount to pay: net premium, refund and subsidies included. */
  actualPremium: number;
  /** Resident abroad: no refund. */
  foreigner: boolean;
}

export interface Discount {
  codeClause: string;
  montantRabais: number;
  /** Whether the net premium includes this discount already; the others are deducted afterwards. */
  dejaDeduitRabais: boolean;
}

const YEARS_BACK = 2;
const YEARS_AHEAD = 1;

/** The number of future years in which contracts are visible, from `contractsAddYearsVisible`. */
export function yearsAhead(configured: unknown): number {
  const years = Number(configured ?? YEARS_AHEAD);
  return Number.isInteger(years) && years >= 0 ? years : YEARS_AHEAD;
}

/** The months, `YYYY-MM`, in which contracts are visible: two years back, and the configured years ahead. */
export function contractMonths(today: string, years: number): { first: string; last: string } {
  return {
    first: moveDay(today, { months: -12 * YEARS_BACK }).slice(0, 7),
    last: moveDay(today, { months: 12 * years }).slice(0, 7),
  };
}

/** Whether contracts are visible on a day. */
export function isContractDay(day: string, today: string, years: number): boolean {
  const { first, last } = contractMonths(today, years);
  const month = day.slice(0, 7);
  return month >= first && month <= last;
}

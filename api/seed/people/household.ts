import type { BillingTerms } from "../invoices/billing-terms.ts";
import type { InsuredCircle, Periodicity, Residence, Risk } from "@portal/model/contract.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Gender, PaymentMode } from "@portal/model/portal/profile.ts";
import type { Secrets } from "../../src/core/secrets/secrets.ts";

/** Persons who are insured together, and their accounts. */
export interface Household {
  /** The first day of their insurance. */
  joined: string;
  /** The home; none for a person who is not insured. */
  home?: Home;
  people: readonly Person[];
  accounts: readonly Account[];
  /** The bills of each person in a year; invented when absent. */
  billsAYear?: number;
  /** The payment frequency of premiums; invented when absent. */
  periodicity?: Periodicity;
}

export interface Person {
  insuredNumber: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: Gender;
  language: Language;
  /** Known to the household but not insured here. */
  forInformation?: true;
  /** The cost shares of this year so far, in CHF; invented when absent. */
  thisYear?: { deductible: number; paid: number; coinsurancePaid: number };
  /** The former deductible, in CHF, until so many years ago. */
  deductibleBefore?: { yearsAgo: number; deductible: number };
  /** A hospital stay of last year: its first day, and the costs that basic insurance covers, in rappen. */
  stay?: { monthDay: string; nights: number; costs: number };
  /** A declared pregnancy. */
  expecting?: { declaredDaysAgo: number; inDays: number };
  /** A home that differs from the household's. */
  home?: Home;
  /** The cover; invented when absent. */
  cover?: Cover;
}

export interface Home {
  street: string;
  number: string;
  zip: string;
  city: string;
  /** None abroad. */
  canton: string | null;
  country: string;
  /** The address for letters, if it differs. */
  letters?: Home;
  /** The former home, until the end of the month so many years ago. */
  before?: { home: Home; yearsAgo: number };
}

/** The insurance of a person. Amounts in rappen. */
export interface Cover {
  productCode: string;
  productBefore?: { yearsAgo: number; productCode: string };
  insurerCode?: string;
  risk: Risk;
  periodicity?: Periodicity;
  codeReseau?: string;
  /** The canton's monthly subsidy to the premium, this year and last year. */
  subsidy?: number;
  supplementary?: readonly Supplementary[];
  property?: readonly Property[];
}

export interface Supplementary {
  productCode: string;
  level: string;
  frameworkAgreement?: string;
  deductible?: number;
  variantes?: readonly string[];
  /** The months of waiting period after the beginning. */
  waitingMonths?: number;
}

export interface Property {
  productCode: string;
  level: string;
  circle: InsuredCircle;
  statusTaker: Residence["statusTaker"];
  constructionType?: Residence["constructionType"];
  /** By code: the insured amount and the deductible. */
  modules: Readonly<Record<string, readonly [insuredAmount: number, deductible: number]>>;
}

export interface Account {
  login: string;
  displayName: string;
  role?: "OPERATOR";
  /** PPA: the address owner · AFF: an affiliated adult · OPE: a clerk of the insurer. */
  type: "PPA" | "AFF" | "OPE";
  /** 0 for a person who is not insured. */
  insuredNumber: number;
  language: Language;
  paymentMode: PaymentMode;
  correspondance: "PAPER" | "DIGITAL";
  phone?: string;
  sousTutelle?: true;
  /** An instant; null before the first connection. */
  firstConnection: string | null;
  /** The insured that the account sees, in the order of display. */
  sees: readonly { insuredNumber: number; main: boolean }[];
}

/** The parameters of seeding besides the household. The same world gives the same rows. */
export interface World extends BillingTerms {
  /** The day of seeding, YYYY-MM-DD. Every date follows from it. */
  today: string;
  seed: number;
  secrets: Secrets;
  /** The years of letters and policies of a household. */
  yearsOfPost: number;
  yearsOfPremiums: number;
  passwordHashOf(login: string): string;
}

import type { BillingTerms } from "../invoices/billing-terms.ts";
import type { InsuredCircle, Periodicity, Residence, Risk } from "@portal/model/contract.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { Gender, PaymentMode } from "@portal/model/portal/profile.ts";
import type { Secrets } from "../../src/core/secrets/secrets.ts";

/** People who are insured together, and the accounts with which some of them use the portal. */
export interface Household {
  /** The day on which their insurance began. */
  joined: string;
  /** Where they live; nowhere for who is not insured. */
  home?: Home;
  people: readonly Person[];
  accounts: readonly Account[];
  /** How many bills each of them has in a year; invented when absent. */
  billsAYear?: number;
  /** How often they pay their premiums; invented when absent. */
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
  /** What they have borne of this year's costs, in CHF; invented when absent. */
  thisYear?: { deductible: number; paid: number; coinsurancePaid: number };
  /** The deductible they had until so many years ago, in CHF. */
  deductibleBefore?: { yearsAgo: number; deductible: number };
  /** A stay in hospital in the year before: from a day on, and what basic insurance covers of it, in rappen. */
  stay?: { monthDay: string; nights: number; costs: number };
  /** A child on its way. */
  expecting?: { declaredDaysAgo: number; inDays: number };
  /** Somewhere else than the household. */
  home?: Home;
  /** What they are covered for; invented when absent. */
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
  /** Where letters go, if not here. */
  letters?: Home;
  /** Where they lived before, until the end of the month so many years ago. */
  before?: { home: Home; yearsAgo: number };
}

/** What somebody chose. Amounts in rappen. */
export interface Cover {
  productCode: string;
  productBefore?: { yearsAgo: number; productCode: string };
  insurerCode?: string;
  risk: Risk;
  periodicity?: Periodicity;
  codeReseau?: string;
  /** What the canton pays of the premium a month, this year and the last. */
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
  /** Until so many months after the beginning. */
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
  /** PPA owns the household's address, AFF is an affiliated adult, OPE works for the insurer. */
  type: "PPA" | "AFF" | "OPE";
  /** 0 for whoever is not insured. */
  insuredNumber: number;
  language: Language;
  paymentMode: PaymentMode;
  correspondance: "PAPER" | "DIGITAL";
  phone?: string;
  sousTutelle?: true;
  /** An instant, or nothing while the first connection is still to come. */
  firstConnection: string | null;
  /** Whom the account sees, in the order of display. */
  sees: readonly { insuredNumber: number; main: boolean }[];
}

/** What the rows of a household depend on besides the household. The same world gives the same rows. */
export interface World extends BillingTerms {
  /** The day of seeding, YYYY-MM-DD. Every date follows from it. */
  today: string;
  seed: number;
  secrets: Secrets;
  /** How many years of letters and policies households have. */
  yearsOfPost: number;
  yearsOfPremiums: number;
  passwordHashOf(login: string): string;
}

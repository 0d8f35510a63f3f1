import type { Language } from "@portal/model/languages.ts";
import type { Gender, PaymentMode } from "@portal/model/profile.ts";
import type { Secrets } from "../src/core/secrets.ts";

/** People who are insured together, and the accounts with which some of them use the portal. */
export interface Household {
  /** The day on which their insurance began. */
  joined: string;
  people: readonly Person[];
  accounts: readonly Account[];
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
export interface World {
  /** The day of seeding, YYYY-MM-DD. Every date follows from it. */
  today: string;
  seed: number;
  secrets: Secrets;
  passwordHashOf(login: string): string;
}

import type { InsuranceModel, InsuredCircle, Periodicity, Risk } from "@portal/model/contract.ts";

type Term =
  | "deductible"
  | "risk"
  | "model"
  | "insurer"
  | "since"
  | "billing"
  | "period"
  | "circle"
  | "stamp"
  | "residence";

export interface PolicyTexts {
  title: string;
  lead: string;
  holder: string;
  number: string;
  birthdate: string;
  validFrom: string;
  basic: string;
  supplementary: string;
  amounts: string;
  perMonth: string;
  cover: string;
  doctor: string;
  telemedicine: string;
  contract: string;
  total: string;
  all: string;
  conditions: string;
  /** The notice required by law with the premium of a new year. */
  rightToChange: string;
  term: Readonly<Record<Term, string>>;
  gross: string;
  yearlyTotal: string;
  none: string;
  risk: Readonly<Record<Risk, string>>;
  model: Readonly<Record<InsuranceModel, string>>;
  periodicity: Readonly<Record<Periodicity, string>>;
  circle: Readonly<Record<InsuredCircle, string>>;
  /** Parts of a premium by type; `other` is the default. */
  part: Readonly<Record<string, string>>;
  modules: Readonly<Record<"insuredAmount" | "deductible" | "premium", string>>;
  /** Modules of property insurance by code. */
  module: Readonly<Record<string, string>>;
}

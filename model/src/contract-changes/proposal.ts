import * as z from "zod/mini";
import type { CareDoctor, Risk } from "../contract.ts";
import type { Employment } from "./employment.ts";
import { mutationCodes } from "../codes.ts";

/** The changes of a basic contract: form of insurance, deductible, accidents in or out, doctor, payment. */
export const MutationCode = /* @__PURE__ */ z.enum(mutationCodes);
export type MutationCode = z.infer<typeof MutationCode>;

/** A model includes its doctor; one request cannot both exclude and include accidents. */
const matters: readonly (readonly MutationCode[])[] = [
  ["aosModel", "primaryCareDoctor"],
  ["riskAdd", "riskDel"],
];

/** The changes of the same matter, of which a person requests one at a time. */
export function matterOf(code: MutationCode): readonly MutationCode[] {
  return matters.find((matter) => matter.includes(code)) ?? [code];
}

/**
 * The reason why a change is impossible or delayed.
 * PENDING: the same change waits for the clerk. ARREARS: a formal notice is unpaid (LAMal art. 64a al. 6). TOO_LATE:
 * the next day cannot be met any more, so a later one is offered. ONLY_VALUE: there is no other value.
 */
export const Constraint = /* @__PURE__ */ z.enum([
  "PENDING",
  "NOT_OFFERED",
  "ONLY_VALUE",
  "ARREARS",
  "UNDER_AGE",
  "NOT_EMPLOYED",
  "NO_CONTRACT",
  "CONTRACT_ENDS",
  "TOO_LATE",
  "ABROAD",
  "GUARDIANSHIP",
]);
export type Constraint = z.infer<typeof Constraint>;

export function constraintKey(constraint: Constraint): string {
  return `contractChanges.constraint.${constraint}`;
}

/** The answer of `mutationProposal`: the possible changes of each insured, their values and first days. */
export interface MutationProposal {
  id: string;
  warningMessage: string | null;
  assures: readonly InsuredProposal[];
}

/** A person's costs of care in a calendar year, in rappen. */
export interface YearOfCare {
  year: number;
  costs: number;
  /** The last included day, if the year is not over. */
  until?: string | undefined;
}

export interface InsuredProposal {
  noAssure: number;
  firstname: string;
  lastname: string;
  mutations: readonly ProposedMutation[];
  /** The costs of care of the last years, if the account may see them. */
  yearlyCosts?: readonly YearOfCare[];
  /** Periods with an employer in professional data: excluding accidents needs no proof then. */
  employments?: readonly Employment[];
}

export interface ProposedMutation {
  code: MutationCode;
  constraints: readonly Constraint[];
  enabled: boolean;
  values: readonly ProposedValue[];
}

export interface ProposedValue {
  code: string;
  text: string;
  /** The yearly deductible in rappen; null if the value is not a deductible. */
  amount: number | null;
  /** The possible first days, the earliest first. */
  dates: readonly string[];
  dateDefault: string | null;
  /** Whether the value has a family doctor, and whether one is mandatory. */
  primaryCareDoctor: boolean;
  primaryCareDoctorMandatory: boolean;
}

export type DoctorNeed = "NONE" | "OPTIONAL" | "MANDATORY";

/** Whether a product requires a doctor. */
export function doctorNeed(
  offered: Pick<ProposedValue, "primaryCareDoctor" | "primaryCareDoctorMandatory">,
): DoctorNeed {
  if (offered.primaryCareDoctorMandatory) return "MANDATORY";
  return offered.primaryCareDoctor ? "OPTIONAL" : "NONE";
}

/** Whether a change requires a doctor: a model may, and a change of doctor always does. */
export function doctorNeedOf(code: MutationCode, value: ProposedValue): DoctorNeed {
  if (code === "primaryCareDoctor") return "MANDATORY";
  return code === "aosModel" ? doctorNeed(value) : "NONE";
}

/** The answer of `transferProposal`: the insurers of the group to which each insured can transfer. */
export interface TransferProposal {
  /** The reference of a transfer request. */
  refDemande: string;
  assures: readonly InsuredTransfer[];
}

export interface InsuredTransfer {
  noAssure: number;
  /** The reasons against a transfer. */
  constraints: readonly Constraint[];
  periodes: readonly TransferPeriod[];
}

export interface TransferPeriod {
  /** The first day with the other insurer. */
  date: string;
  infosContrat: PresentContract;
  caisses: readonly OfferedInsurer[];
  risques: readonly { cdRisqueCourt: Risk }[];
}

/** The contract that a transfer would end, as of the day. */
export interface PresentContract {
  cdCaisse: string;
  caisse: string;
  cdProduit: string;
  produit: string;
  cdFranchise: string;
  franchiseCourt: string;
  /** In rappen. */
  franchiseAmount: number;
  cdRisqueCourt: Risk;
  cdVariante: string;
  primaryCareDoctor: CareDoctor | null;
}

export interface OfferedInsurer {
  cdCaisse: string;
  caisse: string;
  produits: readonly OfferedProduct[];
}

export interface OfferedProduct {
  cdProduit: string;
  produit: string;
  variantes: readonly { cdVariante: string; variante: string }[];
  primaryCareDoctor: boolean;
  primaryCareDoctorMandatory: boolean;
  /** Amounts in rappen. */
  franchises: readonly { cdFranchise: string; franchise: string; amount: number }[];
}

/** Both proposals. One is null if its feature flag is off. */
export interface Proposals {
  mutation: MutationProposal | null;
  transfer: TransferProposal | null;
  /** The people for whom the insurer could not compute the premium of their choice. */
  failedPremiums?: readonly number[];
}

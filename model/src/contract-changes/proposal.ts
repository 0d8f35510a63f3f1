import * as z from "zod/mini";
import type { CareDoctor, Risk } from "../contract.ts";
import type { Employment } from "./employment.ts";
import { mutationCodes } from "../requests/codes.ts";

/** What of a basic contract can be changed: form of insurance, deductible, accidents in or out, doctor, payment. */
export const MutationCode = /* @__PURE__ */ z.enum(mutationCodes);
export type MutationCode = z.infer<typeof MutationCode>;

/** A model is chosen with its doctor; accidents cannot go out and in by one request. */
const matters: readonly (readonly MutationCode[])[] = [
  ["aosModel", "primaryCareDoctor"],
  ["riskAdd", "riskDel"],
];

/** The changes of the same matter: of these a person asks for one at a time. */
export function matterOf(code: MutationCode): readonly MutationCode[] {
  return matters.find((matter) => matter.includes(code)) ?? [code];
}

/**
 * Why something cannot be had, or only later than one would expect.
 * PENDING: the same waits to be treated. ARREARS: a formal notice is unpaid (LAMal art. 64a al. 6). TOO_LATE: the next
 * day for it cannot be met any more, so a later one is offered. ONLY_VALUE: there is nothing else to choose.
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

/** The message key of a constraint. */
export function constraintKey(constraint: Constraint): string {
  return `contractChanges.constraint.${constraint}`;
}

/** What `mutationProposal` answers: what each insured can change, into what, from when on. */
export interface MutationProposal {
  id: string;
  warningMessage: string | null;
  assures: readonly InsuredProposal[];
}

/** What somebody's care cost in a calendar year, in rappen. */
export interface YearOfCare {
  year: number;
  costs: number;
  /** The last day that is in it, where the year is not over. */
  until?: string | undefined;
}

export interface InsuredProposal {
  noAssure: number;
  firstname: string;
  lastname: string;
  mutations: readonly ProposedMutation[];
  /** What care cost in the last years, where it may be known. */
  yearlyCosts?: readonly YearOfCare[];
  /** When professional data name an employer: then leaving accidents out needs no proof. */
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
  /** The deductible of a year in rappen; nothing where the value is none. */
  amount: number | null;
  /** The days from which it can be had, the earliest first. */
  dates: readonly string[];
  dateDefault: string | null;
  /** Whether it goes with a family doctor, and whether one must be named. */
  primaryCareDoctor: boolean;
  primaryCareDoctorMandatory: boolean;
}

export type DoctorNeed = "NONE" | "OPTIONAL" | "MANDATORY";

/** Whether a doctor is named with a product. */
export function doctorNeed(
  offered: Pick<ProposedValue, "primaryCareDoctor" | "primaryCareDoctorMandatory">,
): DoctorNeed {
  if (offered.primaryCareDoctorMandatory) return "MANDATORY";
  return offered.primaryCareDoctor ? "OPTIONAL" : "NONE";
}

/** Whether a doctor is named with a change: with a model that has one, and where nothing else is what changes. */
export function doctorNeedOf(code: MutationCode, value: ProposedValue): DoctorNeed {
  if (code === "primaryCareDoctor") return "MANDATORY";
  return code === "aosModel" ? doctorNeed(value) : "NONE";
}

/** What `transferProposal` answers: to which insurers of the group each insured can go, and how. */
export interface TransferProposal {
  /** The reference under which a transfer is asked for. */
  refDemande: string;
  assures: readonly InsuredTransfer[];
}

export interface InsuredTransfer {
  noAssure: number;
  /** Why there is no transfer. */
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

/** The contract that a transfer would end, as it will be on the day. */
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

/** Both proposals. One is absent where its flag is off. */
export interface Proposals {
  mutation: MutationProposal | null;
  transfer: TransferProposal | null;
}

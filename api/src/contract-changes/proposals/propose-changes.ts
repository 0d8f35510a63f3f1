import {
  type InsuredProposal,
  MutationCode,
  type ProposedMutation,
} from "@portal/model/contract-changes/proposal.ts";
import type { Employment } from "@portal/model/contract-changes/employment.ts";
import type { Basis } from "./basis.ts";
import type { Member, YearlyCosts } from "./household.ts";
import { waits } from "./open-changes.ts";
import { proposeAccidents } from "./propose-accidents.ts";
import { proposeDeductibles } from "./propose-deductibles.ts";
import { proposeDoctor } from "./propose-doctor.ts";
import { proposeFrequencies } from "./propose-frequencies.ts";
import { proposeModels } from "./propose-models.ts";
import type { ValueProposal } from "./proposed.ts";

/** The possible changes of a person, and the costs of the person's care. */
export interface MemberProposal extends InsuredProposal {
  yearlyCosts: readonly YearlyCosts[];
  employments: readonly Employment[];
}

const proposers: Record<MutationCode, (basis: Basis, member: Member) => ValueProposal> = {
  aosModel: proposeModels,
  deductible: proposeDeductibles,
  riskAdd: (basis, member) => proposeAccidents(basis, member, "MIT"),
  riskDel: (basis, member) => proposeAccidents(basis, member, "OHN"),
  primaryCareDoctor: proposeDoctor,
  invoiceFrequency: proposeFrequencies,
};

/** Every kind of change for every person; an impossible one comes with its reasons. */
export function proposeChanges(basis: Basis): MemberProposal[] {
  return basis.members.map((member) => ({
    noAssure: member.insuredNumber,
    firstname: member.firstname,
    lastname: member.lastname,
    mutations: MutationCode.options.map((code) => proposeChange(basis, member, code)),
    yearlyCosts: member.yearlyCosts,
    employments: member.employments,
  }));
}

function proposeChange(basis: Basis, member: Member, code: MutationCode): ProposedMutation {
  const closed = { code, enabled: false, values: [] };
  if (member.contracts.length === 0) return { ...closed, constraints: ["NO_CONTRACT"] };
  if (waits(member, code)) return { ...closed, constraints: ["PENDING"] };
  const { values, constraints } = proposers[code](basis, member);
  return { code, constraints, enabled: values.length > 0, values };
}

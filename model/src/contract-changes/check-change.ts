import { needsProof } from "./accident-proof.ts";
import type { ChangeEntry, ChangeSubmission } from "./change.ts";
import { extraOf } from "./extras.ts";
import {
  constraintKey,
  doctorNeedOf,
  type InsuredProposal,
  matterOf,
  type MutationCode,
  type MutationProposal,
  type ProposedMutation,
  type ProposedValue,
} from "./proposal.ts";

/** Message keys by the path of their field; empty without errors. */
export type FieldProblems = Record<string, string>;

/** The available values of a kind of change; a value without a day is not available. */
export function offeredValues(mutation: ProposedMutation | undefined): readonly ProposedValue[] {
  return mutation?.enabled ? mutation.values.filter(({ dates }) => dates.length > 0) : [];
}

/** The proposal to a person for a kind of change. */
export function proposedMutation(
  proposal: MutationProposal | null,
  insured: number,
  code: MutationCode,
): ProposedMutation | undefined {
  return proposal?.assures
    .find(({ noAssure }) => noAssure === insured)
    ?.mutations.find((mutation) => mutation.code === code);
}

/**
 * The offered value of a change. A doctor is identified by name and number, so the first offered value gives the days.
 */
export function offeredValue(
  mutation: ProposedMutation | undefined,
  value: string,
): ProposedValue | undefined {
  const values = offeredValues(mutation);
  const named = mutation?.code === "primaryCareDoctor" ? values[0] : undefined;
  return values.find(({ code }) => code === value) ?? named;
}

/** Checks the requested changes against the proposal. */
export function checkChanges(
  { mutations }: ChangeSubmission,
  proposal: MutationProposal | null,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [nth, { insuredNumber, data }] of mutations.entries()) {
    const at = `mutations.${nth}`;
    const person = proposal?.assures.find(({ noAssure }) => noAssure === insuredNumber);
    if (!person) {
      problems[`${at}.insuredNumber`] = "contractChanges.insured";
      continue;
    }
    for (const [place, entry] of data.entries()) {
      const proposed = proposedMutation(proposal, insuredNumber, entry.code);
      const found = {
        ...entryProblems(entry, proposed, person),
        ...pairProblems(entry, data.slice(0, place)),
      };
      for (const [field, message] of Object.entries(found)) {
        problems[`${at}.data.${place}.${field}`] = message;
      }
    }
  }
  return problems;
}

function entryProblems(
  entry: ChangeEntry,
  proposed: ProposedMutation | undefined,
  { employments }: InsuredProposal,
): FieldProblems {
  if (offeredValues(proposed).length === 0) return { code: whyNot(proposed) };
  const value = offeredValue(proposed, entry.value);
  if (!value) return { value: "contractChanges.notOffered" };
  return {
    ...(!value.dates.includes(entry.startingDate) && { startingDate: "contractChanges.date" }),
    ...doctorProblem(entry, value),
    ...proofProblem(entry, employments),
  };
}

/** A person who excludes accidents attaches a proof or declares that it follows. */
function proofProblem(
  entry: ChangeEntry,
  employments: InsuredProposal["employments"],
): FieldProblems {
  if (entry.code !== "riskDel" || !extraOf(entry, "statut") || extraOf(entry, "preuve")) return {};
  return needsProof(entry, employments) ? { "extra.preuve": "required" } : {};
}

/** Of several changes to the same matter, each after the first contradicts it. */
function pairProblems({ code }: ChangeEntry, earlier: readonly ChangeEntry[]): FieldProblems {
  const isTaken = earlier.some((other) => matterOf(code).includes(other.code));
  return isTaken ? { code: "contractChanges.contradicts" } : {};
}

/** A doctor is required where the value mandates one, and allowed only where the value has one. */
function doctorProblem(entry: ChangeEntry, value: ProposedValue): FieldProblems {
  const isNamed = extraOf(entry, "noDispensateur") !== "";
  const need = doctorNeedOf(entry.code, value);
  if (!isNamed && need === "MANDATORY") return { "extra.noDispensateur": "required" };
  return isNamed && need === "NONE" ? { "extra.noDispensateur": "contractChanges.notAsked" } : {};
}

function whyNot(proposed: ProposedMutation | undefined): string {
  const [first] = proposed?.constraints ?? [];
  return first ? constraintKey(first) : "contractChanges.notOffered";
}

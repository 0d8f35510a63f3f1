import type * as z from "zod/mini";
import { ChangeSubmission } from "./change.ts";
import { checkChanges, type FieldProblems } from "./check-change.ts";
import type { Proposals } from "./proposal.ts";
import { toMutations, toTransfer } from "./to-send.ts";
import { checkTransfer, TransferSubmission } from "./transfer.ts";
import {
  hasChanges,
  hasTransfers,
  type Step,
  type TransferPart,
  transferParts,
  type WizardState,
} from "./wizard-state.ts";

/** The warning beside a premium that could not be computed. */
const NO_PREMIUM = "change.intercaisse.item.error";

/**
 * The errors of a step, by field: `choices`, `4711.deductible.value`, `4711.riskDel.extra.statut`,
 * `4711.transfer.cdCaisse`, `4711.premium`, `consents.conditions`. The rules of the API check the request.
 */
export function errorsOf(
  state: WizardState,
  proposals: Proposals,
  step: Step = state.step,
): FieldProblems {
  if (step === 0) return choiceErrors(state);
  return step === 1 ? fillErrors(state, proposals) : consentErrors(state);
}

/** Whether the next step may be entered, or the request sent from the last one. */
export function mayGoOn(state: WizardState, proposals: Proposals): boolean {
  return STEPS.filter((step) => step <= state.step).every(
    (step) => Object.keys(errorsOf(state, proposals, step)).length === 0,
  );
}
const STEPS: readonly Step[] = [0, 1, 2];

function choiceErrors(state: WizardState): FieldProblems {
  return hasChanges(state) || hasTransfers(state) ? {} : { choices: "contractChanges.none" };
}

function consentErrors(state: WizardState): FieldProblems {
  const { conditions, transfer } = state.consents;
  return {
    ...(!conditions && { "consents.conditions": "required" }),
    ...(hasTransfers(state) && !transfer && { "consents.transfer": "required" }),
  };
}

function fillErrors(state: WizardState, proposals: Proposals): FieldProblems {
  const { failedPremiums = [] } = proposals;
  return {
    ...(hasChanges(state) && changeErrors(state, proposals)),
    ...(hasTransfers(state) && transferErrors(state, proposals)),
    ...Object.fromEntries(failedPremiums.map((insured) => [`${insured}.premium`, NO_PREMIUM])),
  };
}

function changeErrors(state: WizardState, proposals: Proposals): FieldProblems {
  const sent = toMutations(state, proposals);
  const found = {
    ...checkChanges(sent, proposals.mutation),
    ...issuesOf(ChangeSubmission.safeParse(sent)),
  };
  const named = renamed(found, (path) => {
    const [, person = "", place = "", field = ""] =
      /^mutations\.(\d+)\.data\.(\d+)\.(.+)$/.exec(path) ?? [];
    const { insuredNumber, data = [] } = sent.mutations[Number(person)] ?? {};
    const code = data[Number(place)]?.code;
    return field && code ? `${insuredNumber}.${code}.${field}` : path;
  });
  // A day can be chosen only after the value.
  return withoutKeys(named, (path) => {
    const value = path.replace(/startingDate$/, "value");
    return value !== path && value in named;
  });
}

function transferErrors(state: WizardState, proposals: Proposals): FieldProblems {
  const sent = toTransfer(state, proposals);
  const found = {
    ...checkTransfer(sent, proposals.transfer),
    ...issuesOf(TransferSubmission.safeParse(sent)),
  };
  const open = withoutKeys(found, (path) => {
    const [, place = "", field = ""] = /^demandes\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const demand = sent.demandes[Number(place)];
    return demand !== undefined && isClosed(field, demand);
  });
  return renamed(open, (path) =>
    path.replace(/^demandes\.(\d+)\./, (_, place: string) => {
      return `${sent.demandes[Number(place)]?.noAssure}.transfer.`;
    }),
  );
}

/** A part cannot be chosen while the one before it is missing. */
function isClosed(field: string, demand: Record<TransferPart, string>): boolean {
  const place = transferParts.findIndex((part) => part === field);
  const before = transferParts[place - 1];
  return before !== undefined && demand[before] === "";
}

function issuesOf(read: z.util.SafeParseResult<unknown>): FieldProblems {
  const issues = read.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

function renamed(problems: FieldProblems, nameOf: (path: string) => string): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [nameOf(path), message]),
  );
}

function withoutKeys(problems: FieldProblems, isLeft: (path: string) => boolean): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isLeft(path)));
}

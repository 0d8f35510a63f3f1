import {
  type DatedChange,
  possibleDates,
  type PossibleDates,
} from "@portal/model/contract-changes/dates.ts";
import type { Constraint, ProposedValue } from "@portal/model/contract-changes/proposal.ts";
import { type Basis, coverSpan } from "./basis.ts";
import type { Member } from "./household.ts";

/** The possible values of a kind of change, and what prevents or delays it. */
export interface ValueProposal {
  values: readonly ProposedValue[];
  constraints: readonly Constraint[];
}

const NO_DAYS: PossibleDates = { dates: [], dateDefault: null, askBy: null, constraints: [] };

/** The days that the law allows for a change of a person's contract. */
export function daysFor(
  { today, terms }: Basis,
  member: Member,
  change: DatedChange,
): PossibleDates {
  const contract = coverSpan(member);
  return contract
    ? possibleDates(change, { today, contract, lastWorkingDay: terms.lastWorkingDay })
    : NO_DAYS;
}

/** A value with the days from which it is possible. */
export function valueOn(
  value: Pick<ProposedValue, "code" | "text"> & Partial<ProposedValue>,
  { dates, dateDefault }: Pick<PossibleDates, "dates" | "dateDefault">,
): ProposedValue {
  const usual = dateDefault !== null && dates.includes(dateDefault) ? dateDefault : dates[0];
  return {
    amount: null,
    primaryCareDoctor: false,
    primaryCareDoctorMandatory: false,
    ...value,
    dates,
    dateDefault: usual ?? null,
  };
}

/** Values that are possible on some day; without any, the reasons. */
export function proposed(
  values: readonly ProposedValue[],
  whyLate: readonly Constraint[],
  whyNot: Constraint,
): ValueProposal {
  const offered = values.filter(({ dates }) => dates.length > 0);
  const ends = whyLate.includes("CONTRACT_ENDS");
  if (offered.length === 0) return { values: [], constraints: [ends ? "CONTRACT_ENDS" : whyNot] };
  return {
    values: offered,
    constraints: [...new Set(whyLate)].filter((one) => one === "TOO_LATE"),
  };
}

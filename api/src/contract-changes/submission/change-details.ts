import type { ChangeEntry } from "@portal/model/contract-changes/change.ts";
import { offeredValue, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import type { Consent } from "@portal/model/contract-changes/consents.ts";
import { type DatedChange, undoneBy } from "@portal/model/contract-changes/dates.ts";
import { deductibleStep } from "@portal/model/contract-changes/deductibles.ts";
import { PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import type { MutationProposal, ProposedValue } from "@portal/model/contract-changes/proposal.ts";
import { type CareDoctor, Periodicity } from "@portal/model/contract.ts";
import type { AttachedFile } from "../../insurer/attach-files.ts";
import type { Basis } from "../proposals/basis.ts";
import { contractOn, type Member } from "../proposals/household.ts";
import { francs } from "../proposals/propose-deductibles.ts";
import type { ChangeDetails, Terms } from "../treatment/details.ts";

interface Circumstances {
  basis: Basis;
  proposal: MutationProposal | null;
  member: Member;
}

interface ChosenEntry {
  entry: ChangeEntry;
  doctor: CareDoctor | null;
  consents: readonly Consent[];
  /** The proof of accident cover elsewhere. */
  files?: readonly AttachedFile[] | undefined;
}

/** The stored details of a change that was checked against its proposal. */
export function changeDetails(
  { basis, proposal, member }: Circumstances,
  { entry, doctor, consents, files }: ChosenEntry,
): ChangeDetails {
  const { code, startingDate, extra } = entry;
  const value = offeredValue(proposedMutation(proposal, member.insuredNumber, code), entry.value);
  if (!value) throw new Error("A change that is not proposed.");
  const change = datedChange(member, entry, value);
  return {
    data: code,
    value: shownValue(entry, value, doctor),
    startingDate,
    // A file is shown by its name, not by its number.
    extra: extra.filter(
      ({ key, value: told }) => told !== "" && (key !== "preuve" || told === PROOF_FOLLOWS),
    ),
    ...(files && { files: [...files] }),
    terms: termsOf(entry, value, doctor),
    productCode: contractOn(member, startingDate)?.productCode ?? null,
    undoBy: undoneBy(change, startingDate, basis.terms.lastWorkingDay),
    consents: [...consents],
  };
}

/** The value as the request shows it, without the proposal. */
function shownValue(entry: ChangeEntry, value: ProposedValue, doctor: CareDoctor | null): string {
  switch (entry.code) {
    case "aosModel":
      return value.text;
    case "deductible":
      return francs(value.amount ?? 0);
    case "primaryCareDoctor":
      return doctor?.nomPrenom ?? entry.value;
    case "riskAdd":
    case "riskDel":
    case "invoiceFrequency":
      return value.code;
  }
}

function termsOf({ code }: ChangeEntry, value: ProposedValue, doctor: CareDoctor | null): Terms {
  switch (code) {
    case "aosModel":
      return { productCode: value.code, doctor };
    case "deductible":
      return { deductible: value.amount ?? 0 };
    case "riskAdd":
      return { risk: "MIT" };
    case "riskDel":
      return { risk: "OHN" };
    case "primaryCareDoctor":
      return { doctor };
    case "invoiceFrequency":
      return { periodicity: Periodicity.parse(value.code) };
  }
}

/** The kind of change in the law's terms. */
function datedChange(
  member: Member,
  { code, startingDate }: ChangeEntry,
  value: ProposedValue,
): DatedChange {
  const contract = contractOn(member, startingDate);
  switch (code) {
    case "aosModel":
      return { kind: "MODEL" };
    case "deductible": {
      const present = contract ?? { deductible: 0, validFrom: startingDate };
      const change = { present, requested: value.amount ?? 0 };
      const step = deductibleStep(change, startingDate, member.birthdate);
      return { kind: step === "SAME" ? "HIGHER_DEDUCTIBLE" : step };
    }
    case "riskAdd":
      return { kind: "ACCIDENTS_IN" };
    case "riskDel":
      return { kind: "ACCIDENTS_OUT" };
    case "primaryCareDoctor":
      return { kind: "DOCTOR" };
    case "invoiceFrequency": {
      const to = Periodicity.parse(value.code);
      return { kind: "FREQUENCY", from: contract?.periodicity ?? to, to };
    }
  }
}

import { type ChangeEntry, ChangeSubmission } from "@portal/model/contract-changes/change.ts";
import { checkChanges } from "@portal/model/contract-changes/check-change.ts";
import type { Consent } from "@portal/model/contract-changes/consents.ts";
import { extraOf } from "@portal/model/contract-changes/extras.ts";
import type { CareDoctor } from "@portal/model/contract.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Context } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { requireFlag } from "../../core/flags.ts";
import { parse } from "../../core/http/parse.ts";
import { contractOn, type Member } from "../proposals/household.ts";
import { waits } from "../proposals/open-changes.ts";
import { mutationProposal } from "../proposals/read-proposals.ts";
import { contractChange } from "../treatment/contract-change.ts";
import { takeProof } from "./accident-proof.ts";
import { premiumsOfChanges } from "./asked-premiums.ts";
import { changeDetails } from "./change-details.ts";
import { type Change, checkTogether } from "./check-together.ts";
import { requireConsents } from "./consents.ts";
import { readLocked } from "../proposals/locked-basis.ts";
import { requireDoctor } from "./named-doctors.ts";
import { type Received, submitTogether } from "./submit-together.ts";

interface ChangesInput {
  mutations: readonly unknown[];
  consents: readonly Consent[];
}

/**
 * Requests contract changes, all or none, as they are proposed now. It is a `CONFLICT` while the same change of a
 * person is open.
 */
export async function submitContractMutations(
  ctx: Context,
  { mutations, consents }: ChangesInput,
): Promise<Received> {
  const submission = parse(ChangeSubmission, { mutations });
  requireConsents(consents, consentsNeeded(submission));
  return ctx.write(async (db, session) => {
    await requireFlag(db, "CONTRACT_MUTATION");
    const people = submission.mutations.map(({ insuredNumber }) => insuredNumber);
    const { basis, members } = await readLocked(ctx, db, people);
    const changes = changesOf(submission, members);
    if (changes.some(({ member, entry }) => waits(member, entry.code)))
      throw new Problem("CONFLICT", { errorCodes: ["pending"] });
    const proposal = mutationProposal(basis);
    requireNone(checkChanges(submission, proposal));
    requireNone(checkTogether(basis, proposal, changes));
    const premiums = await premiumsOfChanges(ctx, db, submission);
    const parts = [];
    for (const { member, entry, at } of changes) {
      const doctor = await doctorNamed(db, member, entry, at);
      const { files, ...proof } = await takeProof({ db, session }, { member, entry, at });
      const isLast = changes.findLast((one) => one.member === member)?.entry === entry;
      const premium = isLast ? premiums.get(member.insuredNumber) : undefined;
      const circumstances = { basis, proposal, member };
      parts.push({
        insuredNumber: member.insuredNumber,
        deduplicationKey: `${member.insuredNumber} ${entry.code}`,
        details: {
          ...changeDetails(circumstances, { entry, doctor, consents, files }),
          ...(premium && { premium }),
        },
        ...proof,
      });
    }
    return submitTogether({ ctx, db, session }, contractChange, parts);
  });
}

/** A change of the doctor alone changes no condition of a contract. */
function consentsNeeded({ mutations }: ChangeSubmission): Consent[] {
  const isDoctorAlone = mutations.every(({ data }) =>
    data.every(({ code }) => code === "primaryCareDoctor"),
  );
  return isDoctorAlone ? [] : ["conditions"];
}

function requireNone(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new Problem("INVALID", { fields });
}

function changesOf(
  { mutations }: ChangeSubmission,
  members: ReadonlyMap<number, Member>,
): Change[] {
  return mutations.flatMap(({ insuredNumber, data }, person) => {
    const member = members.get(insuredNumber);
    if (!member) return [];
    return data.map((entry, place) => ({ member, entry, at: `mutations.${person}.data.${place}` }));
  });
}

/** The doctor of a change: allowed by the product of the day, and a different one if nothing else changes. */
async function doctorNamed(
  db: Kysely<Tables>,
  member: Member,
  entry: ChangeEntry,
  at: string,
): Promise<CareDoctor | null> {
  const number = extraOf(entry, "noDispensateur");
  if (!number) return null;
  const present = contractOn(member, entry.startingDate);
  const field = `${at}.extra.noDispensateur`;
  const doctor = await requireDoctor(db, {
    field,
    number,
    birthdate: member.birthdate,
    productCode: entry.code === "aosModel" ? entry.value : (present?.productCode ?? ""),
    day: entry.startingDate,
  });
  const isSame = present?.doctor?.noPartenaire === doctor.noPartenaire;
  if (entry.code === "primaryCareDoctor" && isSame)
    throw new Problem("INVALID", { fields: { [field]: "contractChanges.sameDoctor" } });
  return doctor;
}

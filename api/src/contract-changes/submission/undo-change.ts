import { moveDay } from "@portal/model/calendar/calendar.ts";
import { heldDeductible } from "@portal/model/cost-sharing/held-deductible.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Context } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { detailsBinding } from "../../insurer/requests/kinds.ts";
import type { WriteContext } from "../../insurer/requests/submit.ts";
import { contractOn, type ContractVersion, type Member } from "../proposals/household.ts";
import { TRANSFER, waits } from "../proposals/open-changes.ts";
import { francs } from "../proposals/propose-deductibles.ts";
import { contractChange } from "../treatment/contract-change.ts";
import { ChangeDetails, TransferDetails, termKeys } from "../treatment/details.ts";
import { insurerTransfer } from "../treatment/insurer-transfer.ts";
import { readLocked } from "../proposals/locked-basis.ts";
import { type Received, submitTogether } from "./submit-together.ts";

/**
 * Requests to undo an applied change before it begins, while its notice period is still open; of several changes
 * requested at once, all of them. A change that cannot be undone is a `CONFLICT` with the reason.
 */
export async function undoContractChange(ctx: Context, id: string): Promise<Received> {
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  return ctx.write(async (db, session) => {
    const done = await changesDone(ctx, db, id);
    const people = [...new Set(done.map(({ insuredNumber }) => insuredNumber))];
    const { basis, members } = await readLocked(ctx, db, people);
    const { today, language } = basis;
    const act = { ctx, db, session };
    const undone = done.map((change) => {
      const member = members.get(change.insuredNumber);
      if (!member) throw new Problem("NOT_FOUND");
      const reason = whyNot(change, member, today);
      if (reason) throw new Problem("CONFLICT", { errorCodes: [reason] });
      return { ...change, member, language };
    });
    return submitUndone(act, undone);
  });
}

/** The fields of an applied change that undoing needs. */
interface AppliedChange {
  id: string;
  insuredNumber: number;
  details: ChangeDetails | TransferDetails;
}

async function changesDone(
  { secrets }: Pick<Context, "secrets">,
  db: Kysely<Tables>,
  id: string,
): Promise<AppliedChange[]> {
  const rows = await db
    .selectFrom("interaction")
    .select(["id", "status", "insuredNumber", "details"])
    .where("nature", "=", "CONTRACT")
    .where((either) => either.or([either("id", "=", id), either("parentId", "=", id)]))
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  if (rows.length === 0) throw new Problem("NOT_FOUND");
  const done = rows.flatMap(
    ({ id: one, status, insuredNumber, details: kept }): AppliedChange[] => {
      const held: unknown = JSON.parse(secrets.decrypt(detailsBinding(one), kept));
      const details = z.union([ChangeDetails, TransferDetails]).safeParse(held).data;
      return status === "DONE" && details && insuredNumber !== null
        ? [{ id: one, insuredNumber, details }]
        : [];
    },
  );
  if (done.length === 0) throw new Problem("CONFLICT", { errorCodes: ["notDone"] });
  // Parts that were already undone are not undone again with the whole.
  const left = done.filter(({ details }) => details.undoBy !== null);
  return left.length > 0 ? left : done;
}

/** pending: another request is open. late: the notice period has passed. other: the contract has changed since. */
function whyNot({ details }: AppliedChange, member: Member, today: string) {
  if (waits(member, "data" in details ? details.data : TRANSFER)) return "pending";
  if (details.undoBy === null || details.undoBy < today) return "late";
  const contract = contractOn(member, dayOf(details));
  const { terms } = details;
  const holds = termKeys.every(
    (key) =>
      terms[key] === undefined || JSON.stringify(terms[key]) === JSON.stringify(contract?.[key]),
  );
  return holds ? undefined : "other";
}

function dayOf(details: ChangeDetails | TransferDetails): string {
  return "data" in details ? details.startingDate : details.effectiveDate;
}

type Undone = AppliedChange & { member: Member; language: Language };

function submitUndone(act: WriteContext, undone: readonly Undone[]): Promise<Received> {
  const changes = undone.flatMap((one) => {
    const { id, insuredNumber, details } = one;
    if (!("data" in details)) return [];
    const value = shownOf(before(one), details, one.language);
    const deduplicationKey = `${insuredNumber} ${details.data}`;
    const undo = { ...details, value, premium: undefined, undoBy: null, undoes: id };
    return [{ insuredNumber, deduplicationKey, details: undo }];
  });
  if (changes.length > 0) return submitTogether(act, contractChange, changes);
  const transfers = undone.flatMap((one) => {
    const { id, insuredNumber, details, language } = one;
    if ("data" in details) return [];
    const { insurerNames, productNames, deductible, risk, doctor } = before(one);
    const undo = {
      ...details,
      caisse: insurerNames[language],
      produit: productNames[language],
      franchise: francs(deductible),
      cdRisqueCourt: risk,
      primaryCareDoctorFullname: doctor?.nomPrenom ?? null,
      premium: undefined,
      undoBy: null,
      undoes: id,
    };
    return [{ insuredNumber, deduplicationKey: String(insuredNumber), details: undo }];
  });
  return submitTogether(act, insurerTransfer, transfers);
}

/** The contract that would have continued without the change. */
function before({ member, details }: Undone): ContractVersion {
  const day = dayOf(details);
  const contract = contractOn(member, moveDay(day, { days: -1 }));
  if (!contract) throw new Problem("CONFLICT", { errorCodes: ["other"] });
  const { birthdate } = member;
  return { ...contract, deductible: heldDeductible(contract, { day, birthdate }) };
}

/** The restored value as the request shows it. */
function shownOf(contract: ContractVersion, { data }: ChangeDetails, language: Language): string {
  switch (data) {
    case "aosModel":
      return contract.productNames[language];
    case "deductible":
      return francs(contract.deductible);
    case "riskAdd":
    case "riskDel":
      return contract.risk;
    case "primaryCareDoctor":
      return contract.doctor?.nomPrenom ?? "";
    case "invoiceFrequency":
      return contract.periodicity;
  }
}

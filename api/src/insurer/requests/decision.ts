import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Decider, RequestDecision } from "@portal/model/requests/decisions.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import { applyRequest, kindOf, type LockedRequest } from "./apply.ts";
import type { Actor } from "../audit.ts";
import type { AnyKind, Work } from "./kinds.ts";
import { askBack } from "./questions.ts";
import { tellReason } from "./reasons.ts";
import { refuseRequest } from "./refuse.ts";

interface Deciding {
  id: string;
  /** Decides only what is given to them. */
  decider: Decider;
  actor: Actor;
  decision: RequestDecision;
}

export interface DecisionOutcome {
  /** How the request stands now: DONE, REFUSED, PENDING, or IN_PROGRESS after an answer. */
  status: string;
  /** The same decision was taken before: it had its effect then. */
  isRepeated: boolean;
  /** Why it is REFUSED, in the language of the request: the kind's own rules also refuse what was approved. */
  reason: string | null;
}

/**
 * Carries out a decision about one request in the given transaction, in the role of the jobs. The request's row lock
 * decides between several who decide, the customer who withdraws, and the worker; who comes second gets a CONFLICT
 * whose error code says what happened.
 */
export async function carryOutDecision(
  work: Work,
  kinds: readonly AnyKind[],
  { id, decider, actor, decision }: Deciding,
): Promise<DecisionOutcome> {
  const { db, secrets } = work;
  const row = await db
    .selectFrom("interaction")
    .select(["id", "accountId", "insuredNumber", "type", "nature", "language", "details"])
    .select(["status", "decider", "withdrawnAt", "decisionMark", "reason", "decidedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.decider !== decider) throw new Problem("NOT_FOUND");
  const mark = secrets.lookup("request_decision", `${id} ${JSON.stringify(decision)}`);
  if (await isRepeated(work, row, mark))
    return { status: row.status, isRepeated: true, reason: row.reason };
  await requireDecidable(work, kinds, row, decision);
  await act(work, kinds, row, { actor, decision, mark });
  const { status, reason } = await db
    .selectFrom("interaction")
    .select(["status", "reason"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { status, isRepeated: false, reason };
}

async function act(
  work: Work,
  kinds: readonly AnyKind[],
  row: LockedRequest,
  { actor, decision, mark }: { actor: Actor; decision: RequestDecision; mark: Buffer },
): Promise<void> {
  switch (decision.decision) {
    case "approved":
      await applyRequest(work, kinds, row, { actor, mark });
      return;
    case "refused": {
      const told = await tellReason(work.db, decision.reason, knownLanguage(row.language));
      return refuseRequest(work, kinds, row, { actor, mark, ...told });
    }
    case "asked-back":
      return askBack(work, row, { actor, question: decision, mark });
  }
}

/** A question is repeated when it was asked before, also if it was answered since. */
async function isRepeated(
  { db }: Work,
  { id, decisionMark }: { id: string; decisionMark: Buffer | null },
  mark: Buffer,
): Promise<boolean> {
  if (decisionMark?.equals(mark)) return true;
  const asked = await db
    .selectFrom("requestQuestion")
    .select("id")
    .where("interactionId", "=", id)
    .where("mark", "=", mark)
    .executeTakeFirst();
  return asked !== undefined;
}

/** A request that clerks decide and that can be approved now; CONFLICT says why it cannot. */
export async function requireApprovable(
  work: Work,
  kinds: readonly AnyKind[],
  id: string,
): Promise<Pick<LockedRequest, "type">> {
  const row = await work.db
    .selectFrom("interaction")
    .select(["id", "accountId", "insuredNumber", "type", "nature", "language", "details"])
    .select(["status", "decider", "withdrawnAt", "decidedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  if (row.decider !== "CLERK") throw new Problem("CONFLICT", { errorCodes: ["otherDecider"] });
  await requireDecidable(work, kinds, row, { decision: "approved" });
  return row;
}

interface Standing extends LockedRequest {
  status: string;
  withdrawnAt: Date | null;
  decidedAt: Date | null;
}

async function requireDecidable(
  { db }: Work,
  kinds: readonly AnyKind[],
  row: Standing,
  { decision }: RequestDecision,
): Promise<void> {
  const conflict = (code: string) => {
    const since = row.decidedAt?.toISOString();
    const stands = { status: row.status, ...(since && { decidedAt: since }) };
    return new Problem("CONFLICT", { errorCodes: [code], ...stands });
  };
  if (row.withdrawnAt) throw conflict("withdrawn");
  if (!openStatuses.some((status) => status === row.status)) throw conflict("decided");
  if (decision === "approved" && kindOf(kinds, row)?.hasOwnDecision) throw conflict("ownDecision");
  const part = await db
    .selectFrom("interaction")
    .select("id")
    .where("parentId", "=", row.id)
    .limit(1)
    .executeTakeFirst();
  if (part) throw conflict("hasParts");
}

import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type pg from "pg";
import { onConnection } from "../../core/db/connection-driver.ts";
import { drain } from "../../core/jobs/drain.ts";
import { describeError } from "../../core/log.ts";
import { type Polling, startPolling } from "../../core/jobs/polling.ts";
import { noteDecision } from "../audit.ts";
import { refusalOf } from "./approve-at-once.ts";
import { carryOutDecision } from "./decision.ts";
import type { Work } from "./kinds.ts";
import type { WorkerParts } from "./worker.ts";

type Parts = Omit<WorkerParts, "delaySeconds" | "clock"> & Required<Pick<WorkerParts, "clock">>;

interface DueApproval {
  id: string;
  interactionId: string;
  accountId: string | null;
  staffId: string;
}

const POLL_MS = 500;

const NEXT_DUE = `select id, interaction_id as "interactionId", account_id as "accountId", staff_id as "staffId"
  from scheduled_approval where state = 'WAITING' and due_at <= now()
  order by due_at, id limit 1 for update skip locked`;

const FAILED = `update scheduled_approval set state = 'FAILED', problem = $2, detail = $3 where id = $1`;

/** Carries out the approvals whose time to undo is over, each as the member of staff who pressed. */
export function startScheduledApprovals(parts: Parts): Polling {
  const { pool, log, pollMs = POLL_MS } = parts;
  return startPolling({ everyMs: pollMs, log, onFailure: "approvals wait" }, (isStopped) =>
    drain({
      job: "approvals",
      pool,
      isStopped,
      findNext: async (client) => (await client.query<DueApproval>(NEXT_DUE)).rows.at(0),
      process: (client, row) => approve(parts, client, row),
      async onFailure({ id }, error) {
        // What came in between is told to who pressed; a fault is told to the operator too.
        const refusal = await refusalOf(() => Promise.reject(error)).catch(() => undefined);
        if (!refusal) log.error("approval not carried out", { error: describeError(error) });
        await pool.query(FAILED, [id, refusal?.problem ?? "failed", refusal?.detail ?? null]);
      },
    }),
  );
}

async function approve(
  { kinds, secrets, clock }: Parts,
  client: pg.PoolClient,
  { id, interactionId, accountId, staffId }: DueApproval,
): Promise<void> {
  const db = onConnection(client);
  const work: Work = { db, secrets, today: todayInZurich(clock.now()) };
  const { rows } = await raw<{ name: string | null }>`
    select act_for_staff(${staffId}) as name`.execute(db);
  const name = rows[0]?.name;
  if (!name) throw new Problem("CONFLICT", { errorCodes: ["noRight"] });
  await requireStillTheirs(work, interactionId, staffId);
  const actor = `staff ${name}` as const;
  // Noted first: the decision ends the access that the line names.
  await noteDecision(db, { actor, accountId, action: "request approved", subject: interactionId });
  const { status, reason } = await carryOutDecision(work, kinds, {
    id: interactionId,
    decider: "CLERK",
    actor,
    decision: { decision: "approved" },
  });
  const isRefused = status === "REFUSED";
  await db
    .updateTable("scheduledApproval")
    .set({
      state: isRefused ? "REFUSED" : "APPROVED",
      detail: isRefused ? shortened(reason) : null,
    })
    .where("id", "=", id)
    .execute();
}

async function requireStillTheirs({ db }: Work, id: string, staffId: string): Promise<void> {
  const request = await db
    .selectFrom("interaction")
    .select(["takenBy", "takenByStaff"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (request?.takenByStaff === staffId) return;
  const { takenBy = null } = request ?? {};
  const who = takenBy === null ? {} : { takenBy };
  throw new Problem("CONFLICT", { errorCodes: [takenBy === null ? "notTaken" : "taken"], ...who });
}

function shortened(text: string | null): string | null {
  return text && text.slice(0, 300);
}

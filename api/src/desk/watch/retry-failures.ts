import type { RetriedKind } from "@portal/model/desk/watch.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { retryMessage, retryMessages } from "../../insurer/outbox/retry-messages.ts";
import { retryRequest, retryRequests } from "../../insurer/requests/retry-requests.ts";
import { replayEvents } from "../../insurer/webhooks/replay-events.ts";
import { type DeskCall, deskAct, type DeskWork } from "../call.ts";

interface Retry {
  /** Undefined where it has not failed, or was tried again meanwhile. */
  one: (desk: DeskWork, id: string) => Promise<{ accountId: string | null } | undefined>;
  all: (desk: DeskWork) => Promise<number>;
}

const retries: Readonly<Record<RetriedKind, Retry>> = {
  message: {
    one: ({ db, now }, id) => retryMessage(db, id, now),
    all: ({ db, now }) => retryMessages(db, now),
  },
  webhook: { one: replayEvent, all: replayDead },
  request: {
    one: ({ db }, id) => retryRequest(db, id),
    all: ({ db }) => retryRequests(db),
  },
  access: {
    async one({ db }, id) {
      const retried = await failedAccess(db).where("id", "=", id).execute();
      return retried.length > 0 ? { accountId: null } : undefined;
    },
    all: async ({ db }) => (await failedAccess(db).execute()).length,
  },
};

/** Tries one failure again, at once. The later one of two clerks is told that it is not failed any more. */
export function retryFailure(call: DeskCall, kind: RetriedKind, id: string): Promise<void> {
  return deskAct(call, { right: "watch", role: "jobs" }, async (desk) => {
    const retried = await retries[kind].one(desk, id);
    if (!retried) throw new Problem("NOT_FOUND");
    await desk.note({ action: `${kind} retried`, subject: id, accountId: retried.accountId });
  });
}

/** Tries all failures of a kind again; returns how many. */
export function retryFailures(call: DeskCall, kind: RetriedKind): Promise<number> {
  return deskAct(call, { right: "watch", role: "jobs" }, async (desk) => {
    const count = await retries[kind].all(desk);
    await desk.note({ action: `${kind}s retried`, after: { count } });
    return count;
  });
}

/** An event may have been given up for several receivers. */
async function replayEvent(
  { db }: DeskWork,
  eventId: string,
): Promise<{ accountId: string | null } | undefined> {
  const lettersOf = () =>
    db
      .selectFrom("webhookDelivery as d")
      .innerJoin("event as e", "e.position", "d.position")
      .select(["d.webhookId", "e.accountId"])
      .where("e.eventId", "=", eventId)
      .where("d.state", "=", "DEAD")
      .execute();
  await lockWebhooks(db, await lettersOf());
  const dead = await lettersOf();
  for (const { webhookId } of dead) await replayEvents(db, webhookId, { event: eventId });
  return dead[0] && { accountId: dead[0].accountId };
}

async function replayDead({ db }: DeskWork): Promise<number> {
  const hooks = await db
    .selectFrom("webhookDelivery")
    .select("webhookId")
    .distinct()
    .where("state", "=", "DEAD")
    .execute();
  await lockWebhooks(db, hooks);
  let count = 0;
  for (const { webhookId } of hooks) count += await replayEvents(db, webhookId, { dead: true });
  return count;
}

/** Locks are taken in one order everywhere, webhook, queue, delivery, so that two replays do not wait for each other. */
async function lockWebhooks(
  db: DeskWork["db"],
  hooks: readonly { webhookId: string }[],
): Promise<void> {
  const ids = hooks.map(({ webhookId }) => webhookId);
  if (ids.length === 0) return;
  await db
    .selectFrom("webhook")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

function failedAccess(db: DeskWork["db"]) {
  return db
    .updateTable("accessRequest")
    .set({ nextTryAt: raw<Date>`now()` })
    .where("settledAt", "is", null)
    .where("tries", ">", 0)
    .returning("id");
}

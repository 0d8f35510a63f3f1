import { Problem } from "@portal/model/portal/problems.ts";
import type { OnboardingStatus } from "@portal/model/request-access/request-access.ts";
import type pg from "pg";
import type { Context } from "../core/context.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import type { CheckEvent } from "./identity-check/identity-check.ts";
import { accessRequestBinding } from "../insurer/activation.ts";
import "./services.ts";

/** The status of a request after each event. The jobs open the account itself. */
const statusOf: Record<CheckEvent["state"], OnboardingStatus> = {
  WAITING: "CREATED",
  OPENED: "COMPATIBILITY_PASSED",
  SCANNED: "DOCUMENT_SCAN_COMPLETED",
  PASSED: "DOCUMENT_SCAN_COMPLETED",
  FAILED: "TRANSACTION_ERROR",
};

/** An event may come twice or late: a request only moves forward, and a confirmed or failed one is final. */
const ADVANCE = `update access_request set status = $2, identity = $3,
    checked_at = case when $4 then now() else checked_at end, next_try_at = now()
  where id = $1 and settled_at is null and checked_at is null and expires_at > now()
    and array_position($5::text[], status) < array_position($5::text[], $2)
      + case when $4 then 1 else 0 end`;
const order = [
  "CREATED",
  "COMPATIBILITY_PASSED",
  "DOCUMENT_SCAN_COMPLETED",
  "TRANSACTION_ERROR",
] satisfies OnboardingStatus[];

/** Stores an event of a check. */
export async function advance(
  { pool, secrets }: { pool: Pick<pg.Pool, "query">; secrets: Secrets },
  id: string,
  event: CheckEvent,
): Promise<void> {
  const identity = event.state === "PASSED" ? event.identity : undefined;
  const sealed =
    identity && secrets.encrypt(accessRequestBinding("identity", id), JSON.stringify(identity));
  const isPassed = event.state === "PASSED";
  await pool.query(ADVANCE, [id, statusOf[event.state], sealed ?? null, isPassed, order]);
}

/** Receives a webhook call of the service. Without a valid signature the response is that of an unknown address. */
export async function receiveEvent(ctx: Context, body: string, signature: string): Promise<void> {
  const told = ctx.identityCheck?.readEvent?.(body, signature, ctx.clock.now());
  if (!told) throw new Problem("NOT_FOUND");
  const { pool } = ctx.visitors;
  const { rows } = await pool.query<{ id: string }>(
    "select id from access_request where check_reference = $1",
    [told.reference],
  );
  const [request] = rows;
  if (!request) throw new Problem("NOT_FOUND");
  if (await wasHeard(ctx, signature)) throw new Problem("CONFLICT");
  await advance({ pool, secrets: ctx.secrets }, request.id, told.event);
}

/**
 * Whether a call with this signature came before, while signatures are valid. If the first call failed halfway, polling
 * the service finds its event.
 */
async function wasHeard({ visitors, secrets }: Context, signature: string): Promise<boolean> {
  const key = secrets.lookup("check event", signature).toString("base64url");
  const { rows } = await visitors.pool.query<{ hits: number[] }>(
    "select count_visits(array[$1], array[interval '1 hour']) as hits",
    [`check:${key}`],
  );
  return (rows[0]?.hits[0] ?? Infinity) > 1;
}

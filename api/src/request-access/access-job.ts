import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import { drain } from "../core/jobs/drain.ts";
import { type Polling, startPolling } from "../core/jobs/polling.ts";
import { describeError, type Log } from "../core/log.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { advance } from "./check-events.ts";
import type { IdentityCheck } from "./identity-check/identity-check.ts";
import type { AccessRequest } from "./kept-request.ts";
import { treatRequest } from "./treat-request.ts";

export interface AccessJobParts {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
  publicUrl: string;
  identityCheck: IdentityCheck | undefined;
}

/** A visitor waits at a page that polls every five seconds. */
const EVERY_MS = 2_000;

/**
 * Identifies the persons of access requests after the response, and writes to known persons. Any number of nodes may
 * run it at once.
 */
export function startAccessJob(parts: AccessJobParts): Polling {
  return startPolling(
    { everyMs: EVERY_MS, log: parts.log, onFailure: "requests for access wait" },
    async (isStopped) => {
      await askChecks(parts);
      await treatAll(parts, isStopped);
    },
  );
}

async function treatAll(parts: AccessJobParts, isStopped: () => boolean): Promise<void> {
  const { pool, secrets, log, clock, publicUrl } = parts;
  await drain({
    job: "access",
    pool,
    isStopped,
    findNext: async (client) => (await client.query<AccessRequest>(NEXT_DUE)).rows.at(0),
    async process(client, request) {
      const job = {
        db: onConnection(client),
        secrets,
        today: todayInZurich(clock.now()),
        publicUrl,
      };
      const outcome = await treatRequest(job, request);
      if (outcome === "LATER") await client.query(WAIT, [request.id]);
      else await client.query(SETTLE, [request.id, outcome]);
    },
    async onFailure({ id }, error) {
      log.error("request for access not treated", { error: describeError(error) });
      await pool.query(PUT_OFF, [id]);
    },
  });
}

/** The identity service calls a webhook; polling finds the events of lost calls. */
async function askChecks({ pool, secrets, log, identityCheck }: AccessJobParts): Promise<void> {
  if (!identityCheck?.status) return;
  const { rows } = await pool.query<{ id: string; reference: string }>(LEASE_CHECKS);
  await Promise.all(
    rows.map(async ({ id, reference }) => {
      try {
        const event = await identityCheck.status?.(reference);
        if (event) await advance({ pool, secrets }, id, event);
      } catch (error) {
        log.warn("identity check not asked", { error: describeError(error) });
      }
    }),
  );
}

/** The numbers of waiting and failed requests. */
export const accessBacklog = `select (count(*) filter (where next_try_at <= now()))::int as waiting,
    (count(*) filter (where tries > 0))::int as failed,
    coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
  from access_request where settled_at is null and (way = 'PAPER' or checked_at is not null)`;

const IS_DUE = `settled_at is null and next_try_at <= now() and (way = 'PAPER' or checked_at is not null
    or status like '%ERROR' or expires_at <= now())`;

const NEXT_DUE = `select id, way, insured_number as "insuredNumber", birthdate, email, phone, language, status,
    checked_at is not null as "isChecked", identity
  from access_request where ${IS_DUE} order by next_try_at limit 1 for update skip locked`;

const SETTLE = "update access_request set status = $2, settled_at = now() where id = $1";

/** A request that waits for the letter quota of its household is tried again every day. */
const WAIT = "update access_request set next_try_at = now() + interval '1 day' where id = $1";

const PUT_OFF = `update access_request set tries = least(tries + 1, 30000),
    next_try_at = now() + least(tries + 1, 60) * interval '1 minute' where id = $1`;

const LEASE_CHECKS = `update access_request set next_try_at = now() + interval '20 seconds'
  where id in (
    select id from access_request where settled_at is null and way = 'DIGITAL' and checked_at is null
      and status not like '%ERROR' and expires_at > now() and next_try_at <= now()
    order by next_try_at limit 20 for update skip locked
  ) returning id, check_reference as reference`;

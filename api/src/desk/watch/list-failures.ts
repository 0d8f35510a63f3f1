import {
  type Failure,
  type FailureKind,
  failureKinds,
  FAILURES_AT_ONCE,
  type FailureQuery,
  type Failures,
} from "@portal/model/desk/watch.ts";
import { sql as raw } from "kysely";
import { condition } from "../../core/db/condition.ts";
import type { DeskCall, DeskWork } from "../call.ts";
import { readFigures } from "./read-figures.ts";

type Db = DeskWork["db"];
type Found = Omit<Failure, "at" | "kind"> & { at: Date };

const NO_TEXT = raw<null>`null::text`;
const LIMIT = FAILURES_AT_ONCE + 1;

/** What each kind reads of its own table: neither a recipient nor any content. */
const lists: Readonly<Record<FailureKind, (db: Db) => Promise<Found[]>>> = {
  message: (db) =>
    db
      .selectFrom("message")
      .select(["id", "template as what", "channel", "tries"])
      .select(raw<Date>`coalesce(settled_at, created_at)`.as("at"))
      .select(raw<string>`coalesce(last_error, '')`.as("reason"))
      .where("state", "=", "FAILED")
      .orderBy("createdAt", "desc")
      .limit(LIMIT)
      .$castTo<Found>()
      .execute(),
  webhook: (db) =>
    db
      .selectFrom("webhookDelivery as d")
      .innerJoin("event as e", "e.position", "d.position")
      .select(["e.eventId as id", "e.type as what", "d.tries", NO_TEXT.as("channel")])
      .select(raw<Date>`coalesce(d.settled_at, d.queued_at)`.as("at"))
      .select(raw<string>`coalesce(d.last_error, '')`.as("reason"))
      .where("d.state", "=", "DEAD")
      .orderBy("d.position", "desc")
      .limit(LIMIT)
      .$castTo<Found>()
      .execute(),
  request: (db) =>
    db
      .selectFrom("interaction")
      .select(["id", "type as what", "createdAt as at", "tries", "lastError as reason"])
      .select(NO_TEXT.as("channel"))
      .where("status", "in", ["REQUEST", "IN_PROGRESS"])
      .where("heldAt", "is", null)
      .where("lastError", "is not", null)
      .orderBy("dueAt", "desc")
      .limit(LIMIT)
      .$castTo<Found>()
      .execute(),
  access: (db) =>
    db
      .selectFrom("accessRequest")
      .select(["id", "way as what", "createdAt as at", "tries", "status as reason"])
      .select(NO_TEXT.as("channel"))
      .where("settledAt", "is", null)
      .where("tries", ">", 0)
      .where(condition`way = 'PAPER' or checked_at is not null`)
      .orderBy("createdAt", "desc")
      .limit(LIMIT)
      .$castTo<Found>()
      .execute(),
  paper: (db) =>
    db
      .selectFrom("paperFailure")
      .select(["iddms as id", "code as what", "failedAt as at", "reason"])
      .select([NO_TEXT.as("channel"), raw<null>`null::integer`.as("tries")])
      .orderBy("failedAt", "desc")
      .limit(LIMIT)
      .$castTo<Found>()
      .execute(),
};

/** What was tried and did not succeed, the newest first: its kind, since when and why. */
export function listFailures(call: DeskCall, { kind }: FailureQuery): Promise<Failures> {
  return readFigures(call, "Desk.failures", async ({ db }) => {
    const kinds = kind === undefined ? failureKinds : [kind];
    const found = await Promise.all(
      kinds.map(async (one) => (await lists[one](db)).map((row) => ({ ...row, kind: one }))),
    );
    const all = found.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
    return {
      failures: all
        .slice(0, FAILURES_AT_ONCE)
        .map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      hasMore: all.length > FAILURES_AT_ONCE,
    };
  });
}

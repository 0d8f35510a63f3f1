import { rowsOf } from "../batch.ts";
import { type BoundStatement, statementName } from "../prepared-query.ts";

/** What the leader says of an account: its own time, and the changes that a read must see. */
export interface Required {
  now: Date;
  marks: string[];
}

/** What a replica held of the account when it began to answer, and how far it was. */
interface Held {
  beat: Date | number;
  marks: string[];
  position: number;
}

export interface ReplicaAnswer {
  session: Record<string, unknown> | undefined;
  held: Held | undefined;
  results: Record<string, unknown>[][];
  /** How far the replica was when it had answered. */
  endPosition: number;
}

const POSITION =
  "pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), '0/0'), '0/0')::bigint as position";

/**
 * Older marks need no look: a replica that is further behind is not read. They are deleted after this time
 * (`core/jobs/cleanup.ts`).
 */
const REQUIRED = `select clock_timestamp() as now, array(select m.id::text from freshness_mark m
  where m.account_id = app_account() and m.at > now() - interval '5 minutes') as marks`;
/** Compares with the leader's time alone, because the clocks of two machines differ. */
const HELD = `select h.at as beat, array(select m.id::text from freshness_mark m
  where m.account_id = app_account() and m.at > h.at - interval '10 minutes') as marks, ${POSITION}
  from replica_heartbeat h`;
const END = `select ${POSITION}`;

/** Asks the leader, in the batch that checks the session. */
export const required = statement(REQUIRED);

const held = statement(HELD);
const end = statement(END);

/** Marks an act of the account; it commits with the act. */
export const markChange = statement("insert into freshness_mark default values");

function statement(text: string): BoundStatement<never> {
  return { name: statementName(text), text, values: [] };
}

export function requiredIn(rows: Record<string, unknown>[] | undefined): Required {
  const [row] = rowsOf<Required>(rows);
  if (!row) throw new Error("The leader named no freshness.");
  return row;
}

/** The statements with what proves their freshness: each sees at least what the one before it saw. */
export function withProof(
  opening: BoundStatement<unknown>,
  statements: readonly BoundStatement<unknown>[],
): BoundStatement<unknown>[] {
  return [opening, held, ...statements, end];
}

export function answerIn(rows: Record<string, unknown>[][]): ReplicaAnswer {
  const [sessions, proofs, ...results] = rows;
  const [last] = rowsOf<{ position: number }>(results.pop());
  return {
    session: sessions?.[0],
    held: rowsOf<Held>(proofs)[0],
    results,
    endPosition: last?.position ?? 0,
  };
}

interface Wanted {
  accountId: string;
  required: Required;
  /** How far the replica was that answered earlier reads of the request. */
  position: number;
  longestLagMs: number;
}

/**
 * Whether the replica answered as the same account, is not too far behind, holds all marked changes of the account and
 * is not older than what the request has read so far.
 */
export function isFresh(
  { session, held: found }: ReplicaAnswer,
  { accountId, required: { now, marks }, position, longestLagMs }: Wanted,
): boolean {
  if (!found || session?.["accountId"] !== accountId) return false;
  const known = new Set(found.marks);
  return (
    lagMs(now, found.beat) <= longestLagMs &&
    marks.every((mark) => known.has(mark)) &&
    found.position >= position
  );
}

/** Before the first heartbeat the replica is behind without end. */
export function lagMs(now: Date | number, beat: Date | number): number {
  return Number(now) - Number(beat);
}

import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";
import { describeError, type Log } from "../log.ts";
import { statementName } from "./prepared-query.ts";

/** The audit line of a read. It names the subject of the read, never a value. */
export interface ReadLine {
  accountId: string;
  sessionId: string;
  subject: string;
  correlationId: string;
  /** The representation in which a representative read. */
  representationId?: string | undefined;
}

type DatedLine = ReadLine & { at: Date };

export interface ReadAudit {
  /** Queues lines, which are written within 250 ms; throws when earlier lines could not be written for too long. */
  note(lines: readonly ReadLine[]): void;
  /** Resolves once all lines queued so far are written. */
  written(): Promise<void>;
  /** Writes the remaining lines. */
  stop(): Promise<void>;
}

/** How long lines are collected before they are written together. */
const WAIT_MS = 250;
/** After this time without a successful write audited reads are refused: no sensitive read without its audit line. */
const LONGEST_WAIT_MS = 10_000;
const MOST_AT_ONCE = 1_000;
const RETRIES_AT_STOP = 3;

const WRITE = `insert into audit
    (at, actor, account_id, session_id, action, subject, correlation_id, representation_id)
  select at, 'customer', account_id, session_id, 'read', subject, correlation_id, representation_id
  from unnest($1::timestamptz[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::uuid[])
    as line (at, account_id, session_id, subject, correlation_id, representation_id)`;
const NAME = statementName(WRITE);

/**
 * Writes the audit lines of reads in groups: a line alone would make every read a transaction that waits for the disk.
 * An orderly stop writes all lines; a crash loses those of the last moment. Lines of acts commit with the act instead.
 * `pool` has a role that may write lines of all accounts.
 */
export function startReadAudit(pool: Pick<pg.Pool, "query">, log: Log): ReadAudit {
  let waiting: DatedLine[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  function plan(): void {
    timer ??= setTimeout(() => void round(), WAIT_MS);
  }

  /** Writes one group at a time; lines that fail stay queued for the next round. */
  function round(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeSome().finally(() => {
      writing = undefined;
      if (waiting.length > 0) plan();
    });
    return writing;
  }

  async function writeSome(): Promise<void> {
    const lines = waiting.slice(0, MOST_AT_ONCE);
    if (lines.length === 0) return;
    try {
      await pool.query({ name: NAME, text: WRITE, values: columnsOf(lines) });
      waiting = waiting.slice(lines.length);
      failures = 0;
    } catch (error) {
      // The next round replaces a broken connection; a second failure needs the operator.
      log[failures === 0 ? "warn" : "error"]("audit lines wait", { error: describeError(error) });
      failures += 1;
    }
  }

  return {
    note(lines) {
      const at = new Date();
      const oldest = waiting[0]?.at ?? at;
      if (at.getTime() - oldest.getTime() > LONGEST_WAIT_MS)
        throw new Problem("UNAVAILABLE", { retryAfter: 1 });
      for (const line of lines) waiting.push({ ...line, at });
      if (waiting.length >= MOST_AT_ONCE) void round();
      else plan();
    },
    async written() {
      // The current round may have started before the last line was queued.
      await writing;
      if (waiting.length > 0) await round();
    },
    async stop() {
      let left = Number.POSITIVE_INFINITY;
      for (let tries = 0; waiting.length > 0 && tries < RETRIES_AT_STOP;) {
        await round();
        if (waiting.length >= left) tries += 1;
        left = waiting.length;
      }
      clearTimeout(timer);
    },
  };
}

function columnsOf(lines: readonly DatedLine[]): unknown[][] {
  const column = (name: keyof DatedLine) => lines.map((line) => line[name] ?? null);
  return [
    column("at"),
    column("accountId"),
    column("sessionId"),
    column("subject"),
    column("correlationId"),
    column("representationId"),
  ];
}

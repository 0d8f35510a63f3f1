import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";
import { describeError, type Log } from "../log.ts";
import { statementName } from "./prepared-query.ts";

/** What somebody read, and in which session. It names a question, never a value. */
export interface ReadLine {
  accountId: string;
  sessionId: string;
  subject: string;
  correlationId: string;
}

type DatedLine = ReadLine & { at: Date };

export interface ReadAudit {
  /** Takes lines that will be written within a fraction of a second; refuses when they have waited for too long. */
  note(lines: readonly ReadLine[]): void;
  /** Settles once every line that was taken so far is written. */
  written(): Promise<void>;
  /** Writes what is left. */
  stop(): Promise<void>;
}

/** How long a line waits for others to be written with. */
const WAIT_MS = 250;
/** Lines that cannot be written for so long stop what has to be noted: nobody reads what the audit cannot tell. */
const LONGEST_WAIT_MS = 10_000;
const MOST_AT_ONCE = 1_000;
const RETRIES_AT_STOP = 3;

const WRITE = `insert into audit (at, actor, account_id, session_id, action, subject, correlation_id)
  select at, 'customer', account_id, session_id, 'read', subject, correlation_id
  from unnest($1::timestamptz[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[])
    as line (at, account_id, session_id, subject, correlation_id)`;
const NAME = statementName(WRITE);

/**
 * Writes the audit lines of reads, many at once: alone, each would make its request a transaction that waits for the disk.
 * An orderly stop writes all of them; a crash loses what was read in its last moment. Acts do not come here: their lines
 * commit with them. `pool` is in a role that may write lines of every account.
 */
export function startReadAudit(pool: Pick<pg.Pool, "query">, log: Log): ReadAudit {
  let waiting: DatedLine[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  function plan(): void {
    timer ??= setTimeout(() => void round(), WAIT_MS);
  }

  /** One round at a time; what it cannot write waits for the next. */
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
      // A connection that broke is replaced in the next round; what fails again needs somebody.
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
      // The round under way may have begun before the last line was taken.
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
  const column = (name: keyof DatedLine) => lines.map((line) => line[name]);
  return [
    column("at"),
    column("accountId"),
    column("sessionId"),
    column("subject"),
    column("correlationId"),
  ];
}

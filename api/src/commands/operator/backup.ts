import { readFileSync, writeFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { connectOnce } from "../../core/db/connect.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import type { Tables } from "../../core/db/tables.ts";
import { valueTypes } from "../../core/db/types.ts";
import { findUnreadable } from "../../core/re-encrypt.ts";
import {
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

type Db = Kysely<Tables>;

export const backupCommands: Record<string, Command> = {
  "backup note": {
    usage: "--out FILE",
    about:
      "writes the number of rows and a checksum of each table as they are at this instant, to compare a restored copy with",
    texts: ["out"],
    run: noteTables,
  },
  "backup rehearse": {
    usage: "--copy URL [--noted FILE]",
    about:
      "checks a restored copy, which it only reads: each table against the note, or without one against the present database; the chain of the audit; and that SECRET_KEYS open its encrypted values",
    texts: ["copy", "noted"],
    run: rehearse,
  },
};

const Note = z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() }));
type Note = z.infer<typeof Note>;

async function noteTables({ db }: OperatorContext, given: CommandArguments): Promise<string[]> {
  const out = textOf(given, "out");
  const note = await readTables(db);
  writeFileSync(out, `${JSON.stringify(note, undefined, 1)}\n`, { mode: 0o600 });
  return [`${Object.keys(note).length} tables noted in ${out}`];
}

/** Rows and checksum of every table in one snapshot, independent of the order of rows and of settings. */
async function readTables(db: Db): Promise<Note> {
  await sql`set transaction isolation level repeatable read`.execute(db);
  await sql`set local timezone = 'UTC'`.execute(db);
  await sql`set local datestyle = 'ISO'`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  const note: Note = {};
  for (const { name } of tables) {
    const { rows } = await sql<Note[string]>`select count(*)::int as rows,
      coalesce(sum(('x' || left(md5(held::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum
      from ${sql.table(name)} held`.execute(db);
    if (rows[0]) note[name] = rows[0];
  }
  return note;
}

async function rehearse(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const file = optionalText(given, "noted");
  const expected = file === undefined ? await readTables(operator.db) : readNote(file);
  const copy = await connectOnce(textOf(given, "copy"), { types: valueTypes }).catch(
    (error: unknown) => {
      const [reason] = error instanceof Error ? error.message.split("\n") : [];
      throw wrong(`the copy at --copy cannot be reached: ${reason ?? "no answer"}`);
    },
  );
  try {
    await copy.query("begin read only");
    const db = onConnection(copy);
    const found = await readTables(db);
    const faults = [
      ...differences(expected, found),
      ...(await auditFaults(db)),
      ...(await findUnreadable(db, operator.secrets)).map((place) => `no key opens ${place}`),
    ];
    if (faults.length > 0) throw wrong(`the copy is not what it should be: ${faults.join("; ")}`);
    const rows = Object.values(found).reduce((sum, table) => sum + table.rows, 0);
    return [
      `${Object.keys(found).length} tables with ${rows} rows are as ${file === undefined ? "at present" : "noted"}`,
      "the chain of the audit holds, and the keys open what is encrypted",
    ];
  } finally {
    await copy.end();
  }
}

function readNote(file: string): Note {
  try {
    return Note.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw wrong(`${file} is no note of backup note`);
  }
}

function differences(expected: Note, found: Note): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return names.flatMap((name) => {
    const [one, other] = [expected[name], found[name]];
    if (!one || !other) return [`${name} is ${one ? "missing" : "new"}`];
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows instead of ${one.rows}`];
    return one.checksum === other.checksum ? [] : [`${name} has the same number of other rows`];
  });
}

async function auditFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ seal: string | null }>`select broken_audit_seal() as seal`.execute(
    db,
  );
  const seal = rows[0]?.seal ?? null;
  return seal === null ? [] : [`the audit does not hold from seal ${seal} on`];
}

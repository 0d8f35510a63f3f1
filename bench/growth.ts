import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type pg from "pg";
import { addGeneratedAccounts } from "../api/seed/generate.ts";
import { startWriters, threadsFor } from "../api/seed/writer-threads.ts";
import type { Effort } from "./effort.ts";
import { table } from "./figures.ts";
import { benchKeys, benchSecrets, openSeededDatabase } from "./seeded-database.ts";
import { addUse, useOfAYear } from "./use.ts";

const accountsOf: Record<Effort, number> = { full: 100_000, quick: 10_000, smoke: 20 };
/** Of a seed that no other benchmark uses. */
const SEED = 31;
const MILLION = 1_000_000;
const GB = 1_000_000_000;

/** The day of a row, by table; what the seed invents of the last year is a year's growth. */
const dayOf: Readonly<Record<string, string>> = {
  consent_event: "at",
  conversation: "started_at",
  conversation_message: "sent_at",
  credit_movement: "booked_on",
  damage_payment: "booked_on",
  document: "date",
  interaction: "created_at",
  interaction_status: "at",
  invoice: "invoice_date",
  invoice_payment: "paid_on",
  invoice_reminder: "sent_on",
  statement: "date",
  statement_line: "(select s.date from statement s where s.id = t.statement_id)",
};

/** What is written by use: rows of an account a year, and for how many years retention keeps them. */
const byUse: Readonly<Record<string, { rows: number; kept: number }>> = {
  audit: { rows: useOfAYear.auditLines, kept: 10 },
  message: { rows: useOfAYear.messages, kept: 0.25 },
  notification: { rows: useOfAYear.notifications, kept: 2 },
};

interface Table {
  name: string;
  bytes: number;
  rows: number;
}

interface Growth {
  name: string;
  bytesOfRow: number;
  /** Rows of an account and year; 0: only once for each account. */
  aYear: number;
  /** Rows of an account that stay once it is as old as its data are kept. */
  atMost: number;
}

/**
 * Bytes of an account and of its years, by table with its indexes: measured on generated accounts, and projected to a
 * million and to five. `ACCOUNTS` chooses another number.
 */
export async function measureGrowth(effort: Effort, open = openSeededDatabase): Promise<void> {
  const accounts = Number(process.env["ACCOUNTS"] ?? accountsOf[effort]);
  const database = await open(20);
  const { owner, url } = database;
  try {
    const options = { accounts, seed: SEED, today: todayInZurich(new Date()) };
    const threads = startWriters({ ...options, url, keys: benchKeys }, threadsFor(accounts));
    const began = performance.now();
    await addGeneratedAccounts(owner, benchSecrets, { ...options, writers: threads.writers });
    const minutes = (performance.now() - began) / 60_000;
    await threads.stop();
    await addUse(owner, Math.min(200_000, accounts * 20));
    await owner.query("vacuum analyze");
    const grown = await readGrowth(owner);
    console.log(
      `${accounts.toLocaleString("en")} accounts, ${Math.round(accounts / minutes).toLocaleString("en")} written a minute`,
    );
    console.log(projection(grown));
  } finally {
    await database.close();
  }
}

async function readGrowth(owner: pg.Client): Promise<Growth[]> {
  const { rows: sizes } = await owner.query<{ name: string; bytes: string }>(
    `select c.relname as name, sum(pg_total_relation_size(coalesce(i.inhrelid, c.oid)))::bigint as bytes
     from pg_class c left join pg_inherits i on i.inhparent = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.relname order by 2 desc`,
  );
  const accounts = await countOf(owner, "account");
  const grown: Growth[] = [];
  for (const { name, bytes } of sizes) {
    const one: Table = { name, bytes: Number(bytes), rows: await countOf(owner, name) };
    // Catalogues and what is the same for all customers do not grow with them.
    if (one.rows >= accounts / 2) grown.push(await growthOf(owner, one, accounts));
  }
  return grown;
}

async function growthOf(owner: pg.Client, one: Table, accounts: number): Promise<Growth> {
  const { name, bytes, rows } = one;
  const bytesOfRow = bytes / rows;
  const use = byUse[name];
  if (use) return { name, bytesOfRow, aYear: use.rows, atMost: use.rows * use.kept };
  const day = dayOf[name];
  if (day === undefined) return { name, bytesOfRow, aYear: 0, atMost: rows / accounts };
  const aYear = (await countOf(owner, name, `where ${day} > now() - interval '1 year'`)) / accounts;
  return { name, bytesOfRow, aYear, atMost: aYear * 10 };
}

async function countOf(owner: pg.Client, name: string, where = ""): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from ${name} t ${where}`,
  );
  return rows[0]?.count ?? 0;
}

/** By table, the largest growth first, with the rest in one line. */
function projection(grown: readonly Growth[]): string {
  const sorted = grown.toSorted((a, b) => tenYears(b) - tenYears(a));
  const lines = sorted.slice(0, 20).map((one) => lineOf(one.name, [one]));
  const head = [
    "table",
    "bytes a row",
    "rows a year",
    "KB a year",
    "KB after ten",
    "GB a year, 1 M",
    "GB after ten, 1 M",
    "GB after ten, 5 M",
  ];
  return table(head, [
    ...lines,
    lineOf("all others", sorted.slice(20)),
    lineOf("together", sorted),
  ]);
}

function lineOf(name: string, all: readonly Growth[]): string[] {
  const sum = (of: (one: Growth) => number) => all.reduce((total, one) => total + of(one), 0);
  const aYear = sum((one) => one.aYear * one.bytesOfRow);
  const ten = sum(tenYears);
  const [only] = all.length === 1 ? all : [];
  return [
    name,
    only ? only.bytesOfRow.toFixed(0) : "",
    only ? only.aYear.toFixed(1) : "",
    (aYear / 1000).toFixed(2),
    (ten / 1000).toFixed(1),
    ((aYear * MILLION) / GB).toFixed(1),
    ((ten * MILLION) / GB).toFixed(1),
    ((ten * 5 * MILLION) / GB).toFixed(1),
  ];
}

function tenYears({ atMost, bytesOfRow }: Growth): number {
  return atMost * bytesOfRow;
}

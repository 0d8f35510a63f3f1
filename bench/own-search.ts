import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import { step } from "../scripts/progress.mjs";
import { cloneHouseholds, searchedTables } from "./clone-households.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import { trustedDocuments } from "./graphql/documents.ts";
import { askAs } from "./households.ts";
import {
  benchRoles,
  benchSecrets,
  openSeededDatabase,
  type SeededDatabase,
} from "./seeded-database.ts";

/** A connection reports its reads after ten idle seconds. */
const IDLE_MS = 11_000;
const efforts = {
  full: { accounts: 1_000, copies: 20, rounds: 100, idleMs: IDLE_MS },
  quick: { accounts: 1_000, copies: 4, rounds: 20, idleMs: IDLE_MS },
  smoke: { accounts: 20, copies: 0, rounds: 1, idleMs: 0 },
};
const CONVERSATIONS_PER_ACCOUNT = 5;
const people = { usual: "camille@example.ch", heavy: "zbinden@example.ch" };
const searched = [
  "invoice",
  "statement",
  "statement_line",
  "document",
  "interaction",
  "conversation",
];

/** The own search among a million rows, which must only use indexes. */
export async function measureOwnSearch(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { accounts, copies, rounds, idleMs } = efforts[effort];
  const seeded = await step(`Making a database with ${accounts} accounts`, () => open(accounts));
  let portal: RunningPortal | undefined;
  try {
    if (copies > 0) await step("Copying households", (howFar) => fill(seeded, copies, howFar));
    portal = await createPortal({
      config: readConfig({ PUBLIC_URL: "http://localhost:3000" }),
      database: databaseAt(seeded.url, benchRoles, benchSecrets),
      secrets: benchSecrets,
      log: createLog("error", () => {}),
    });
    const before = await scannedRows(seeded, idleMs);
    const lines: string[][] = [];
    for (const [name, login] of Object.entries(people))
      lines.push([name, ...(await timesOf(portal, seeded, login, rounds))]);
    const after = await scannedRows(seeded, idleMs);
    const whole = after.filter(
      ({ name, read, rows }) =>
        read - (before.find((one) => one.name === name)?.read ?? 0) >= Math.max(rows, 1),
    );
    console.log(table(["household", "p50 ms", "p99 ms"], lines));
    const names = whole.map(({ name }) => name).join(", ") || "none";
    const total = after.reduce((sum, { rows }) => sum + rows, 0);
    console.log(`${total} rows; tables read from one end to the other: ${names}`);
    console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
    if (copies > 0 && whole.length > 0) process.exitCode = 1;
  } finally {
    await portal?.stop();
    await seeded.close();
  }
}

async function fill(
  { owner }: SeededDatabase,
  copies: number,
  howFar: (text: string) => void,
): Promise<void> {
  await cloneHouseholds(owner, { from: 1, to: copies }, howFar, searchedTables);
  await owner.query(
    `insert into conversation (id, account_id, insured_number, subject_code, started_at, last_at)
     select gen_random_uuid(), id, insured_number, 'GENERAL', now() - k * interval '40 days', now() - k * interval '40 days'
     from account join insured using (insured_number) cross join generate_series(1, $1::int) k`,
    [CONVERSATIONS_PER_ACCOUNT],
  );
  await owner.query("vacuum analyze conversation");
}

async function timesOf(
  portal: RunningPortal,
  seeded: SeededDatabase,
  login: string,
  rounds: number,
): Promise<string[]> {
  const [id = ""] =
    Object.entries(trustedDocuments).find(([, text]) => text.startsWith("query OwnSearch")) ?? [];
  const ask = await askAs(portal, seeded, login);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await ask(id, "OwnSearch")).ms);
  return [quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)];
}

/** The rows of each table, and the rows read by sequential scans since the server's start. */
async function scannedRows({ owner }: SeededDatabase, idleMs: number) {
  await setTimeout(idleMs);
  const { rows } = await owner.query<{ name: string; read: number; rows: number }>(
    `select relname as name, seq_tup_read::float8 as read, n_live_tup::float8 as rows from pg_stat_user_tables
     where schemaname = 'public' and relname = any ($1)`,
    [searched],
  );
  return rows;
}

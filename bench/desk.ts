import { loadavg } from "node:os";
import { randomUUID } from "node:crypto";
import { deskHeader } from "@portal/model/desk/session.ts";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { hashOf, newToken } from "../api/src/desk/sign-in/cookie.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import type { Effort } from "./effort.ts";
import { quantile, table } from "./figures.ts";
import {
  benchRoles,
  benchSecrets,
  openSeededDatabase,
  type SeededDatabase,
} from "./seeded-database.ts";

const efforts = {
  full: { requests: 100_000, each: 200 },
  quick: { requests: 100_000, each: 40 },
  smoke: { requests: 500, each: 1 },
};

/** What a list of the desk may take at the 95th percentile. */
const ALLOWED_MS = 50;

const lists = {
  "the first page": "tab=open",
  "what is mine": "tab=mine",
  "what waits": "tab=waiting",
  "one kind": "type=CARD_ORDER",
  "a rare kind": "type=MATERNITY",
  "one language": "language=it",
  "one canton": "canton=VD",
  late: "late=1",
  "a person's number": "find=NUMBER",
  "a person's name": "find=roch",
  "kind, language and canton": "type=CARD_ORDER&language=fr&canton=VD",
};

/** The time of the inbox among a hundred thousand open requests, by HTTP and in the database alone. */
export async function measureDesk(effort: Effort, open = openSeededDatabase): Promise<void> {
  const { requests, each } = efforts[effort];
  const seeded = await open();
  let portal: RunningPortal | undefined;
  try {
    const cookie = await fill(seeded, requests);
    portal = await createPortal({
      config: readConfig({
        PUBLIC_URL: "http://localhost:3000",
        DESK: "true",
        DEMONSTRATION: "true",
      }),
      database: databaseAt(seeded.url, benchRoles, benchSecrets),
      secrets: benchSecrets,
      log: createLog("error", () => {}),
      acceptsAnyDocument: true,
    });
    await measure(seeded, portal, { cookie, each });
  } finally {
    await portal?.stop();
    await seeded.close();
  }
}

/** Multiplies the requests of the demonstration, and signs its clerk in. */
async function fill({ owner }: SeededDatabase, requests: number): Promise<string> {
  const began = performance.now();
  await owner.query(
    `insert into interaction (account_id, insured_number, type, nature, status, details, language, created_at, held_at,
        decider, decide_by)
      select a.id, nullif(a.insured_number, 0),
        (array['CARD_ORDER', 'DOCUMENT', 'CONTACT', 'CONTRACT_MUTATION', 'UPDATE_CORRESPONDENCE_ADDRESS'])[1 + n % 5],
        'DOCUMENT', case when n % 10 = 0 then 'PENDING' else 'IN_PROGRESS' end, '\\x00', a.language,
        now() - make_interval(mins => n), now(), 'CLERK', current_date + n % 60 - 10
      from generate_series(1, $1) n
        join (select id, insured_number, language, row_number() over (order by id) as place, count(*) over () as all_of
          from account where role = 'CUSTOMER') a on a.place = 1 + n % a.all_of`,
    [requests],
  );
  await owner.query(
    "update interaction set type = 'MATERNITY' where decider = 'CLERK' and id::text like '0000%'",
  );
  await owner.query(
    `update interaction set decider = 'CLERK' where status in ('REQUEST', 'PENDING', 'IN_PROGRESS') and held_at is not null`,
  );
  await owner.query("vacuum analyze");
  const token = newToken();
  await owner.query(
    `insert into staff_session (id, staff_id, token_hash, verified_at, expires_at)
      select $1, id, $2, now(), now() + interval '8 hours' from staff where email = 'operator@example.ch'`,
    [randomUUID(), hashOf(token)],
  );
  console.log(
    `${requests.toLocaleString("en")} open requests in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  return `desk=${token}`;
}

interface Measuring {
  cookie: string;
  each: number;
}

async function measure(
  { owner }: SeededDatabase,
  portal: RunningPortal,
  { cookie, each }: Measuring,
): Promise<void> {
  const { rows } = await owner.query<{ number: number }>(
    "select insured_number as number from interaction where decider = 'CLERK' and insured_number is not null limit 1",
  );
  const headers = { cookie, [deskHeader]: "1", "sec-fetch-site": "same-origin" };
  const lines: string[][] = [];
  for (const [name, search] of Object.entries(lists)) {
    const query = search.replace("NUMBER", String(rows[0]?.number ?? ""));
    const times: number[] = [];
    const inDatabase: number[] = [];
    for (let turn = -5; turn < each; turn++) {
      const began = performance.now();
      const answer = await portal.app.request(`/desk/v1/requests?${query}`, { headers });
      await answer.text();
      if (answer.status !== 200) throw new Error(`The desk answered ${answer.status} to ${query}.`);
      if (turn >= 0) times.push(performance.now() - began);
      const ms = await databaseTime(owner, query);
      if (turn >= 0) inDatabase.push(ms);
    }
    const p95 = quantile(times, 0.95);
    lines.push([
      name,
      `${quantile(times, 0.5).toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      `${quantile(inDatabase, 0.95).toFixed(1)} ms`,
      (p95 / ALLOWED_MS).toFixed(2),
    ]);
  }
  console.log(
    table(["list", "HTTP p50", "HTTP p95", "database p95", `of ${ALLOWED_MS} ms`], lines),
  );
  console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
}

async function databaseTime(owner: SeededDatabase["owner"], query: string): Promise<number> {
  const filter = JSON.stringify(Object.fromEntries(new URLSearchParams(query)));
  await owner.query("select set_config('app.staff', (select id::text from staff limit 1), false)");
  const began = performance.now();
  await owner.query("select * from desk_inbox($1, current_date, 51)", [filter]);
  return performance.now() - began;
}

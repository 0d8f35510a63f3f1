import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { deskHeader } from "@portal/model/desk/session.ts";
import { readConfig } from "../api/src/core/config.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { createLog } from "../api/src/core/log.ts";
import { hashOf, newToken } from "../api/src/desk/sign-in/cookie.ts";
import { createPortal, type RunningPortal } from "../api/src/portal.ts";
import { quantile, table } from "./figures.ts";
import { microsecondsOf, seesPostgres } from "./graphql/cpu.ts";
import { benchRoles, benchSecrets, type SeededDatabase } from "./seeded-database.ts";

/** One question to the desk, by HTTP and by its statement alone. */
export interface Question {
  name: string;
  path: string;
  body?: unknown;
  statement: string;
  values: readonly unknown[];
}

interface Measuring {
  each: number;
  /** What a question may take at the 95th percentile. */
  allowedMs: number;
}

/** Requests before each question that are not counted. */
const WARM_UPS = 5;

/** Asks each question again and again, signed in as the clerk of the demonstration, and prints what it takes. */
export async function measureQuestions(
  seeded: SeededDatabase,
  questions: readonly Question[],
  { each, allowedMs }: Measuring,
): Promise<void> {
  const cookie = await signIn(seeded);
  const portal = await createPortal({
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
  try {
    const rows: string[][] = [];
    for (const question of questions)
      rows.push(await measured({ seeded, portal, cookie }, question, { each, allowedMs }));
    const head = ["rows", "HTTP p50", "p95", "database p50", "p95", "processor", `of ${allowedMs}`];
    console.log(table(["milliseconds", ...head], rows));
    console.log(`the load while it ran is ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await portal.stop();
  }
}

async function measured(
  desk: { seeded: SeededDatabase; portal: RunningPortal; cookie: string },
  { name, path, body, statement, values }: Question,
  { each, allowedMs }: Measuring,
): Promise<string[]> {
  const { owner } = desk.seeded;
  const backend = await backendOf(owner);
  const [byHttp, inDatabase]: number[][] = [[], []];
  let found = 0;
  let used = 0;
  for (let turn = -WARM_UPS; turn < each; turn++) {
    const asked = performance.now();
    await ask(desk, path, body);
    const answered = performance.now();
    const before = processorTime(backend);
    const began = performance.now();
    found = (await owner.query(statement, [...values])).rows.length;
    const ended = performance.now();
    if (turn < 0) continue;
    byHttp?.push(answered - asked);
    inDatabase?.push(ended - began);
    used += processorTime(backend) - before;
  }
  const figures = [byHttp ?? [], inDatabase ?? []].flatMap((times) => [
    quantile(times, 0.5),
    quantile(times, 0.95),
  ]);
  return [
    name,
    String(found),
    ...figures.map((ms) => ms.toFixed(1)),
    seesPostgres ? (used / each / 1000).toFixed(1) : "–",
    ((figures[1] ?? 0) / allowedMs).toFixed(2),
  ];
}

async function ask(
  { portal, cookie }: { portal: RunningPortal; cookie: string },
  path: string,
  body: unknown,
): Promise<void> {
  const headers = { cookie, [deskHeader]: "1", "sec-fetch-site": "same-origin" };
  const answer = await portal.app.request(
    `/desk/v1${path}`,
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        },
  );
  await answer.text();
  if (answer.status !== 200) throw new Error(`The desk answered ${answer.status} to ${path}.`);
}

/** Opens a session of the clerk, also for the statements that are asked alone. */
async function signIn({ owner }: SeededDatabase): Promise<string> {
  const token = newToken();
  const { rows } = await owner.query<{ staff: string }>(
    `insert into staff_session (id, staff_id, token_hash, verified_at, expires_at)
      select $1, id, $2, now(), now() + interval '8 hours' from staff where email = 'operator@example.ch'
      returning staff_id as staff`,
    [randomUUID(), hashOf(token)],
  );
  await owner.query("select set_config('app.staff', $1, false)", [rows[0]?.staff]);
  return `desk=${token}`;
}

async function backendOf(owner: SeededDatabase["owner"]): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

function processorTime(backend: number): number {
  return seesPostgres ? microsecondsOf(backend) : 0;
}

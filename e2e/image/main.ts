import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startThrowawayPostgres } from "../../api/postgres/throwaway.ts";
import { step } from "../../scripts/progress.mjs";
import { freePort } from "../harness/free-port.ts";
import { closeBrowsers, openWindows } from "../harness/windows.ts";
import { startBalancer } from "./balancer.ts";
import { findEngine } from "./engine.ts";
import { journeys } from "./journeys.ts";
import { startLoad } from "./load.ts";

// `npm run test:image [-- --built]`: builds the image, starts two web nodes and a jobs node, walks through them, and replaces each
// web node while requests arrive.
const PATIENCE_MS = 180_000;
const root = dirname(dirname(import.meta.dirname));
const folder = join(root, "dist/image-test");
const tag = "localhost/portal:test";
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const undo: (() => unknown)[] = [];
const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
const [balancerPort, one, two, jobs] = ports;
const url = `http://localhost:${balancerPort}`;

mkdirSync(folder, { recursive: true });
const engine = findEngine(folder);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
try {
  await test();
  say("✓ The image works");
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function cleanUp(): Promise<void> {
  for (const work of undo.splice(0).toReversed()) await work();
}

async function test(): Promise<void> {
  if (!process.argv.includes("--built")) await build();
  const settings = await openDatabase();
  const web = { ...settings, ROLE: "web" };
  await step("Starting two web nodes and a jobs node, which wait for the migrations", async () => {
    await start("portal-test-1", "main.js", { ...web, PORT: String(one) });
    await start("portal-test-2", "main.js", { ...web, PORT: String(two) });
    await start("portal-test-jobs", "main.js", { ...settings, ROLE: "jobs", PORT: String(jobs) });
    for (const port of [one, two, jobs]) await answers(port, "/ready", 503, '"reason":"schema"');
  });
  await step("Migrating", async () => {
    const owner = settings["OWNER_URL"] ?? "";
    const [status] = await once(
      await start("portal-test-migrate", "migrate.js", { ...settings, DATABASE_URL: owner }),
      "close",
    );
    if (status !== 0) throw new Error(`The migrations ended with ${status}`);
    for (const port of [one, two, jobs]) await answers(port, "/ready", 200);
  });
  await answers(jobs, "/faq", 404);
  const balancer = startBalancer(root, folder, balancerPort, [one, two]);
  undo.push(() => balancer.kill());
  await answers(balancerPort, "/ready", 200);
  const windows = await openWindows(url);
  undo.push(closeBrowsers);
  for (const [title, walk] of Object.entries(journeys))
    await step(title, async () => {
      const page = await (await windows.aNew({})).newPage();
      await walk(page).catch(async (error: unknown) => {
        await page.screenshot({ path: join(folder, "failure.png") });
        throw error;
      });
    });
  await step("Replacing both web nodes under load", async () => replaceNodes(web));
}

async function build(): Promise<void> {
  await step("Writing the package", async () => {
    execFileSync(process.execPath, [join(root, "scripts/package.ts"), "--no-tar"], {
      stdio: "ignore",
    });
  });
  await step(`Building the image with ${engine.name}`, async () => engine.build(root, tag));
}

async function replaceNodes(web: Record<string, string>): Promise<void> {
  const load = startLoad(url);
  for (const [name, port] of [
    ["portal-test-1", one],
    ["portal-test-2", two],
  ] as const) {
    await engine.stop(name);
    await start(name, "main.js", { ...web, PORT: String(port) });
    await answers(port, "/ready", 200);
    // The balancer looks twice before it sends requests to a node again.
    await pause(2_000);
  }
  const { requests, failures } = await load.stop();
  say(`  ${requests} requests, ${failures.length} failed`);
  if (failures.length > 0) throw new Error(failures.slice(0, 10).join("\n"));
  if (requests < 100) throw new Error("There was no load.");
}

/** A PostgreSQL of its own, an owner who may make roles, and the settings of the nodes, which do not know the owner. */
async function openDatabase(): Promise<Record<string, string>> {
  const postgres = await startThrowawayPostgres("image");
  undo.push(postgres.stop);
  const owner = new URL(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query("create role image_owner login createrole password 'secret'");
    await client.query("create database image owner image_owner");
  } finally {
    await client.end();
  }
  const address = `${owner.hostname}:${owner.port}/image`;
  return {
    DATABASE_URL: `postgres://${address}`,
    OWNER_URL: `postgres://image_owner:secret@${address}`,
    SECRET_KEYS: `k1:${Buffer.alloc(32, 5).toString("base64")}`,
    PUBLIC_URL: url,
    TRUST_PROXY: "true",
    DEMONSTRATION: "true",
    DATABASE_POOL: "8",
    HOST: "127.0.0.1",
  };
}

async function start(
  name: string,
  command: string,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  await engine.remove(name);
  const { OWNER_URL: _owner, ...known } = settings;
  const child = engine.start(tag, name, command, known);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  child.once("close", (status) => {
    if (status !== 0) say(`${name} ended with ${status}: ${output}`);
  });
  undo.push(() => engine.remove(name));
  return child;
}

async function answers(port: number, path: string, status: number, words = ""): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let last = "no answer";
  while (performance.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    last = answer ? `${answer.status} ${await answer.text()}` : "no answer";
    if (answer?.status === status && last.includes(words)) return;
    await pause(100);
  }
  throw new Error(`${path} at ${port} answers: ${last.slice(0, 300)}`);
}

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartProblem } from "../src/core/start-problem.ts";
import { startEmbeddedPostgres } from "./embedded.ts";

let dataDir = "";

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "embedded-"));
  // A temporary folder is private; the server's user must be able to enter it when root runs this test.
  chmodSync(dataDir, 0o755);
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
  await client.end();
  return rows.flat();
}

/** A separate process that starts the server on the folder and waits to be killed. */
async function anotherProcess(folder: string) {
  const starter = JSON.stringify(import.meta.resolve("./embedded.ts"));
  const code = `const { startEmbeddedPostgres } = await import(${starter});
    console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, fast: true })).url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(createInterface(child.stdout), "line");
  return { url: String(url), child, ended: once(child, "exit") };
}

/** Kills the watcher first, then the shell above it: in the other order the watcher would still act. */
function killKeeper(postmaster: number): void {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,comm="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const keeper = processes.find(([pid]) => Number(pid) === postmaster)?.[1];
  const watchers = processes.filter(
    ([pid, parent]) => parent === keeper && Number(pid) !== postmaster,
  );
  for (const pid of [...watchers.map(([watcher]) => watcher), keeper])
    process.kill(Number(pid), "SIGKILL");
}

test("the server starts on an empty folder, keeps its data and its port, and sorts by code point", async () => {
  const first = await startEmbeddedPostgres({ dataDir, fast: true });
  await ask(first.url, "create table note (text text)");
  await ask(first.url, "insert into note values ('kept')");
  expect(await ask(first.url, "select current_database()")).toEqual(["portal"]);
  expect(await ask(first.url, "select 'é' ~ '\\w', 'Z' < 'a', upper('ö')")).toEqual([
    true,
    true,
    "Ö",
  ]);
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir, fast: true });
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, "select text from note")).toEqual(["kept"]);
  await second.stop();
});

test("the password is readable by its owner alone", () => {
  expect(statSync(join(dataDir, "postgres", "password")).mode & 0o777).toBe(0o600);
});

test("a data folder in use by a living process is refused in one line that names cause and mend", async () => {
  const server = await startEmbeddedPostgres({ dataDir, fast: true });
  const refusal = await startEmbeddedPostgres({ dataDir, fast: true }).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartProblem);
  expect(refusal.message).toBe(
    `The data folder ${dataDir} is in use by another process (${process.pid}). Stop that process, or choose another folder with DATA_DIR.`,
  );
  expect(await ask(server.url, "select 1")).toEqual([1]);
  await server.stop();
});

test("after kill -9 of its process the server stops by itself and the next start finds the data", async () => {
  const { url, child, ended } = await anotherProcess(dataDir);
  await ask(url, "insert into note values ('before the crash')");
  child.kill("SIGKILL");
  await ended;
  const isGone = () =>
    ask(url, "select 1").then(
      () => false,
      () => true,
    );
  await expect.poll(isGone).toBe(true);
  const next = await startEmbeddedPostgres({ dataDir, fast: true });
  expect(await ask(next.url, "select count(*)::int from note")).toEqual([2]);
  await next.stop();
});

test("a server that outlived its process and its keeper is ended by the next start", async () => {
  const { url, child, ended } = await anotherProcess(dataDir);
  const [postmaster] = await ask(url, "select pg_read_file('postmaster.pid')");
  const pid = Number.parseInt(String(postmaster), 10);
  killKeeper(pid);
  child.kill("SIGKILL");
  await ended;
  expect(await ask(url, "select 1")).toEqual([1]);
  const next = await startEmbeddedPostgres({ dataDir, fast: true });
  expect(await ask(next.url, "select count(*)::int from note")).toEqual([2]);
  await next.stop();
});

test("a server that is killed is started again at the same address, with its data", async () => {
  const said: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    fast: true,
    say: (line) => void said.push(line),
  });
  const answers = () =>
    ask(server.url, "select count(*)::int from note").then(
      ([count]) => count,
      () => undefined,
    );
  for (let times = 1; times <= 2; times++) {
    const [file] = await ask(server.url, "select pg_read_file('postmaster.pid')");
    process.kill(Number.parseInt(String(file), 10), "SIGKILL");
    await expect.poll(() => said.length).toBe(times);
    await expect.poll(answers).toBe(2);
  }
  await server.stop();
  expect(await answers()).toBeUndefined();
  expect(said).toHaveLength(2);
});

test.runIf(process.getuid?.() === 0)(
  "root may keep the data in a folder that nobody else can enter: the server is given a place beside it",
  async () => {
    const closed = mkdtempSync(join(tmpdir(), "embedded-closed-"));
    const server = await startEmbeddedPostgres({ dataDir: join(closed, "data"), fast: true });
    expect(server.where).not.toContain(closed);
    await ask(server.url, "create table note (text text)");
    await server.stop();
    const again = await startEmbeddedPostgres({ dataDir: join(closed, "data"), fast: true });
    expect(await ask(again.url, "select count(*)::int from note")).toEqual([0]);
    await again.stop();
    rmSync(server.where, { recursive: true });
    rmSync(closed, { recursive: true });
  },
);

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { testSecrets as secrets } from "./database.ts";
import { findServerUser } from "../postgres/server-user.ts";
import { connectOnce } from "../src/core/db/connect.ts";
import { prepareDatabase } from "../src/core/db/open.ts";
import { roles } from "../src/core/db/roles.ts";
import { StartProblem } from "../src/core/start-problem.ts";

/** An installed PostgreSQL: the embedded one has no `pg_dump`. */
const binaries = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "bin")))
  .find((bin) =>
    ["initdb", "postgres", "pg_dump", "psql"].every((name) => existsSync(join(bin, name))),
  );

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A new cluster, whose transaction ids start at the beginning. */
async function aCluster(bin: string): Promise<string> {
  const user = findServerUser(() => {});
  const home = mkdtempSync(join(tmpdir(), "restore-"));
  chmodSync(home, 0o755);
  if (user) chownSync(home, user.uid, user.gid);
  const data = join(home, "data");
  const options = ["-D", data, "-U", "owner", "--auth=trust", "--no-sync", "-E", "UTF8"];
  execFileSync(join(bin, "initdb"), [...options, "--locale=C.UTF-8"], { ...user, cwd: home });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
  };
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    { ...user, cwd: home, stdio: "ignore" },
  );
  const ended = once(server, "exit");
  undo.push(async () => {
    server.kill("SIGINT");
    await ended;
    rmSync(home, { recursive: true, force: true });
  });
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  await expect.poll(() => isUp(url), { timeout: 30_000 }).toBe(true);
  return url;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function isUp(url: string): Promise<boolean> {
  return ask(url, "select 1").then(
    () => true,
    () => false,
  );
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = await connectOnce(url);
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows.flat();
  } finally {
    await client.end();
  }
}

const WRITE = `insert into audit (actor, action) select 'test', 'line ' || n from generate_series(1, 20) n`;

/** The dump of a database with sealed lines and advanced transaction ids. */
async function aDump(bin: string): Promise<string> {
  const url = await aCluster(bin);
  await prepareDatabase(url, "portal", secrets);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let count = 0; count < 2_000; count++) await client.query("select pg_current_xact_id()");
  for (let count = 0; count < 3; count++) {
    await client.query(WRITE);
    await client.query("select seal_audit()");
  }
  await client.query(WRITE);
  await client.end();
  return execFileSync(join(bin, "pg_dump"), ["-d", url], { encoding: "utf8", maxBuffer: 1 << 30 });
}

function restore(bin: string, url: string, dump: string): string {
  const { stderr } = spawnSync(join(bin, "psql"), ["-q", "-d", url], {
    input: dump,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  return stderr;
}

test.runIf(binaries)(
  "a dump restored into another cluster keeps its chain of seals, and what is written there is sealed on top of it",
  { timeout: 120_000 },
  async () => {
    const bin = binaries ?? "";
    const dump = await aDump(bin);
    const url = await aCluster(bin);
    for (const role of roles) await ask(url, `create role portal_${role}`);
    expect(restore(bin, url, dump)).toBe("");
    expect((await prepareDatabase(url, "portal", secrets)).ran).toEqual([]);
    expect(await ask(url, "select broken_audit_seal()")).toEqual([null]);
    const before = Number((await ask(url, "select count(*)::int from audit_seal"))[0]);
    await ask(url, WRITE);
    await ask(url, "select seal_audit()");
    expect(await ask(url, "select count(*)::int from audit_seal")).toEqual([before + 1]);
    expect(await ask(url, "select count(*)::int from audit where seal is null")).toEqual([0]);
    expect(await ask(url, "select broken_audit_seal()")).toEqual([null]);
    await ask(url, "alter database postgres set timezone = 'Europe/Zurich'");
    expect(await ask(url, "select broken_audit_seal()"), "in any time zone").toEqual([null]);
    await ask(url, "update audit set actor = 'forged' where id = 5");
    expect(await ask(url, "select broken_audit_seal()")).toEqual(["1"]);
  },
);

test.runIf(binaries)(
  "a database that was restored before its roles were there is refused in one line that says how to mend it",
  { timeout: 120_000 },
  async () => {
    const bin = binaries ?? "";
    const dump = await aDump(bin);
    const url = await aCluster(bin);
    expect(restore(bin, url, dump)).toContain('role "portal_api" does not exist');
    const refusal = await prepareDatabase(url, "portal", secrets).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartProblem);
    expect(String(refusal)).toMatch(/restored before its roles existed.*runbook/);
    expect(String(refusal)).not.toContain("\n");
  },
);

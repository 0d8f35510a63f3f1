import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { aCluster, ask } from "./backup/cluster.ts";
import { testSecrets as secrets } from "./database.ts";
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

const WRITE = `insert into audit (actor, action) select 'test', 'line ' || n from generate_series(1, 20) n`;

/** The dump of a database with sealed lines and advanced transaction ids. */
async function aDump(bin: string): Promise<string> {
  const { url } = await aCluster(bin);
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
  async () => {
    const bin = binaries ?? "";
    const dump = await aDump(bin);
    const { url } = await aCluster(bin);
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

// The dump of another cluster above is in each run.
test.runIf(binaries && process.env["LONG"] === "1")(
  "a database that was restored before its roles were there is refused in one line that says how to mend it",
  async () => {
    const bin = binaries ?? "";
    const dump = await aDump(bin);
    const { url } = await aCluster(bin);
    expect(restore(bin, url, dump)).toContain('role "portal_api" does not exist');
    const refusal = await prepareDatabase(url, "portal", secrets).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartProblem);
    expect(String(refusal)).toMatch(/restored before its roles existed.*runbook/);
    expect(String(refusal)).not.toContain("\n");
  },
);

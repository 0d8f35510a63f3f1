import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test, vi } from "vitest";
import { prepareDatabase } from "../../src/core/db/open.ts";
import { roles, urlFor } from "../../src/core/db/roles.ts";
import { listen } from "../../src/core/http/server.ts";
import { cloneTemplate, testRoles, testSecrets } from "../database.ts";

const hasPooler = (() => {
  try {
    execFileSync("pgbouncer", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Runs PgBouncer in front of a database during the work. */
async function behindPooler(mode: string, work: (url: string) => Promise<void>): Promise<void> {
  const clone = await cloneTemplate(inject("databaseUrl"));
  const { hostname, port, pathname } = new URL(clone.url);
  const folder = mkdtempSync(join(tmpdir(), "pooler-"));
  chmodSync(folder, 0o755);
  const users = [clone.url, ...roles.map((role) => urlFor(role, clone.url, testRoles, testSecrets))]
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`);
  const own = await freePort();
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: own,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(folder, "users"),
    pool_mode: mode,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const target = `${pathname.slice(1)} = host=${hostname} port=${port}`;
  writeFileSync(join(folder, "users"), users.join("\n"));
  writeFileSync(
    join(folder, "ini"),
    ["[databases]", target, "[pgbouncer]", ...lines].join("\n").concat("\n"),
  );
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const pooler = spawn("pgbouncer", ["-q", ...asUser, join(folder, "ini")], { stdio: "ignore" });
  const url = new URL(clone.url);
  url.host = `127.0.0.1:${own}`;
  try {
    await vi.waitFor(() => requireAnswer(url.href), { timeout: 60_000 });
    await work(url.href);
  } finally {
    pooler.kill();
    await once(pooler, "exit");
    rmSync(folder, { recursive: true });
    await clone.drop();
  }
}

async function requireAnswer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, "127.0.0.1", 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Skipped if it is not installed: it is not an npm package.
test.skipIf(!hasPooler)(
  "a pooler that lends sessions for as long as a connection lives is no obstacle",
  async () => {
    await behindPooler("session", async (url) => {
      const { database } = await prepareDatabase(url, testRoles, testSecrets);
      const pool = database.pool("api", 2);
      const { rows } = await pool.query("show statement_timeout");
      await pool.end();
      expect(rows).toEqual([{ statement_timeout: "5s" }]);
    });
  },
);

test.skipIf(!hasPooler)(
  "a pooler that shares sessions between transactions is refused with one line",
  async () => {
    await behindPooler("transaction", async (url) => {
      await expect(prepareDatabase(url, testRoles, testSecrets)).rejects.toThrow(
        "Set its pool_mode to session, or point DATABASE_URL at the database itself.",
      );
    });
  },
);

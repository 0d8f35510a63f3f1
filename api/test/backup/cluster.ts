import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { findServerUser } from "../../postgres/server-user.ts";
import { connectOnce } from "../../src/core/db/connect.ts";

/** The user that may run PostgreSQL, if it is another than ours. */
export const serverUser = () => findServerUser(() => {});

/** Registers what is to be done at the end of a test, or of a file. */
type AtEnd = (clean: () => void | Promise<void>) => void;

/** A folder of the server's user, removed after the test. */
export function aServersFolder(name: string, atEnd: AtEnd = onTestFinished): string {
  const user = serverUser();
  const home = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(home, 0o755);
  if (user) chownSync(home, user.uid, user.gid);
  atEnd(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** A new cluster, whose transaction ids start at the beginning. It ends with the test. */
export async function aCluster(
  bin: string,
  more: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
) {
  const data = join(aServersFolder("cluster", atEnd), "data");
  const options = ["-D", data, "-U", "owner", "--auth=trust", "--no-sync", "-E", "UTF8"];
  execFileSync(join(bin, "initdb"), [...options, "--locale=C.UTF-8"], {
    ...serverUser(),
    cwd: tmpdir(),
  });
  return { data, ...(await aServer(bin, data, more, atEnd)) };
}

/** A server on a folder. It ends with the test. */
export async function aServer(
  bin: string,
  data: string,
  more: Record<string, string>,
  atEnd: AtEnd,
) {
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    ...more,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(bin, "postgres"), ["-D", data, ...args], {
    ...serverUser(),
    cwd: tmpdir(),
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  atEnd(async () => {
    server.kill("SIGINT");
    await ended;
  });
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  await vi.waitFor(async () => expect(await isUp(url)).toBe(true), { timeout: 120_000 });
  return { url, kill: () => server.kill("SIGKILL") };
}

/** Runs a command as the server's user. */
export const asServer = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { ...serverUser(), cwd: tmpdir(), encoding: "utf8" });

/** A base backup as `pg_basebackup` makes it: the embedded PostgreSQL comes without that program. */
export async function aBaseBackup(url: string, data: string, into: string): Promise<void> {
  const client = await connectOnce(url);
  await client.query("select pg_backup_start('test', true)");
  asServer("cp", "-R", `${data}/.`, into);
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop()",
  );
  await client.end();
  const label = join(into, "backup_label");
  asServer("sh", "-c", 'printf "%s" "$1" > "$2"', "sh", rows[0]?.labelfile ?? "", label);
  asServer("sh", "-c", 'rm -rf "$1"/pg_wal/* "$1"/postmaster.pid', "sh", into);
}

export async function freePort(): Promise<number> {
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

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = await connectOnce(url);
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows.flat();
  } finally {
    await client.end();
  }
}

/** A folder inside another one, of the server's user. */
export function aFolderIn(home: string, name: string): string {
  const user = serverUser();
  const folder = join(home, name);
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBinaries } from "../../postgres/binaries.ts";
import { runOperator } from "../../src/commands/operator/run-operator.ts";
import { prepareDatabase } from "../../src/core/db/open.ts";
import { testRoles, testSecrets } from "../database.ts";
import { aCustomer, closePortal, type Customer, openPortal, ownerUrl } from "../portal.ts";
import { hasContact } from "../samples/contacts.ts";
import { withoutTimers } from "../simulation/scheduler.ts";
import {
  aBaseBackup,
  aCluster,
  aFolderIn,
  ask,
  aServersFolder,
  asServer,
  freePort,
} from "./cluster.ts";

const bin = join(findBinaries().folder, "bin");
const script = join(import.meta.dirname, "../../../deploy/backup/restore-scratch.sh");
const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const ASK = `mutation Ask { createAccountStatementRequest(lang: "fr") { status } }`;

/** Waits until everything that was committed is in the archive. */
async function isArchived(url: string): Promise<void> {
  const [wal] = await ask(url, "select pg_walfile_name(pg_switch_wal())");
  await expect
    .poll(async () => (await ask(url, "select last_archived_wal from pg_stat_archiver"))[0], {
      timeout: 60_000,
    })
    .toBe(wal);
}

async function asksForStatement(who: Customer): Promise<void> {
  const { data } = await who.graphql(ASK);
  expect(data.createAccountStatementRequest.status).toBe("SUCCESS");
}

const backup = (url: string, ...args: string[]) =>
  runOperator(["backup", ...args], { DATABASE_URL: url, SECRET_KEYS });

/** An installation whose WAL is archived, with a customer and a base backup of before any act. */
async function anInstallation() {
  const home = aServersFolder("backup");
  const [base, wal] = [aFolderIn(home, "base"), aFolderIn(home, "wal")];
  const { url, data } = await aCluster(bin, {
    archive_mode: "on",
    archive_command: `cp %p ${wal}/%f`,
  });
  await prepareDatabase(url, testRoles, testSecrets);
  onTestFinished(closePortal);
  await withoutTimers(() => openPortal({ url, drop: async () => {} }));
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await hasContact(anna, { email: "anna@example.ch" });
  await aBaseBackup(url, data, base);
  return { url, home, base, wal, anna, bea };
}

/** A restored copy, ended with the test. */
async function aCopy(base: string, wal: string, instant: string, scratch: string): Promise<string> {
  const port = await freePort();
  expect(
    asServer("env", `PGBIN=${bin}`, script, base, wal, instant, scratch, String(port)),
  ).toContain("restored to");
  onTestFinished(
    () => void asServer(join(bin, "pg_ctl"), "stop", "-D", scratch, "-m", "immediate"),
  );
  return `postgres://owner@127.0.0.1:${port}/postgres`;
}

test("a note that is none is refused in one line", async () => {
  const file = join(aServersFolder("note"), "note.json");
  writeFileSync(file, "{}x");
  const { status, problem } = await backup(ownerUrl, "rehearse", "--copy", "x", "--noted", file);
  expect([status, problem]).toEqual([1, expect.stringContaining("is no note of backup note")]);
});

test("a copy restored to an instant between two acts has the first and not the second, and the rehearsal finds what is wrong with a copy", async () => {
  const { url, home, base, wal, anna, bea } = await anInstallation();
  await asksForStatement(anna);
  await ask(url, "select seal_audit()");
  const noted = join(aServersFolder("note"), "note.json");
  expect((await backup(url, "note", "--out", noted)).lines[0]).toMatch(/^\d+ tables noted/);
  const [instant] = await ask(url, "select clock_timestamp()::text");
  await asksForStatement(bea);
  await isArchived(url);

  const copy = await aCopy(base, wal, String(instant), join(home, "scratch"));
  const counted = "select count(*)::int from interaction";
  expect([...(await ask(url, counted)), ...(await ask(copy, counted))]).toEqual([2, 1]);
  const good = await backup(url, "rehearse", "--copy", copy, "--noted", noted);
  expect(good).toMatchObject({
    status: 0,
    lines: [expect.stringMatching(/as noted$/), expect.any(String)],
  });

  const late = await backup(url, "rehearse", "--copy", copy);
  expect(late.status).toBe(1);
  expect(late.problem).toContain("interaction has 1 rows instead of 2");

  await ask(copy, "update audit set actor = 'forged' where seal is not null");
  await ask(copy, "update contact set value = 'test:damaged'::bytea");
  const { problem } = await backup(url, "rehearse", "--copy", copy, "--noted", noted);
  expect(problem).toContain("audit has the same number of other rows");
  expect(problem).toContain("the audit does not hold from seal 1 on");
  expect(problem).toMatch(/no key opens contact\.value of /);
});

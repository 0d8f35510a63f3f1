import { expect, test, vi } from "vitest";
import { aCustomer, callsAs, database, db, secrets, testConfig } from "./portal.ts";
import { createPortal } from "../src/portal.ts";
import { startReadAudit } from "../src/core/db/read-audit.ts";
import { createLog } from "../src/core/log.ts";

const READ = "query Read { insureds { insuredNumber } }";
const ACCESSES = "query Accesses { accesses { days { entries { who area count } } } }";

const linesOf = (accounts: readonly string[]) =>
  db
    .selectFrom("audit")
    .select(["accountId", "subject", "xact", "at", "correlationId"])
    .where("action", "=", "read")
    .where("accountId", "in", accounts)
    .execute();

test("what many read at once is soon in the audit, each under their own name, in a few transactions", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aCustomer()));
  const began = new Date();
  await Promise.all(people.map((one) => one.graphql(READ)));
  const ids = people.map(({ id }) => id);
  await expect.poll(() => linesOf(ids)).toHaveLength(12);
  const lines = await linesOf(ids);
  expect(new Set(lines.map(({ accountId }) => accountId))).toEqual(new Set(ids));
  expect(new Set(lines.map(({ subject }) => subject))).toEqual(new Set(["Query.insureds"]));
  expect(new Set(lines.map(({ xact }) => xact)).size).toBeLessThan(6);
  expect(lines.every(({ at }) => at >= began && at <= new Date())).toBe(true);
  expect(new Set(lines.map(({ correlationId }) => correlationId)).size).toBe(12);
});

test("a process that stops in order loses no line", async () => {
  const config = testConfig();
  const node = await createPortal({ config, database, secrets, acceptsAnyDocument: true });
  const anna = await aCustomer();
  const calls = callsAs(anna.session, node);
  await Promise.all(Array.from({ length: 30 }, () => calls.graphql(READ)));
  await node.stop();
  expect(await linesOf([anna.id])).toHaveLength(30);
});

test("a customer who looks at their accesses sees what they read a moment ago", async () => {
  const anna = await aCustomer();
  await anna.graphql(READ);
  const { data } = await anna.graphql(ACCESSES);
  const [today] = data.accesses.days;
  expect(today.entries).toContainEqual({ who: "YOU", area: "PROFILE", count: 1 });
});

test("a session that has ended leaves no line, and what failed neither", async () => {
  const anna = await aCustomer();
  await db
    .updateTable("session")
    .set({ endedAt: new Date() })
    .where("id", "=", anna.session.sid)
    .execute();
  expect((await anna.graphql(READ)).errors?.[0]?.message).toBe("UNAUTHENTICATED");
  const bea = await aCustomer();
  await bea.graphql(READ);
  await expect.poll(() => linesOf([anna.id, bea.id])).toHaveLength(1);
});

test("lines wait for a database that takes none, and after ten seconds reads are refused", async () => {
  vi.useFakeTimers();
  try {
    const away = { query: () => Promise.reject(new Error("no space left")) };
    const told: string[] = [];
    const log = createLog("debug", (entry) => told.push(/"level":"(\w+)"/.exec(entry)?.[1] ?? ""));
    const audit = startReadAudit(away, log);
    const line = { accountId: "a", sessionId: "s", subject: "Query.insureds", correlationId: "c" };
    audit.note([line]);
    await vi.advanceTimersByTimeAsync(600);
    expect(told, "a connection may break once").toEqual(["warn", "error"]);
    await vi.advanceTimersByTimeAsync(8_400);
    expect(() => audit.note([line])).not.toThrow();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(() => audit.note([line])).toThrow("UNAVAILABLE");
    await audit.stop();
  } finally {
    vi.useRealTimers();
  }
});

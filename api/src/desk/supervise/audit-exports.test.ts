import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aCustomer, clock, db } from "../../../test/portal.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const aSupervisor = () => aStaffMember({ roles: ["SUPERVISOR"] });
const REASON = "Yearly audit by the external auditor";

interface Line {
  at?: string;
  subject?: string;
  action?: string;
  accountId?: string | null;
}

/** Lines of a month in the past, which nothing else writes. */
async function hasLines(lines: readonly Line[]): Promise<void> {
  await db
    .insertInto("audit")
    .values(
      lines.map(({ at = "2026-03-10T10:00:00Z", subject, action = "test", accountId = null }) => ({
        at: new Date(at),
        actor: "office",
        action,
        subject: subject ?? null,
        accountId,
      })),
    )
    .execute();
}

async function exports(who: StaffMember, body: object): Promise<string> {
  const answer = await who.ask("/supervise/audit-exports", { body: { reason: REASON, ...body } });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
}

const fileOf = (who: StaffMember, id: string) => who.ask(`/supervise/audit-exports/${id}/file`);
const manifestOf = (who: StaffMember, id: string) =>
  who.ask(`/supervise/audit-exports/${id}/manifest`);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("Z63 the audit of a period is exported as JSON Lines with a manifest that its hash and count prove", async () => {
  clock.set("2026-11-18");
  const [anna, supervisor] = [await aCustomer(), await aSupervisor()];
  await hasLines([
    { at: "2026-03-31T22:30:00Z", action: "of the next day" },
    { at: "2026-03-09T22:30:00Z", action: "of the day before" },
    { at: "2026-03-09T23:30:00Z", action: "first", accountId: anna.id },
    { at: "2026-03-31T21:30:00Z", action: "last" },
  ]);
  const id = await exports(supervisor, { from: "2026-03-10", to: "2026-03-31", format: "jsonl" });
  expect((await manifestOf(supervisor, id)).status).toBe(404);
  const file = await fileOf(supervisor, id);
  expect(file.headers.get("content-disposition")).toContain("audit-2026-03-10-2026-03-31.jsonl");
  const lines = file.text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ action }) => action)).toEqual(["first", "last"]);
  expect(lines[0]).toMatchObject({ accountId: anna.id, at: "2026-03-09T23:30:00.000000Z" });
  const manifest = await manifestOf(supervisor, id);
  expect(manifest.body).toMatchObject({
    id,
    from: "2026-03-10",
    to: "2026-03-31",
    lines: 2,
    sha256: sha256(file.text),
    askedBy: supervisor.name,
    reason: REASON,
  });
  const again = await fileOf(supervisor, id);
  expect(again.text).toBe(file.text);
});

test("Z63 the export itself is in the audit, from the order to the hash", async () => {
  const supervisor = await aSupervisor();
  const id = await exports(supervisor, { from: "2026-02-01", to: "2026-02-02", format: "csv" });
  await fileOf(supervisor, id);
  const lines = await db
    .selectFrom("audit")
    .select(["action", "actor", "changeHash"])
    .where("subject", "=", id)
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    "audit export asked",
    "audit export read",
    "audit export complete",
  ]);
  expect(lines.at(-1)).toMatchObject({ actor: `staff ${supervisor.name}` });
  expect(lines.at(-1)?.changeHash).not.toBeNull();
});

test("Z63 a CSV quotes what needs it, runs no formula, and goes on over many batches", async () => {
  const supervisor = await aSupervisor();
  await hasLines([
    { at: "2026-04-02T10:00:00Z", subject: '=HYPERLINK("http://evil.example")' },
    { at: "2026-04-02T10:00:00Z", subject: 'two\nlines, "quoted"' },
    ...Array.from({ length: 2_300 }, () => ({ at: "2026-04-03T10:00:00Z" })),
  ]);
  const id = await exports(supervisor, { from: "2026-04-02", to: "2026-04-30", format: "csv" });
  const { text } = await fileOf(supervisor, id);
  expect(text.startsWith("id,at,actor,action,subject,")).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain('"two\nlines, ""quoted"""');
  const { body } = await manifestOf(supervisor, id);
  // The mark of the encoding is not part of a text that was read.
  expect([body.lines, body.sha256]).toEqual([2_302, sha256(`\uFEFF${text}`)]);
});

test("Z63 a line that was added to an exported period is told when the file is read again", async () => {
  const supervisor = await aSupervisor();
  await hasLines([{ at: "2026-05-02T10:00:00Z" }]);
  const id = await exports(supervisor, { from: "2026-05-01", to: "2026-05-31", format: "jsonl" });
  const first = await fileOf(supervisor, id);
  await hasLines([{ at: "2026-05-03T10:00:00Z" }]);
  await fileOf(supervisor, id);
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("subject", "=", id)
    .where("action", "like", "audit export %")
    .orderBy("id")
    .execute();
  expect(lines.at(-1)?.action).toBe("audit export differs");
  expect((await manifestOf(supervisor, id)).body.sha256).toBe(sha256(first.text));
});

test("Z63 a period that ends first, lies ahead or is too long is refused, and so is anybody but a supervisor", async () => {
  const [supervisor, senior] = [await aSupervisor(), await aStaffMember({ roles: ["SENIOR"] })];
  const refusal = async (from: string, to: string) =>
    (
      await supervisor.ask("/supervise/audit-exports", {
        body: { from, to, format: "csv", reason: REASON },
      })
    ).body.fields;
  expect(await refusal("2026-03-10", "2026-03-09")).toEqual({ to: "desk.period" });
  expect(await refusal("2026-11-01", "2026-12-31")).toEqual({ to: "desk.future" });
  expect(await refusal("2024-01-01", "2026-01-31")).toEqual({ to: "desk.periodLong" });
  const id = await exports(supervisor, { from: "2026-03-10", to: "2026-03-10", format: "csv" });
  for (const path of ["", `/${id}/file`, `/${id}/manifest`]) {
    const { status, text } = await senior.ask(`/supervise/audit-exports${path}`);
    expect([status, text]).toEqual([403, '{"code":"FORBIDDEN"}']);
  }
});

test("Z63 an export begins at the last seal before its first day and misses no line of it", async () => {
  const supervisor = await aSupervisor();
  await sql`select seal_audit(100000)`.execute(db);
  await hasLines([{ at: "2026-02-03T12:00:00Z", action: "sealed before" }]);
  await sql`select seal_audit(100000)`.execute(db);
  await sql`update audit_seal set sealed_at = '2026-02-03T13:00:00Z'`.execute(db);
  await hasLines([
    { at: "2026-02-04T12:00:00Z", action: "written later, of the first day" },
    { at: "2026-02-03T22:30:00Z", action: "written later, of the day before" },
  ]);
  await sql`select seal_audit(100000)`.execute(db);
  await hasLines([{ at: "2026-02-04T13:00:00Z", action: "not sealed" }]);
  const id = await exports(supervisor, { from: "2026-02-04", to: "2026-02-04", format: "jsonl" });
  const lines = (await fileOf(supervisor, id)).text.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).action)).toEqual([
    "written later, of the first day",
    "not sealed",
  ]);
});

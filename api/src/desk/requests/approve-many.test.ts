import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCustomer, aProcess, type Customer, db, portal } from "../../../test/portal.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

async function clerksRequest(who: Customer, more: object = {}): Promise<string> {
  const details = { filename: "scan.pdf", documentType: "DOCUMENT", files: [] };
  const id = await hasAsked(who, { details, ...more });
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
  return id;
}

const press = (clerk: StaffMember, ids: readonly string[]) =>
  clerk.ask("/approvals-at-once", { body: { ids } });
const undo = (clerk: StaffMember, batch: string) =>
  clerk.ask(`/approvals-at-once/${batch}/undo`, { method: "POST" });
const last = async (clerk: StaffMember) => (await clerk.ask("/approvals-at-once")).body.batch;
const stored = (id: string) =>
  db
    .selectFrom("interaction")
    .select(["status", "takenBy"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
/** The ten seconds of a press are over. */
const makeDue = (batch: string) =>
  db
    .updateTable("scheduledApproval")
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where("batchId", "=", batch)
    .execute();

interface Shown {
  id: string;
  state: string;
  problem: string | null;
  detail: string | null;
}
const rowOf = (batch: { rows: Shown[] }, id: string) => batch.rows.find((row) => row.id === id);

test("Z19 one press approves many after ten seconds, each as a decision of its own in the audit", async () => {
  const [anna, bea, clerk] = [await aCustomer(), await aCustomer(), await aStaffMember()];
  const ids = [await clerksRequest(anna), await clerksRequest(bea)];
  const { status, body: batch } = await press(clerk, ids);
  expect(status).toBe(200);
  expect(batch.rows.map(({ state }: Shown) => state)).toEqual(["WAITING", "WAITING"]);
  expect(batch.secondsLeft).toBeGreaterThan(7);
  await portal.approvals.runDue();
  for (const id of ids) expect((await stored(id)).status).toBe("IN_PROGRESS");
  await makeDue(batch.id);
  await portal.approvals.runDue();
  for (const id of ids) expect((await stored(id)).status).toBe("DONE");
  const shown = await last(clerk);
  expect(shown.rows.map(({ state }: Shown) => state)).toEqual(["APPROVED", "APPROVED"]);
  const lines = await db
    .selectFrom("audit")
    .select(["actor", "subject", "caseId"])
    .where("staffId", "=", clerk.id)
    .where("action", "=", "request approved")
    .execute();
  expect(
    lines.toSorted(
      (one, other) => ids.indexOf(one.subject ?? "") - ids.indexOf(other.subject ?? ""),
    ),
  ).toEqual(ids.map((id) => ({ actor: `staff ${clerk.name}`, subject: id, caseId: id })));
  expect((await clerk.ask(`/requests/${ids[0] ?? ""}`)).status).toBe(404);
});

test("Z19 a press is undone within its time: nothing is decided, and what it took is given back", async () => {
  const [anna, clerk, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const [free, own] = [await clerksRequest(anna), await clerksRequest(anna)];
  await clerk.ask(`/requests/${own}/take`, { method: "POST" });
  const { body: batch } = await press(clerk, [free, own]);
  expect((await undo(other, batch.id)).body.rows).toEqual([]);
  const { body: undone } = await undo(clerk, batch.id);
  expect(undone.rows.map(({ state }: Shown) => state)).toEqual(["UNDONE", "UNDONE"]);
  await makeDue(batch.id);
  await portal.approvals.runDue();
  expect(await stored(free)).toEqual({ status: "IN_PROGRESS", takenBy: null });
  expect(await stored(own)).toEqual({ status: "IN_PROGRESS", takenBy: `staff ${clerk.name}` });
  expect((await press(other, [free])).body.rows).toMatchObject([{ state: "WAITING" }]);
});

test("Z19 what cannot be approved at once is said row by row, and the others are approved", async () => {
  const [anna, clerk, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const fine = await clerksRequest(anna);
  const taken = await clerksRequest(anna);
  await other.ask(`/requests/${taken}/take`, { method: "POST" });
  const decided = await clerksRequest(anna, {
    steps: [
      ["REQUEST", "2026-03-02"],
      ["DONE", "2026-03-03"],
    ],
  });
  const message = await clerksRequest(anna, { type: "CONTACT", nature: "MESSAGE" });
  const bank = await clerksRequest(anna, {
    type: "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
    nature: "FINANCIAL_ADDRESS",
  });
  const [reviewed, offices] = [await clerksRequest(anna), await hasAsked(anna)];
  await db
    .insertInto("staffApproval")
    .values({
      id: randomUUID(),
      act: "test",
      payload: Buffer.alloc(8),
      caseId: reviewed,
      reason: "A limit",
      askedBy: other.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  const ids = [fine, taken, decided, message, bank, reviewed, offices, randomUUID()];
  const { body: batch } = await press(clerk, ids);
  expect(batch.rows).toHaveLength(7);
  for (const [id, problem, detail] of [
    [taken, "taken", other.name],
    [decided, "decided", null],
    [message, "ownDecision", null],
    [bank, "alone", null],
    [reviewed, "fourEyes", null],
    [offices, "otherDecider", null],
  ] as const)
    expect(rowOf(batch, id)).toMatchObject({ state: "FAILED", problem, detail });
  expect((await stored(bank)).takenBy).toBeNull();
  await makeDue(batch.id);
  await portal.approvals.runDue();
  expect(rowOf(await last(clerk), fine)).toMatchObject({ state: "APPROVED", problem: null });
  expect((await press(clerk, [])).status).toBe(400);
});

test("Z19 what changes within the ten seconds is not approved, and the person reads why", async () => {
  const [anna, clerk, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const [passed, back, withdrawn] = [
    await clerksRequest(anna),
    await clerksRequest(anna),
    await clerksRequest(anna),
  ];
  const { body: batch } = await press(clerk, [passed, back, withdrawn]);
  await clerk.ask(`/requests/${passed}/hand-over`, { body: { staffId: other.id } });
  await clerk.ask(`/requests/${back}/give-back`, { method: "POST" });
  await db
    .updateTable("interaction")
    .set({ withdrawnAt: new Date() })
    .where("id", "=", withdrawn)
    .execute();
  await makeDue(batch.id);
  await portal.approvals.runDue();
  const shown = await last(clerk);
  expect(rowOf(shown, passed)).toMatchObject({ problem: "taken", detail: other.name });
  expect(rowOf(shown, back)).toMatchObject({ problem: "notTaken" });
  expect(rowOf(shown, withdrawn)).toMatchObject({ problem: "withdrawn" });
  for (const id of [passed, back]) expect((await stored(id)).status).toBe("IN_PROGRESS");
});

test("Z19 two presses of the same requests approve each once, and a taken role approves nothing", async () => {
  const [anna, one, other] = [await aCustomer(), await aStaffMember(), await aStaffMember()];
  const ids = [await clerksRequest(anna), await clerksRequest(anna), await clerksRequest(anna)];
  const pressed = await Promise.all([press(one, ids), press(other, ids.toReversed())]);
  const rows = pressed.flatMap(({ body }) => body.rows as Shown[]);
  for (const id of ids) {
    const states = rows.filter((row) => row.id === id).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["FAILED", "WAITING"]);
  }
  const [clerk, alone] = [await aStaffMember(), await clerksRequest(anna)];
  const { body: batch } = await press(clerk, [alone]);
  await db.deleteFrom("staffRole").where("staffId", "=", clerk.id).execute();
  await makeDue(batch.id);
  await portal.approvals.runDue();
  expect((await stored(alone)).status).toBe("IN_PROGRESS");
  const { problem } = await db
    .selectFrom("scheduledApproval")
    .select("problem")
    .where("batchId", "=", batch.id)
    .executeTakeFirstOrThrow();
  expect(problem).toBe("noRight");
});

test("Z19 a press survives the node: another one carries out what waits, once", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await clerksRequest(anna);
  const { body: batch } = await press(clerk, [id]);
  await makeDue(batch.id);
  const restarted = await aProcess();
  await Promise.all([restarted.approvals.runDue(), portal.approvals.runDue()]);
  expect((await stored(id)).status).toBe("DONE");
  const lines = await db
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", id)
    .where("action", "=", "request approved")
    .execute();
  expect(lines).toHaveLength(1);
});

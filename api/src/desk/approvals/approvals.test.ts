import { randomUUID } from "node:crypto";
import type { StaffRole } from "@portal/model/desk/rights.ts";
import { expect, test } from "vitest";
import { db, secrets } from "../../../test/portal.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";
import { changeBinding } from "../call.ts";

async function askRole(supervisor: StaffMember, who: StaffMember, role: StaffRole) {
  const body = { staffId: who.id, role, change: "give", reason: "Vacation cover" };
  return (await supervisor.ask("/staff/roles", { body })).body.id as string;
}
const decide = (who: StaffMember, id: string, decision: string) =>
  who.ask(`/approvals/${id}/decision`, { body: { decision } });
const rolesOf = async ({ id }: StaffMember) => {
  const rows = await db
    .selectFrom("staffRole")
    .select("role")
    .where("staffId", "=", id)
    .orderBy("role")
    .execute();
  return rows.map(({ role }) => role);
};
const aSupervisor = () => aStaffMember({ roles: ["SUPERVISOR"] });

test("Z62 a role is given once a second member of staff approves, and not before", async () => {
  const [asking, second, clerk] = [await aSupervisor(), await aSupervisor(), await aStaffMember()];
  const id = await askRole(asking, clerk, "BOOKS");
  expect(await rolesOf(clerk)).toEqual(["CLERK"]);
  expect((await second.ask("/approvals")).body.approvals).toContainEqual({
    id,
    act: "staff role",
    amount: null,
    reason: "Vacation cover",
    askedBy: asking.name,
    askedAt: expect.any(String),
    expiresAt: expect.any(String),
    isMine: false,
    fields: [
      { name: "staff", value: clerk.name },
      { name: "role", value: "BOOKS" },
      { name: "change", value: "give" },
      { name: "reason", value: "Vacation cover" },
    ],
  });
  expect((await decide(second, id, "approve")).status).toBe(204);
  expect(await rolesOf(clerk)).toEqual(["BOOKS", "CLERK"]);
  expect((await decide(second, id, "approve")).body.errorCodes).toEqual(["decided"]);
  const line = await db
    .selectFrom("audit as a")
    .innerJoin("auditChange as c", "c.id", "a.changeId")
    .select(["a.actor", "c.id", "c.change"])
    .where("a.action", "=", "staff role")
    .where("a.subject", "=", clerk.id)
    .executeTakeFirstOrThrow();
  expect([line.actor, JSON.parse(secrets.decrypt(changeBinding(line.id), line.change))]).toEqual([
    `staff ${second.name}`,
    { before: ["CLERK"], after: ["BOOKS", "CLERK"] },
  ]);
});

test("Z62 the one who asked approves nothing, also at the database; taking it back is theirs alone", async () => {
  const [asking, second, clerk] = [await aSupervisor(), await aSupervisor(), await aStaffMember()];
  const id = await askRole(asking, clerk, "BOOKS");
  expect((await decide(asking, id, "approve")).body.errorCodes).toEqual(["ownApproval"]);
  expect((await decide(second, id, "withdraw")).body.errorCodes).toEqual(["notAsked"]);
  expect((await decide(clerk, id, "approve")).status).toBe(403);
  await expect(
    db
      .updateTable("staffApproval")
      .set({ state: "APPROVED", decidedBy: asking.id, decidedAt: new Date() })
      .where("id", "=", id)
      .execute(),
  ).rejects.toThrow("four_eyes");
  expect((await decide(asking, id, "withdraw")).status).toBe(204);
  expect((await decide(second, id, "approve")).status).toBe(409);
  expect(await rolesOf(clerk)).toEqual(["CLERK"]);
});

test("Z62 an approval expires, is decided by one of two at once, and raises no rights of the one who decides", async () => {
  const [asking, second, third] = [await aSupervisor(), await aSupervisor(), await aSupervisor()];
  const clerk = await aStaffMember();
  const late = await askRole(asking, clerk, "BOOKS");
  await db
    .updateTable("staffApproval")
    .set({ expiresAt: new Date(0) })
    .where("id", "=", late)
    .execute();
  expect((await decide(second, late, "approve")).body.errorCodes).toEqual(["expired"]);
  const raced = await askRole(asking, clerk, "PUBLISHER");
  const answers = await Promise.all([
    decide(second, raced, "approve"),
    decide(third, raced, "refuse"),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const own = await askRole(asking, second, "BOOKS");
  expect((await decide(second, own, "approve")).body.errorCodes).toEqual(["ownRole"]);
  expect(await rolesOf(second)).toEqual(["SUPERVISOR"]);
  expect((await decide(second, randomUUID(), "approve")).status).toBe(404);
});

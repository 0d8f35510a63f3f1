import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { aProcess, db, ownerUrl, testConfig } from "../../../test/portal.ts";
import { aStaffProvider } from "../../../test/samples/staff-provider.ts";
import { askDesk, aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const aSupervisor = () => aStaffMember({ roles: ["SUPERVISOR"] });
const aSenior = () => aStaffMember({ roles: ["SENIOR"] });
const takes = (who: StaffMember, from: StaffMember) =>
  who.ask("/staff/roles", {
    body: { staffId: from.id, role: "SUPERVISOR", change: "take", reason: "Another department" },
  });
const approve = (who: StaffMember, id: string) =>
  who.ask(`/approvals/${id}/decision`, { body: { decision: "approve" } });
const supervisors = async (): Promise<string[]> => {
  const rows = await db
    .selectFrom("staff as s")
    .innerJoin("staffRole as r", "r.staffId", "s.id")
    .select("s.id")
    .where("s.active", "=", true)
    .where("r.role", "=", "SUPERVISOR")
    .execute();
  return rows.map(({ id }) => id);
};
/** Leaves these two alone with the role. */
async function onlySupervisors(one: StaffMember, other: StaffMember): Promise<void> {
  await db
    .deleteFrom("staffRole")
    .where("role", "=", "SUPERVISOR")
    .where("staffId", "not in", [one.id, other.id])
    .execute();
}

test("Z62 two supervisors who take the role from each other: the approval of the second is refused, also at once", async () => {
  const [one, other] = [await aSupervisor(), await aSupervisor()];
  await onlySupervisors(one, other);
  const [first, second] = [await takes(one, other), await takes(other, one)];
  expect([first.status, second.status]).toEqual([202, 202]);
  const [senior, colleague] = [await aSenior(), await aSenior()];
  const answers = await Promise.all([
    approve(senior, first.body.id),
    approve(colleague, second.body.id),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body.errorCodes).toEqual(["lastSupervisor"]);
  const [last, none] = await supervisors();
  expect([typeof last, none]).toEqual(["string", undefined]);
  const remaining = last === one.id ? one : other;
  const own = await takes(remaining, remaining);
  expect([own.status, own.body.errorCodes]).toEqual([409, ["lastSupervisor"]]);
});

test("Z62 the last active supervisor is not deactivated and loses no role, whichever program does it", async () => {
  const [one, other] = [await aSupervisor(), await aSupervisor()];
  await onlySupervisors(one, other);
  const ended = await Promise.allSettled(
    [one, other].map(async ({ id }) => {
      const owner = new pg.Client(ownerUrl);
      await owner.connect();
      try {
        await owner.query("update staff set active = false where id = $1", [id]);
      } finally {
        await owner.end();
      }
    }),
  );
  expect(ended.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [last = ""] = await supervisors();
  await expect(db.deleteFrom("staffRole").where("staffId", "=", last).execute()).rejects.toThrow(
    "last_supervisor",
  );
  expect(await supervisors()).toEqual([last]);
});

test("Z62 a role that waits when the identity provider begins to keep the roles is ended with the reason", async () => {
  const home = "http://localhost:3998";
  const provider = await aStaffProvider(`${home}/desk/v1/sign-in/callback`);
  afterAll(() => provider.stop());
  const { app } = await aProcess({
    config: testConfig({
      PUBLIC_URL: home,
      DESK: "true",
      DESK_OIDC_ISSUER: provider.issuer,
      DESK_OIDC_CLIENT_ID: "desk",
      DESK_OIDC_CLIENT_SECRET: "desk-secret",
      DESK_OIDC_NAME: "Insurer ID",
      DESK_OIDC_ROLES_CLAIM: "groups",
      DESK_OIDC_ROLES: "grp-claims=CLERK",
    }),
  });
  const [asking, senior, clerk] = [await aSupervisor(), await aSenior(), await aStaffMember()];
  const body = { staffId: clerk.id, role: "BOOKS", change: "give", reason: "Vacation cover" };
  const { id } = (await asking.ask("/staff/roles", { body })).body;
  const decide = () =>
    askDesk(
      `/approvals/${id}/decision`,
      { body: { decision: "approve" }, headers: { cookie: senior.cookie, origin: home } },
      app,
    );
  const refused = await decide();
  expect([refused.status, refused.body.errorCodes]).toEqual([409, ["rolesElsewhere"]]);
  expect((await decide()).body.errorCodes).toEqual(["decided"]);
  const row = await db
    .selectFrom("staffApproval")
    .select(["state", "answer", "decidedBy"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: "ENDED", answer: "rolesElsewhere", decidedBy: null });
  const roles = await db
    .selectFrom("staffRole")
    .select("role")
    .where("staffId", "=", clerk.id)
    .execute();
  expect(roles).toEqual([{ role: "CLERK" }]);
  const lines = await db.selectFrom("audit").select("action").where("subject", "=", id).execute();
  expect(lines.map(({ action }) => action)).toContain("approval ended: staff role, rolesElsewhere");
});

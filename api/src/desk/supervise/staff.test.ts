import { randomUUID } from "node:crypto";
import type { StaffRole } from "@portal/model/desk/rights.ts";
import type { StaffList, StaffMember as Listed } from "@portal/model/desk/staff.ts";
import { afterAll, expect, test } from "vitest";
import { aProcess, database, db, testConfig } from "../../../test/portal.ts";
import { whileHeld } from "../../../test/samples/held-table.ts";
import { aStaffProvider } from "../../../test/samples/staff-provider.ts";
import {
  askDesk,
  aStaffMember,
  cookieOf,
  STAFF_PASSWORD,
  type StaffMember,
} from "../../../test/samples/staff.ts";

const aSupervisor = () => aStaffMember({ roles: ["SUPERVISOR"] });
const listed = async (supervisor: StaffMember, id: string): Promise<Listed | undefined> => {
  const { staff }: StaffList = (await supervisor.ask("/staff")).body;
  return staff.find((one) => one.id === id);
};
const askFor = (who: StaffMember, staffId: string, role: StaffRole, change = "give") =>
  who.ask("/staff/roles", { body: { staffId, role, change, reason: "Vacation cover" } });
const changeStaff = (id: string, change: { active?: boolean; issuer?: string; subject?: string }) =>
  db.updateTable("staff").set(change).where("id", "=", id).execute();

test("Z62 a supervisor reads who works here, with roles, sign-ins and what waits for a colleague", async () => {
  const supervisor = await aSupervisor();
  const clerk = await aStaffMember({ roles: ["CLERK", "BOOKS"] });
  const [gone, elsewhere] = [await aStaffMember(), await aStaffMember()];
  await changeStaff(gone.id, { active: false });
  await changeStaff(elsewhere.id, { issuer: "https://id.example", subject: "person-9" });
  const before = Date.now();
  const { cookies } = await askDesk("/sign-in", {
    body: { email: clerk.email, password: STAFF_PASSWORD },
  });
  await askDesk("/sign-in/code", { body: { code: clerk.code() }, headers: cookieOf(cookies) });
  const { id } = (await askFor(supervisor, clerk.id, "BOOKS", "take")).body;
  const shown = await listed(supervisor, clerk.id);
  expect(shown).toEqual({
    id: clerk.id,
    name: clerk.name,
    email: clerk.email,
    department: "CLAIMS",
    roles: ["BOOKS", "CLERK"],
    active: true,
    signsInElsewhere: false,
    lastSignIn: expect.any(String),
    waiting: [{ id, role: "BOOKS", change: "take", askedBy: supervisor.name }],
  });
  expect(Date.parse(shown?.lastSignIn ?? "")).toBeGreaterThan(before - 5000);
  expect(await listed(supervisor, gone.id)).toMatchObject({ active: false, lastSignIn: null });
  expect(await listed(supervisor, elsewhere.id)).toMatchObject({
    signsInElsewhere: true,
    waiting: [],
  });
});

test("Z62 what waits is gone from the list once it is decided or has expired, and may be asked again", async () => {
  const [asking, second, clerk] = [await aSupervisor(), await aSupervisor(), await aStaffMember()];
  const first = (await askFor(asking, clerk.id, "BOOKS")).body.id;
  await db
    .updateTable("staffApproval")
    .set({ expiresAt: new Date(0) })
    .where("id", "=", first)
    .execute();
  expect((await listed(asking, clerk.id))?.waiting).toEqual([]);
  const again = await askFor(asking, clerk.id, "BOOKS");
  expect(again.status).toBe(202);
  const decision = { body: { decision: "approve" } };
  expect((await second.ask(`/approvals/${again.body.id}/decision`, decision)).status).toBe(204);
  expect(await listed(asking, clerk.id)).toMatchObject({ roles: ["BOOKS", "CLERK"], waiting: [] });
});

test("Z62 of two who ask for the same at once on two nodes one is told; a role that is held is not given again", async () => {
  const [one, other, clerk] = [await aSupervisor(), await aSupervisor(), await aStaffMember()];
  // A second node, whose connections are its own.
  const node = await aProcess({ config: testConfig({ DESK: "true" }) });
  const body = { staffId: clerk.id, role: "PUBLISHER", change: "give", reason: "Vacation cover" };
  // Both have read what waits before either of them can write.
  const answers = await whileHeld(
    "staff_approval",
    () =>
      Promise.all([
        askFor(one, clerk.id, "PUBLISHER"),
        askDesk("/staff/roles", { body, headers: { cookie: other.cookie } }, node.app),
      ]),
    2,
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body.errorCodes).toEqual(["asked"]);
  expect([one.name, other.name]).toContain(late?.body.askedBy);
  const codeOf = async (role: StaffRole, change: string, id = clerk.id) =>
    (await askFor(one, id, role, change)).body.errorCodes;
  expect(await codeOf("CLERK", "give")).toEqual(["hasRole"]);
  expect(await codeOf("SENIOR", "take")).toEqual(["hasNoRole"]);
  expect((await askFor(one, randomUUID(), "BOOKS")).status).toBe(404);
  await changeStaff(clerk.id, { active: false });
  expect(await codeOf("BOOKS", "give")).toEqual(["inactive"]);
});

test("Z62 where the identity provider keeps the roles, the list says so and nothing is given or taken here", async () => {
  const home = "http://localhost:3997";
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
  const [supervisor, clerk] = [await aSupervisor(), await aStaffMember()];
  const headers = { cookie: supervisor.cookie, origin: home };
  const { body } = await askDesk("/staff", { headers }, app);
  expect(body.rolesKeptBy).toBe("Insurer ID");
  const change = { staffId: clerk.id, role: "BOOKS", change: "give", reason: "Vacation cover" };
  const refused = await askDesk("/staff/roles", { body: change, headers }, app);
  expect([refused.status, refused.body.errorCodes]).toEqual([409, ["rolesElsewhere"]]);
  expect((await supervisor.ask("/staff")).body.rolesKeptBy).toBeNull();
  expect((await listed(supervisor, clerk.id))?.waiting).toEqual([]);
});

test("Z62 a clerk, a senior and the books read no list of the staff, not even by a function of the database", async () => {
  const clerk = await aStaffMember({ roles: ["CLERK", "SENIOR", "BOOKS", "PUBLISHER"] });
  const { status, text } = await clerk.ask("/staff");
  expect([status, text]).toEqual([403, '{"code":"FORBIDDEN"}']);
  expect((await askFor(clerk, clerk.id, "SUPERVISOR")).status).toBe(403);
  const desk = database.pool("desk", 1);
  const asClerk = await desk.connect();
  await asClerk.query("begin");
  await asClerk.query("select set_config('app.staff', $1, true)", [clerk.id]);
  expect((await asClerk.query("select * from desk_staff()")).rows).toEqual([]);
  await asClerk.query("rollback");
  asClerk.release();
  await desk.end();
});

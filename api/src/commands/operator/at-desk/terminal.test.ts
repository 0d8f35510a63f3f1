import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../../../test/portal.ts";
import { aStaffMember, type StaffMember } from "../../../../test/samples/staff.ts";
import { openTerminals, type Terminals } from "../../../../test/samples/terminal.ts";

let terminals: Terminals;
let provided: Terminals;
beforeAll(async () => {
  terminals = await openTerminals();
  provided = await openTerminals({
    DESK: "true",
    DESK_OIDC_ISSUER: "https://id.insurer.example",
    DESK_OIDC_CLIENT_ID: "desk",
    DESK_OIDC_CLIENT_SECRET: "desk-secret",
    DESK_OIDC_NAME: "Insurer ID",
    DESK_OIDC_ROLES: "grp-claims=CLERK",
  });
});
afterAll(() => {
  terminals.close();
  provided.close();
});

const codeOf = async (who: StaffMember): Promise<string> => {
  const { status, body } = await who.ask("/session/terminal-code", { method: "POST" });
  expect(status).toBe(201);
  return body.code;
};
const actionsOf = async (who: StaffMember) => {
  const rows = await db
    .selectFrom("audit")
    .select("action")
    .where("staffId", "=", who.id)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};

test("Z67 where an identity provider signs staff in, a terminal is signed in with a code of the desk, which works once", async () => {
  const [clerk, publisher] = [await aStaffMember(), await aStaffMember({ roles: ["PUBLISHER"] })];
  const [one, other] = [provided.open("one"), provided.open("other")];
  expect(await one.signIn(clerk)).toMatch(/the code is not correct/);
  const code = await codeOf(clerk);
  expect(code).toMatch(/^(?:[2-9A-Z]{5}-){3}[2-9A-Z]{5}$/);
  expect(await one.typeCode(` ${code.toLowerCase()} `)).toMatch(`Signed in: ${clerk.name}`);
  expect(await other.typeCode(code)).toMatch(/the code is not correct, was used/);
  expect(await one.run("desk", "messages")).toMatch(/^mine 0/);
  expect(await one.run("desk", "published", "flag")).toMatch(/your roles do not allow this/);
  expect(await other.typeCode(await codeOf(publisher))).toMatch(publisher.name);
  expect(await other.run("desk", "messages")).toMatch(/your roles do not allow this/);
  expect(await actionsOf(clerk)).toEqual(
    expect.arrayContaining(["desk terminal code", "desk terminal sign-in"]),
  );
});

test("Z67 a terminal that a code signed in ends with the browser's session, with the day and with a taken role", async () => {
  const clerk = await aStaffMember({ roles: ["CLERK", "BOOKS"] });
  const [one, other] = [terminals.open("ends-1"), terminals.open("ends-2")];
  await one.typeCode(await codeOf(clerk), "--code");
  expect(await one.run("desk", "who")).toMatch(clerk.name);
  const { expiresAt } = await db
    .selectFrom("staffSession")
    .select("expiresAt")
    .where("openedBy", "=", clerk.sessionId)
    .executeTakeFirstOrThrow();
  const browser = await db
    .selectFrom("staffSession")
    .select("expiresAt")
    .where("id", "=", clerk.sessionId)
    .executeTakeFirstOrThrow();
  expect(expiresAt).toEqual(browser.expiresAt);
  await other.typeCode(await codeOf(clerk), "--code");
  await other.run("desk", "sign-out");
  expect(await one.run("desk", "who")).toMatch(clerk.name);
  await clerk.ask("/session", { method: "DELETE" });
  expect(await one.run("desk", "who")).toMatch(/the sign-in has ended/);
  const second = await aStaffMember({ roles: ["CLERK", "BOOKS"] });
  await one.typeCode(await codeOf(second), "--code");
  await db
    .deleteFrom("staffRole")
    .where("staffId", "=", second.id)
    .where("role", "=", "BOOKS")
    .execute();
  expect(await one.run("desk", "who")).toMatch(/the sign-in has ended/);
});

test("Z67 a code that is late, void or of a closed session signs nothing in, and a terminal makes none", async () => {
  const clerk = await aStaffMember();
  const terminal = terminals.open("late");
  const first = await codeOf(clerk);
  const next = await codeOf(clerk);
  expect(await terminal.typeCode(first, "--code")).toMatch(/the code is not correct/);
  await db
    .updateTable("staffTerminalCode")
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where("sessionId", "=", clerk.sessionId)
    .execute();
  expect(await terminal.typeCode(next, "--code")).toMatch(/older than two minutes/);
  const last = await codeOf(clerk);
  await clerk.ask("/session", { method: "DELETE" });
  expect(await terminal.typeCode(last, "--code")).toMatch(/the code is not correct/);
  const other = await aStaffMember();
  await terminal.typeCode(await codeOf(other), "--code");
  const { cookie } = JSON.parse(readFileSync(terminal.file, "utf8"));
  const own = await other.ask("/session/terminal-code", { method: "POST", headers: { cookie } });
  expect([own.status, own.body.errorCodes]).toEqual([403, ["terminalSession"]]);
  const page = await other.ask("/session/terminal-code", {
    method: "POST",
    headers: { "x-desk": "" },
  });
  expect(page.status).toBe(403);
});

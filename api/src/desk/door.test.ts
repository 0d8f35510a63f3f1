import { expect, test } from "vitest";
import { aCustomer, aProcess, db, portal, testConfig } from "../../test/portal.ts";
import {
  askDesk,
  aStaffMember,
  cookieOf,
  STAFF_PASSWORD,
  type StaffMember,
} from "../../test/samples/staff.ts";
import { deskPolicy } from "./access.ts";

const unused = "00000000-0000-4000-8000-000000000000";
const addressOf = (route: string) =>
  route.replace(/^\w+ \/desk\/v1/, "").replaceAll(/:\w+/g, unused);
const guarded = Object.entries(deskPolicy).filter(([, rule]) => rule !== "public");
const ask = (route: string, headers: Record<string, string> = {}) => {
  const [method = ""] = route.split(" ");
  return askDesk(addressOf(route), { method, headers, ...(method !== "GET" && { body: {} }) });
};
const signIn = (email: string, password = STAFF_PASSWORD) =>
  askDesk("/sign-in", { body: { email, password } });
const giveCode = (code: string, cookies: string[]) =>
  askDesk("/sign-in/code", { body: { code }, headers: cookieOf(cookies) });
const isOpen = async (person: StaffMember) => (await person.ask("/session")).status === 200;
const changeSession = (person: StaffMember, change: { seenAt?: Date; expiresAt?: Date }) =>
  db.updateTable("staffSession").set(change).where("id", "=", person.sessionId).execute();

test("Z01 a visitor, a customer's token and a stolen half of a sign-in open no address of the desk", async () => {
  const anna = await aCustomer();
  const clerk = await aStaffMember();
  const half = await signIn(clerk.email);
  const { token, fingerprint } = anna.session;
  for (const [route] of guarded)
    for (const headers of [
      {},
      { cookie: `fgp=${fingerprint}; desk=${token}`, authorization: `Bearer ${token}` },
      { cookie: `desk=${unused}` },
      cookieOf(half.cookies.map((one) => one.replace("desk-sign-in=", "desk="))),
    ]) {
      const { status, text } = await ask(route, headers);
      expect([route, status, text]).toEqual([route, 401, '{"code":"UNAUTHENTICATED"}']);
    }
});

test("Z01 a member of staff's cookie opens nothing of the portal", async () => {
  const clerk = await aStaffMember();
  const { cookies } = await giveCode(clerk.code(), (await signIn(clerk.email)).cookies);
  const answer = await portal.app.request("/v1/notifications/stream", {
    headers: { ...cookieOf(cookies), "sec-fetch-site": "same-origin" },
  });
  expect(answer.status).toBe(401);
});

test("Z02 the code of the second factor is always asked, works once, and its cookie is for the desk alone", async () => {
  const clerk = await aStaffMember();
  const { status, cookies, body } = await signIn(clerk.email.toUpperCase());
  expect([status, body]).toEqual([200, { demonstrationCode: null }]);
  expect((await askDesk("/session", { headers: cookieOf(cookies) })).status).toBe(401);
  expect((await giveCode("000000", cookies)).body).toEqual({
    code: "UNAUTHENTICATED",
    errorCodes: ["code"],
  });
  const code = clerk.code();
  const opened = await giveCode(code, cookies);
  expect(opened.status).toBe(204);
  expect(opened.cookies[0]).toMatch(/^desk=[\w-]{43}; Path=\/desk; HttpOnly; SameSite=Strict$/);
  const session = await askDesk("/session", { headers: cookieOf(opened.cookies) });
  expect(session.body).toMatchObject({ id: clerk.id, name: clerk.name, roles: ["CLERK"] });
  const again = await signIn(clerk.email);
  expect((await giveCode(code, again.cookies)).status).toBe(401);
});

test("Z02 wrong passwords and unknown people get the same answer; too many codes end the sign-in", async () => {
  const clerk = await aStaffMember();
  const refused = await signIn(clerk.email, "a wrong one");
  expect([refused.status, refused.text]).toEqual([401, (await signIn("nn@example.ch")).text]);
  const { cookies } = await signIn(clerk.email);
  for (let turn = 0; turn < 5; turn++)
    expect((await giveCode("000000", cookies)).body.errorCodes).toEqual(["code"]);
  expect((await giveCode(clerk.code(), cookies)).body.errorCodes).toEqual(["signInAgain"]);
  await db.deleteFrom("throttle").execute();
});

test("Z02 a demonstration shows its people and their code; elsewhere they do not sign in", async () => {
  const invented = await aStaffMember({ isDemonstration: true });
  await db.insertInto("demonstration").values({ seededOn: "2026-01-01", seed: 1 }).execute();
  const door = await askDesk("/door");
  expect(door.body.people).toContainEqual({
    email: invented.email,
    name: invented.name,
    password: "cervin-demo",
    roles: ["CLERK"],
  });
  const { body } = await signIn(invented.email);
  expect(body.demonstrationCode).toMatch(/^\d{6}$/);
  const closed = await aProcess({ config: testConfig({ DEMONSTRATION: "false", DESK: "true" }) });
  expect((await askDesk("/door", {}, closed.app)).body).toEqual({ provider: null, people: [] });
  await db.updateTable("demonstration").set({ isOpen: false }).execute();
  expect((await signIn(invented.email)).status).toBe(401);
  expect((await invented.ask("/session")).status).toBe(401);
  await db.deleteFrom("demonstration").execute();
});

test("Z03 a clerk without the right gets not one byte", async () => {
  const publisher = await aStaffMember({ roles: ["PUBLISHER"] });
  const own = ["publish", "staff"];
  for (const [route, rule] of guarded.filter(([, needed]) => !own.includes(needed))) {
    const [method = ""] = route.split(" ");
    const { status, text } = await publisher.ask(addressOf(route), {
      method,
      ...(method !== "GET" && { body: {} }),
    });
    expect([rule, status, text]).toEqual([rule, 403, '{"code":"FORBIDDEN"}']);
  }
});

test("Z04 a session ends after thirty idle minutes and at the end of the day; an unattended page keeps none open", async () => {
  const clerk = await aStaffMember();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await changeSession(clerk, { seenAt: minutesAgo(29) });
  await clerk.ask("/requests", { headers: { "x-unattended": "1" } });
  await changeSession(clerk, { seenAt: minutesAgo(31) });
  expect(await isOpen(clerk)).toBe(false);
  await changeSession(clerk, { seenAt: new Date() });
  expect(await isOpen(clerk)).toBe(true);
  await changeSession(clerk, { expiresAt: minutesAgo(0) });
  expect(await isOpen(clerk)).toBe(false);
  const bea = await aStaffMember();
  const { cookies } = await giveCode(bea.code(), (await signIn(bea.email)).cookies);
  const { body } = await askDesk("/session", { headers: cookieOf(cookies) });
  const end = new Date(body.expiresAt).toLocaleTimeString("de-CH", { timeZone: "Europe/Zurich" });
  expect(end).toBe("00:00:00");
});

test("Z05 a taken role and a deactivated person lose their sessions at once, on every node", async () => {
  const [clerk, senior] = [
    await aStaffMember({ roles: ["CLERK", "BOOKS"] }),
    await aStaffMember({ roles: ["SENIOR"] }),
  ];
  await db
    .deleteFrom("staffRole")
    .where("staffId", "=", clerk.id)
    .where("role", "=", "BOOKS")
    .execute();
  await db.updateTable("staff").set({ active: false }).where("id", "=", senior.id).execute();
  expect([await isOpen(clerk), await isOpen(senior)]).toEqual([false, false]);
  expect((await signIn(senior.email)).status).toBe(401);
});

test("Z06 a form of another page, of the same site or without the header acts for no member of staff", async () => {
  const clerk = await aStaffMember();
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "x-desk": "" },
  ]) {
    const { status } = await clerk.ask("/session", { method: "DELETE", headers });
    expect(status).toBe(403);
  }
  expect((await clerk.ask("/session", { headers: { "sec-fetch-site": "same-site" } })).status).toBe(
    403,
  );
  const signOut = await clerk.ask("/session", { method: "DELETE" });
  expect([signOut.status, signOut.headers.get("cache-control")]).toEqual([204, "no-store"]);
  expect(await isOpen(clerk)).toBe(false);
});

test("Z01 each address is unknown while the desk is closed", async () => {
  const closed = await aProcess({ config: testConfig({ DESK: "false" }) });
  for (const path of ["/door", "/session", "/nothing"])
    expect((await askDesk(path, {}, closed.app)).status).toBe(404);
});

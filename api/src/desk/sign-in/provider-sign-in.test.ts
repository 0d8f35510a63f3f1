import { afterAll, expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { aProcess, db, testConfig } from "../../../test/portal.ts";
import { aStaffMember, STAFF_PASSWORD } from "../../../test/samples/staff.ts";
import { aStaffProvider, type ProvidedPerson } from "../../../test/samples/staff-provider.ts";

const home = "http://localhost:3996";
const elsewhere = await aStaffProvider(`${home}/desk/v1/sign-in/callback`);
const node = await aProcess({
  config: testConfig({
    PUBLIC_URL: home,
    DESK: "true",
    DESK_OIDC_ISSUER: elsewhere.issuer,
    DESK_OIDC_CLIENT_ID: "desk",
    DESK_OIDC_CLIENT_SECRET: "desk-secret",
    DESK_OIDC_NAME: "Insurer ID",
    DESK_OIDC_ROLES_CLAIM: "groups",
    DESK_OIDC_ROLES: "grp-claims=CLERK, grp-lead=SENIOR",
  }),
});
await open(node, home);
afterAll(() => elsewhere.stop());

let last = 0;
function anEmployee(given: Partial<ProvidedPerson> = {}): ProvidedPerson {
  last += 1;
  return {
    sub: `person-${last}`,
    email: `Person.${last}@insurer.example`,
    email_verified: true,
    name: `Person ${last}`,
    department: "CLAIMS",
    groups: ["grp-claims", "grp-skiing"],
    amr: ["pwd", "mfa"],
    ...given,
  };
}

/** Signs in at the provider and comes back; the last address says how it ended. */
async function comesBack(person: ProvidedPerson | undefined, browser = new Browser(home)) {
  elsewhere.signsIn(person);
  await browser.get("/desk/v1/sign-in/provider?language=de");
  const ended = browser.visited.at(-1)?.replace(home, "");
  return { browser, ended };
}
const session = async (browser: Browser) => {
  const answer = await browser.get("/desk/v1/session", { "sec-fetch-site": "same-origin" });
  return { status: answer.status, body: await answer.json() };
};
const linesAbout = async (sub: string) => {
  const rows = await db
    .selectFrom("audit")
    .innerJoin("staff", "staff.id", "audit.staffId")
    .select("audit.action")
    .where("staff.subject", "=", sub)
    .orderBy("audit.id")
    .execute();
  return rows.map(({ action }) => action);
};

test("Z09 staff sign in at another provider, which says who they are and which roles they have", async () => {
  const anna = anEmployee();
  const { browser, ended } = await comesBack(anna);
  expect(ended).toBe("/desk/");
  const { status, body } = await session(browser);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: anna.name,
    email: anna.email?.toLowerCase(),
    department: "CLAIMS",
    roles: ["CLERK"],
  });
  expect(browser.jar.get("/desk desk")?.attributes).toContain("SameSite=Strict");
  expect(browser.jar.has("/desk desk-provider")).toBe(false);
  expect(await linesAbout(anna.sub)).toEqual(["staff added", "staff role", "desk sign-in"]);
});

test("Z09 roles follow the provider: what it takes is gone with the next sign-in and ends the sessions before it", async () => {
  const anna = anEmployee({ groups: ["grp-claims", "grp-lead"] });
  const first = await comesBack(anna);
  expect((await session(first.browser)).body.roles).toEqual(["CLERK", "SENIOR"]);
  const second = await comesBack({ ...anna, groups: "grp-claims", name: "Anna Newname" });
  expect((await session(first.browser)).status).toBe(401);
  expect((await session(second.browser)).body).toMatchObject({
    name: "Anna Newname",
    roles: ["CLERK"],
  });
  const { browser, ended } = await comesBack({ ...anna, groups: [] });
  expect(ended).toBe("/desk/?refused=noRole");
  expect((await session(browser)).status).toBe(401);
  expect((await session(second.browser)).status).toBe(401);
});

test("Z09 without a second factor, a role or an answer nothing opens", async () => {
  expect((await comesBack(anEmployee({ amr: ["pwd"] }))).ended).toBe("/desk/?refused=secondFactor");
  expect((await comesBack(anEmployee({ groups: ["grp-skiing"] }))).ended).toBe(
    "/desk/?refused=noRole",
  );
  const unproved = anEmployee({ email_verified: false });
  expect((await comesBack(unproved)).ended).toBe("/desk/?refused=noRole");
  expect((await comesBack(undefined)).ended).toBe("/desk/?refused=denied");
  const made = await db
    .selectFrom("staff")
    .select("id")
    .where("email", "=", unproved.email?.toLowerCase() ?? "")
    .execute();
  expect(made).toEqual([]);
});

test("Z09 the first sign-in joins a person known here by the verified address; a deactivated one stays out", async () => {
  const known = await aStaffMember({ roles: ["SUPERVISOR"] });
  const { browser } = await comesBack(anEmployee({ email: known.email, sub: "joined" }));
  expect((await session(browser)).body).toMatchObject({ id: known.id, roles: ["CLERK"] });
  const stranger = await comesBack(anEmployee({ email: known.email, sub: "another" }));
  expect(stranger.ended).toBe("/desk/?refused=noRole");
  await db.updateTable("staff").set({ active: false }).where("id", "=", known.id).execute();
  expect((await session(browser)).status).toBe(401);
  const again = await comesBack(anEmployee({ email: known.email, sub: "joined" }));
  expect(again.ended).toBe("/desk/?refused=inactive");
});

test("Z09 an answer counts only in the browser that began the sign-in, once", async () => {
  elsewhere.signsIn(anEmployee());
  const browser = new Browser(home);
  await browser.get("/desk/v1/sign-in/provider");
  const answer = browser.visited
    .find((address) => address.includes("/callback"))
    ?.replace(home, "");
  const thief = new Browser(home);
  await thief.get(answer ?? "");
  expect(thief.visited.at(-1)).toBe(`${home}/desk/?refused=lost`);
  await browser.get(answer ?? "");
  expect(browser.visited.at(-1)).toBe(`${home}/desk/?refused=lost`);
});

test("Z09 two people of one name are told apart, and a password kept here opens nothing there", async () => {
  const [anna, other] = [anEmployee({ name: "Anna Muster" }), anEmployee({ name: "Anna Muster" })];
  await comesBack(anna);
  const { browser } = await comesBack(other);
  expect((await session(browser)).body.name).toBe(`Anna Muster (${other.email})`);
  const clerk = await aStaffMember();
  const answer = await browser.postJson(
    "/desk/v1/sign-in",
    { email: clerk.email, password: STAFF_PASSWORD },
    { "sec-fetch-site": "same-origin", origin: home, "x-desk": "1" },
  );
  expect([answer.status, (await answer.json()).errorCodes]).toEqual([401, ["provider"]]);
  const door = await (await browser.get("/desk/v1/door")).json();
  expect(door).toEqual({ provider: "Insurer ID", people: [] });
});

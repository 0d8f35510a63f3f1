import { flagIds } from "@portal/model/portal/flags.ts";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, callsAs, db } from "../../test/portal.ts";

const FLAGS = `query FeatureFlags { featureFlags(platform: "web") { id value } }`;
const device = { platform: "browser", os: "Linux", device: "desktop" };

beforeEach(async () => {
  await db.deleteFrom("featureFlag").execute();
  await db.updateTable("maintenance").set({ gmnetRaised: false, gmnetEndDate: null }).execute();
});

test("A22 the fourteen flags are read without a session, all off by default", async () => {
  const { data } = await callsAs().publicGraphql(FLAGS);
  expect(data.featureFlags).toEqual(flagIds.map((id) => ({ id, value: false })));
  expect(flagIds).toHaveLength(14);
});

test("A22 a flag that is on is told, and one the portal does not know is not", async () => {
  await db
    .insertInto("featureFlag")
    .values([
      { id: "CONSENT", value: true },
      { id: "SOMETHING_ELSE", value: true },
    ])
    .execute();
  const { data } = await callsAs().publicGraphql(FLAGS);
  expect(data.featureFlags.filter(({ value }: { value: boolean }) => value)).toEqual([
    { id: "CONSENT", value: true },
  ]);
  expect(data.featureFlags).toHaveLength(14);
});

test("A23 maintenance is told to everybody, with its end when there is one", async () => {
  const quiet = { gmnetRaised: false, gmappRaised: false, gmnetMaintenancePage: { endDate: null } };
  expect(await (await callsAs().get("/v1/maintenance")).json()).toEqual(quiet);
  const end = new Date("2026-11-16T05:00:00Z");
  await db.updateTable("maintenance").set({ gmnetRaised: true, gmnetEndDate: end }).execute();
  expect(await (await callsAs().get("/v1/maintenance")).json()).toEqual({
    ...quiet,
    gmnetRaised: true,
    gmnetMaintenancePage: { endDate: "2026-11-16T05:00:00.000Z" },
  });
});

test("W01 the public configuration is read by type, and an unknown type is not found", async () => {
  await db
    .insertInto("publicConfiguration")
    .values({ type: "GMNET", key: "contractsAddYearsVisible", value: JSON.stringify("1") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const answer = await callsAs().get("/v1/public/configuration/GMNET");
  expect(await answer.json()).toMatchObject({ contractsAddYearsVisible: "1" });
  const unknown = await callsAs().get("/v1/public/configuration/NOTHING");
  expect([unknown.status, await unknown.json()]).toEqual([404, { code: "NOT_FOUND" }]);
});

test("A26 technical information is kept once per session, however often it is sent", async () => {
  const anna = await aCustomer();
  expect((await anna.post("/v1/technicalInformation", device)).status).toBe(204);
  expect((await anna.post("/v1/technicalInformation", { ...device, os: "macOS" })).status).toBe(
    204,
  );
  const rows = await db
    .selectFrom("technicalInformation")
    .select("os")
    .where("accountId", "=", anna.id)
    .execute();
  expect(rows).toEqual([{ os: "Linux" }]);
});

test("A26 wrong technical information is a 400 that names the field, an unknown platform a 404", async () => {
  const anna = await aCustomer();
  const wrong = await anna.post("/v1/technicalInformation", { ...device, os: "" });
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    { code: "INVALID", fields: { os: "required" } },
  ]);
  expect(
    (await anna.post("/v1/technicalInformation", { ...device, platform: "toaster" })).status,
  ).toBe(404);
  expect((await callsAs().post("/v1/technicalInformation", device)).status).toBe(401);
});

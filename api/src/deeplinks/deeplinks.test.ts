import { expect, test } from "vitest";
import { aCustomer, callsAs, db } from "../../test/portal.ts";

test("A21 deep links say which of them the portal serves and which the app", async () => {
  await db
    .insertInto("deeplink")
    .values([
      { gmnetPath: "/scan", gmappAvailability: true, gmnetAvailability: false },
      { gmnetPath: "/invoices", gmappAvailability: true, gmnetAvailability: true },
    ])
    .execute();
  const anna = await aCustomer();
  expect(await (await anna.get("/v1/deeplinks")).json()).toEqual({
    deeplinks: [
      { gmnetPath: "/invoices", gmappAvailability: true, gmnetAvailability: true },
      { gmnetPath: "/scan", gmappAvailability: true, gmnetAvailability: false },
    ],
  });
  expect((await callsAs().get("/v1/deeplinks")).status).toBe(401);
});

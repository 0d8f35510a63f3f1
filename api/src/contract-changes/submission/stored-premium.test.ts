import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  ask,
  costOn,
  higher,
  newYear,
  out,
  today,
} from "../../../test/samples/changed-contracts.ts";
import { isInsured, openChanges } from "../../../test/samples/contract-changes.ts";
import { treatAll } from "../../../test/samples/requests.ts";
import { clock, type Customer, db, portal } from "../../../test/portal.ts";

beforeAll(async () => {
  await portal.worker.stop();
  await openChanges(today);
});
beforeEach(() => clock.set(today));
afterEach(() => clock.set(undefined));

interface Premium {
  without: number;
  with: number;
}

/** The premium on the receipt of a request. */
async function premiumOnReceipt(who: Customer, id: string): Promise<Premium> {
  const { data } = await who.graphql(`query Sent($id: ID!) { interaction(id: $id) { details } }`, {
    id,
  });
  return data.interaction.details.premium;
}

test("N09 the receipt keeps the premium of the day of the request, through a second change and a later tariff", async () => {
  const anna = await isInsured();
  const before = await costOn(anna, newYear);
  const { request } = await ask(anna, higher);
  const asked = await premiumOnReceipt(anna, request);
  expect(asked.without).toBe(before);
  expect(asked.with).toBeLessThan(before);
  await treatAll();
  expect(await costOn(anna, newYear)).toBe(asked.with);

  const second = await ask(anna, out("EMP"));
  await treatAll();
  const afterBoth = await costOn(anna, newYear);
  expect(afterBoth, "the second change holds in the new year as well").toBeLessThan(asked.with);
  expect(await premiumOnReceipt(anna, request)).toEqual(asked);
  const askedSecond = await premiumOnReceipt(anna, second.request);
  expect(askedSecond.with).toBeLessThan(askedSecond.without);

  await db
    .updateTable("basicPremium")
    .set({ premium: sql<number>`premium + 5000` })
    .where("year", "=", Number(newYear.slice(0, 4)))
    .execute();
  expect(await costOn(anna, newYear), "the tariff is another one").toBeGreaterThan(afterBoth);
  expect(await premiumOnReceipt(anna, request)).toEqual(asked);
  expect(await premiumOnReceipt(anna, second.request)).toEqual(askedSecond);
});

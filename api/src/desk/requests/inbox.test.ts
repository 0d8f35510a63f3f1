import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { afterEach, expect, test } from "vitest";
import { aCustomer, clock, db } from "../../../test/portal.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

afterEach(() => clock.set(undefined));

const today = todayInZurich(new Date());
const after = (days: number) => moveDay(today, { days });

test("Z10 the list follows a new name, a move on its day, and what becomes of a request", async () => {
  const [anna, clerk] = [await aCustomer({ firstname: "Zoé" }), await aStaffMember()];
  const { insuredNumber } = anna;
  const home = (canton: string, validFrom: string, validTo: string) => ({
    insuredNumber,
    domicileLegal: true,
    correspondance: true,
    street: "Hauptstrasse",
    country: "CH",
    zip: "8000",
    city: "Zürich",
    canton,
    validFrom,
    validTo,
  });
  const id = await hasAsked(anna);
  const set = (values: object) =>
    db.updateTable("interaction").set(values).where("id", "=", id).execute();
  const listed = async (search: string) => {
    const { body } = await clerk.ask(`/requests?${search}`);
    return body.requests.some((one: { id: string }) => one.id === id);
  };
  expect(await listed(`find=${insuredNumber}`), "nobody's yet").toBe(false);
  await set({ decider: "CLERK", heldAt: new Date() });
  expect(await listed(`find=${insuredNumber}`)).toBe(true);

  await db
    .updateTable("insured")
    .set({ lastname: "Müller-Zgraggen" })
    .where("insuredNumber", "=", insuredNumber)
    .execute();
  for (const find of ["muller zoe", "Zoé MUELLER", "zgrag", id.slice(0, 5), id.slice(0, 16), id])
    expect(await listed(`find=${encodeURIComponent(find)}`), find).toBe(true);
  for (const find of ["rossi zoe", "zoe bernasconi", "%_", "'&", "ab-cd", "12345678-12-3"])
    expect(await listed(`find=${encodeURIComponent(find)}`), find).toBe(false);

  await db
    .insertInto("postalAddress")
    .values([
      home("AI", "2020-01-01", after(2)),
      home("NW", after(3), after(30)),
      home("UR", after(31), "9999-12-31"),
    ])
    .execute();
  const cantons = async () => {
    const found = ["AI", "NW", "UR"].map((canton) => listed(`canton=${canton}`));
    return Promise.all(found);
  };
  expect(await cantons()).toEqual([true, false, false]);
  clock.set(after(2));
  expect(await cantons(), "on the last day").toEqual([true, false, false]);
  clock.set(after(3));
  expect(await cantons(), "on the first day").toEqual([false, true, false]);
  clock.set(after(31));
  expect(await cantons(), "at the third home").toEqual([false, false, true]);
  clock.set(undefined);

  await set({ waitsUntil: after(1) });
  expect([await listed("canton=AI"), await listed("tab=waiting&canton=AI")]).toEqual([false, true]);
  clock.set(after(1));
  expect(await listed("canton=AI"), "on its day").toBe(true);
  await set({ status: "DONE", decidedAt: new Date() });
  expect(await listed("tab=all&canton=AI")).toBe(false);
});

test("Z13 a request that names no person, as a callback does, is one of the holder of the account", async () => {
  const [anna, clerk] = [await aCustomer(), await aStaffMember()];
  const id = await hasAsked(anna, { type: "CALLBACK", insuredNumber: null, details: {} });
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
  await clerk.ask(`/requests/${id}/take`, { method: "POST" });
  const { body } = await clerk.ask(`/requests?find=${anna.insuredNumber}`);
  expect(body.requests).toMatchObject([{ id, person: { insuredNumber: anna.insuredNumber } }]);
  expect((await clerk.ask(`/requests/${id}`)).body.person).toMatchObject({
    insuredNumber: anna.insuredNumber,
    firstname: "Anna",
  });
});

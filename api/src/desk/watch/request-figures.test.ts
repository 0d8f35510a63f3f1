import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, clock, type Customer, db } from "../../../test/portal.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

beforeEach(async () => {
  clock.set("2026-11-18");
  await db
    .updateTable("interaction")
    .set({ createdAt: new Date("2025-01-01"), decidedAt: new Date("2025-01-01") })
    .execute();
});

interface Times {
  came: string;
  decided?: string;
  decideBy?: string;
  decider?: string;
  status?: string;
}

async function hasTreated(who: Customer, times: Times): Promise<void> {
  const id = await hasAsked(who);
  const { came, decided, decideBy = null, decider = "CLERK" } = times;
  await db
    .updateTable("interaction")
    .set({
      createdAt: new Date(came),
      decidedAt: decided === undefined ? null : new Date(decided),
      decideBy,
      decider,
      heldAt: new Date(),
      status: times.status ?? (decided === undefined ? "IN_PROGRESS" : "DONE"),
    })
    .where("id", "=", id)
    .execute();
}

test("Z57 each day tells what came, what was decided and how long it took, by days of Switzerland", async () => {
  const [anna, senior] = [await aCustomer(), await aStaffMember({ roles: ["SENIOR"] })];
  // Half past midnight in Switzerland is the day before in universal time.
  await hasTreated(anna, {
    came: "2026-11-15T23:30:00Z",
    decided: "2026-11-17T08:30:00Z",
    decideBy: "2026-11-17",
  });
  await hasTreated(anna, {
    came: "2026-11-16T08:30:00Z",
    decided: "2026-11-17T09:30:00Z",
    decideBy: "2026-11-16",
    status: "REFUSED",
  });
  await hasTreated(anna, { came: "2026-11-17T10:00:00Z" });
  await hasTreated(anna, { came: "2026-11-17T10:00:00Z", decider: "BACK_OFFICE" });
  const { status, body } = await senior.ask("/watch/requests?decider=CLERK");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    received: 3,
    decided: 2,
    medianSeconds: 29 * 3_600,
    inTime: 0.5,
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toEqual({
    day: todayInZurich(clock.now()),
    received: 0,
    decided: 0,
    medianSeconds: null,
    slowSeconds: null,
  });
  expect(body.days.slice(-3, -1)).toEqual([
    { day: "2026-11-16", received: 2, decided: 0, medianSeconds: null, slowSeconds: null },
    {
      day: "2026-11-17",
      received: 1,
      decided: 2,
      medianSeconds: 29 * 3_600,
      slowSeconds: expect.closeTo(25 * 3_600 + 0.9 * 8 * 3_600, 0),
    },
  ]);
  const all = await senior.ask("/watch/requests?days=90");
  expect([all.body.received, all.body.days.length]).toEqual([4, 90]);
});

test("Z57 nothing decided has no speed, and an unknown period is refused", async () => {
  const senior = await aStaffMember({ roles: ["SENIOR"] });
  const { body } = await senior.ask("/watch/requests");
  expect(body).toMatchObject({ received: 0, decided: 0, medianSeconds: null, inTime: null });
  expect((await senior.ask("/watch/requests?days=3650")).status).toBe(400);
  const clerk = await aStaffMember();
  expect((await clerk.ask("/watch/requests")).text).toBe('{"code":"FORBIDDEN"}');
});

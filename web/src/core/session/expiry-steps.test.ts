import { expect, test } from "vitest";
import { nextStep, instantsOfState, instantsOfToken, type Step } from "./expiry-steps.ts";

const minute = 60_000;

test.each<[string, number, boolean, Step]>([
  ["nothing happens while the token is young", 0, false, { kind: "wait", afterMs: 10 * minute }],
  ["the token is renewed at two thirds of its life", 10 * minute, false, { kind: "renew" }],
  ["a late tab renews as soon as it wakes up", 12 * minute, true, { kind: "renew" }],
])("%s", (_title, now, isActive, step) => {
  expect(nextStep({ renewAt: 10 * minute, idleEndAt: 15 * minute }, now, isActive)).toEqual(step);
});

test.each<[string, number, boolean, Step]>([
  ["waits for the warning", 12 * minute, false, { kind: "wait", afterMs: minute }],
  [
    "warns two minutes before the end",
    13 * minute,
    false,
    { kind: "warn", secondsLeft: 120, afterMs: 1000 },
  ],
  ["counts down", 14.99 * minute, false, { kind: "warn", secondsLeft: 1, afterMs: 600 }],
  ["ends", 15 * minute, true, { kind: "end" }],
  ["asks for more time instead when the person was active", 13 * minute, true, { kind: "renew" }],
])("a session without activity %s", (_title, now, isActive, step) => {
  expect(nextStep({ renewAt: 20 * minute, idleEndAt: 15 * minute }, now, isActive)).toEqual(step);
});

test("a browser whose clock is an hour ahead keeps the server's time", () => {
  const state = {
    now: "2026-11-15T08:00:00Z",
    tokenExpiresAt: "2026-11-15T08:15:00Z",
    idleExpiresAt: "2026-11-15T08:12:00Z",
    expiresAt: "2026-11-15T16:00:00Z",
  };
  const now = Date.parse("2026-11-15T09:00:00Z");
  expect(instantsOfState(state, now)).toEqual({
    renewAt: now + 10 * minute,
    idleEndAt: now + 12 * minute,
    overAt: now + 8 * 60 * minute,
  });
});

test("a session that has lived its whole life is over, however much it is used, and a tab waits for no longer", () => {
  const pulse = { renewAt: 20 * minute, idleEndAt: 30 * minute, overAt: 12 * minute };
  expect(nextStep(pulse, 0, true)).toEqual({ kind: "wait", afterMs: 12 * minute });
  expect(nextStep(pulse, 12 * minute, true)).toEqual({ kind: "over" });
});

test("a token without times is left alone", () => {
  expect(nextStep(instantsOfToken({}), 0, true)).toEqual({ kind: "wait", afterMs: 60 * minute });
  expect(instantsOfToken({ issuedAt: 300, expiresAt: 1200 })).toEqual({ renewAt: 900_000 });
});

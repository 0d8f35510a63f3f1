import { expect, test } from "vitest";
import { isFresh, type ReplicaAnswer } from "./freshness.ts";

const now = new Date("2026-11-19T12:00:10Z");
const held = { beat: new Date("2026-11-19T12:00:08Z"), marks: ["a", "b"], position: 500 };
const answer: ReplicaAnswer = {
  session: { accountId: "anna" },
  held,
  results: [],
  endPosition: 510,
};
const wanted = {
  accountId: "anna",
  required: { now, marks: ["b"] },
  position: 500,
  longestLagMs: 2_000,
};

test.each<[string, boolean, Partial<ReplicaAnswer>, Partial<typeof wanted>]>([
  ["that holds all that it must", true, {}, {}],
  ["with the session of another account", false, { session: { accountId: "bea" } }, {}],
  ["without the session", false, { session: undefined }, {}],
  ["whose last heartbeat is too old", false, {}, { longestLagMs: 1_999 }],
  ["that never had a heartbeat", false, { held: { ...held, beat: -Infinity } }, {}],
  ["that lacks a change of the account", false, {}, { required: { now, marks: ["b", "c"] } }],
  ["that is behind an earlier read of the request", false, {}, { position: 501 }],
  ["without the table of heartbeats", false, { held: undefined }, {}],
])("the answer of a replica %s counts: %s", (_, counts, given, asked) => {
  expect(isFresh({ ...answer, ...given }, { ...wanted, ...asked })).toBe(counts);
});

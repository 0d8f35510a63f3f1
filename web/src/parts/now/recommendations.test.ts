import { flagIds } from "@portal/model/portal/flags.ts";
import { expect, test } from "vitest";
import { pathNames, type Visitor } from "../../core/routing/paths.ts";
import type { Now } from "./now.ts";
import { recommendationsFor } from "./recommendations.ts";

const owner: Visitor = {
  profile: { isAddressOwner: true, sousTutelle: false },
  insureds: [{ forInformation: false }],
  flags: new Set(flagIds),
  built: new Set(pathNames),
};
const calm: Now = {
  conversations: [],
  reimbursements: [],
  interactions: [],
  openQuestions: [],
  unsentDrafts: [],
  yearEndNotice: "2026-11-30",
};
const reply = {
  id: "c1",
  subject: "Lunettes de Mia",
  lastAt: "2026-11-18T08:26:00Z",
  lastAuthorName: "Nadia Perret",
  unread: 1,
};
const refund = {
  id: "s1",
  date: "2026-11-17",
  paysOn: "2026-11-20",
  toBePaidToYou: 218.38,
  insured: { firstname: "Mia" },
  statements: [{ careProvider: "Cabinet Dr méd. Curchod" }],
};
const kinds = (now: Partial<Now>, today: string, visitor = owner) =>
  recommendationsFor({ ...calm, ...now }, visitor, today).map(({ kind }) => kind);

test.each<[string, string[]]>([
  ["2026-01-03", []],
  ["2026-09-30", []],
  ["2026-10-01", ["deductible"]],
  ["2026-11-30", ["deductible"]],
  ["2026-12-01", []],
  ["2026-12-31", []],
])("P01 H06 on %s, whether a deductible is worth a thought: %j", (today, expected) => {
  expect(kinds({}, today)).toEqual(expected);
});

test("P01 H06 no customer is led to what is closed to them", () => {
  const inCare = { ...owner, profile: { isAddressOwner: true, sousTutelle: true } };
  expect(kinds({}, "2026-11-16", inCare)).toEqual([]);
  const unbuilt = { ...owner, built: new Set(pathNames.filter((name) => name !== "messages")) };
  expect(kinds({ conversations: [reply] }, "2026-08-01", unbuilt)).toEqual([]);
});

test("H06 H08 what waits for the person comes before what may wait, each with its one link", () => {
  const now = {
    ...calm,
    conversations: [reply, { ...reply, id: "c2", unread: 0 }],
    reimbursements: [{ ...refund, id: "s2", paysOn: "2026-11-24" }, refund],
    interactions: [{ id: "1", type: "SEND_DOCUMENTS" as never, requestDate: "2025-12-20" }],
    unsentDrafts: [{ form: "accident.declaration@1", endsOn: "2026-11-20" }],
  };
  const told = recommendationsFor(now, owner, "2026-11-18");
  expect(told.map(({ kind, to }) => [kind, to])).toEqual([
    ["reply", "/messages?conversation=c1"],
    ["request", "/interactions?year=2025&request=1"],
    ["draft", "/help-accident"],
    ["refund", "/reimbursements?year=2026"],
    ["refund", "/reimbursements?year=2026"],
    ["deductible", "/contract/mutation"],
  ]);
  expect(told[3], "the next money first").toMatchObject({
    amount: 218.38,
    on: "2026-11-20",
    provider: "Cabinet Dr méd. Curchod",
    firstname: "Mia",
  });
});

test.each<[string, string, boolean]>([
  ["accident.declaration@1", "2026-11-18", true],
  ["contract-changes.wizard@1", "2026-11-28", true],
  ["damage.declaration@1", "2026-11-29", false],
  ["damage.declaration@1", "2026-11-17", false],
  ["account.phone@1", "2026-11-19", false],
])("H06 the draft of %s that ends on %s is told: %s", (form, endsOn, isTold) => {
  const found = kinds({ unsentDrafts: [{ form, endsOn }] }, "2026-11-18");
  expect(found.includes("draft")).toBe(isTold);
});

import { expect, test } from "vitest";
import { greetingOf } from "./greeting.ts";
import { groupedNumber } from "../core/insured-number.ts";
import { leadOf } from "./lead.ts";

test.each([
  ["a birthday is wished at any hour", "1985-11-15", "2026-11-15T19:00:00Z", "birthday"],
  ["before five it is day", "1986-04-12", "2026-11-15T15:59:00Z", "day"],
  ["from five on it is evening", "1986-04-12", "2026-11-15T16:00:00Z", "evening"],
  ["the hour is Switzerland’s, in summer too", "1986-04-12", "2026-07-01T15:00:00Z", "evening"],
] as const)("H03 %s", (_rule, birthdate, now, greeting) => {
  expect(greetingOf(birthdate, new Date(now))).toBe(greeting);
});

const share = (annual: number, paid: number) => ({
  annual,
  paid,
  percent: annual === 0 ? 0 : Math.round((paid / annual) * 100),
  toBePaid: annual - paid,
});

test.each([
  [share(2500, 840), share(700, 0), { kind: "deductible", year: 2026, francs: 1660 }],
  [share(300, 300), share(700, 412), { kind: "coinsurance", year: 2026, francs: 288 }],
  [share(0, 0), share(350, 35), { kind: "coinsuranceOnly", year: 2026, francs: 315 }],
  [share(300, 300), share(700, 700), { kind: "reached", year: 2026 }],
])("the lead line names the share that is paid next", (deductible, coinsurance, lead) => {
  expect(leadOf({ year: 2026, deductible, coinsurance })).toEqual(lead);
});

test("without figures the lead line claims nothing", () => {
  expect(leadOf(null)).toEqual({ kind: "plain" });
});

test("an insured number is grouped by threes", () => {
  expect(groupedNumber(4218730)).toBe("4\u00a0218\u00a0730");
  expect(groupedNumber(10)).toBe("10");
});

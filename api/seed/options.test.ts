import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without a day it is today in Switzerland, without a seed the first one", () => {
  const justAfterMidnight = new Date("2026-11-14T23:30:00Z");
  expect(readOptions(["--accounts", "1000"], justAfterMidnight)).toEqual({
    accounts: 1000,
    seed: 1,
    today: "2026-11-15",
  });
});

test("doctors can be asked for alone", () => {
  expect(readOptions(["--caregivers", "50000"], new Date("2026-11-15T12:00:00Z"))).toEqual({
    caregivers: 50_000,
    seed: 1,
    today: "2026-11-15",
  });
});

test.each([
  [["--accounts"], "--accounts"],
  [[], "--accounts is missing"],
  [["--accounts", "many"], "--accounts many is not a whole number"],
  [["--caregivers", "-5"], "--caregivers"],
  [["--caregivers", "0"], "--caregivers 0 is not a whole number"],
  [["--accounts", "0"], "--accounts 0 is not a whole number"],
  [["--accounts", "10", "--seed", "101"], "--seed 101 is not a whole number from 1 to 100"],
  [["--accounts", "10", "--date", "2026-02-30"], "--date 2026-02-30 is not a day"],
  [["--acounts", "10"], "Unknown option '--acounts'"],
  [["10"], "Unexpected argument '10'"],
])("%j is refused with one clear line", (args, says) => {
  const refusal = () => readOptions(args, new Date());
  expect(refusal).toThrow(says);
  expect(refusal).toThrow(/^Seed: [^\n]+\. npm run seed -- --help explains\.$/);
});

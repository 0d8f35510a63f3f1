import { expect, test } from "vitest";
import { countTests, failedTitles, retriedTitles } from "./test-counts.ts";

function report(passed: number, failed: number, brokenFiles = 0, retried = 0): string {
  const late = { status: "passed", fullName: "a late thing", failureMessages: ["too slow"] };
  const results = [
    ...Array.from({ length: retried }, () => late),
    ...Array.from({ length: passed }, () => ({ status: "passed" })),
    ...Array.from({ length: failed }, () => ({ status: "failed", fullName: "a thing" })),
  ];
  const broken = { name: "b.test.ts", status: "failed", assertionResults: [] };
  return JSON.stringify({
    numPassedTests: passed + retried,
    numFailedTests: failed,
    testResults: [
      { name: "a.test.ts", status: failed ? "failed" : "passed", assertionResults: results },
      ...Array.from({ length: brokenFiles }, () => broken),
    ],
  });
}

test.each([
  ["a clean run", report(3, 0), 0, { passed: 3, failed: 0 }],
  ["a failed test", report(2, 1), 1, { passed: 2, failed: 1 }],
  ["a file that cannot be loaded", report(2, 0, 1), 1, { passed: 2, failed: 1 }],
  ["an error outside of any test", report(2, 0), 1, { passed: 2, failed: 1 }],
  ["two tests that passed late", report(1, 0, 0, 2), 0, { passed: 3, failed: 0 }],
  ["three tests that passed late", report(1, 0, 0, 3), 0, { passed: 4, failed: 1 }],
  ["a run that found no test", report(0, 0), 0, { passed: 0, failed: 1 }],
  ["a run that wrote no report", undefined, 0, { passed: 0, failed: 1 }],
])("%s is counted as what it is", (_what, text, status, counts) => {
  expect(countTests(text, status)).toEqual(counts);
});

test("what failed is named at the end, a file that cannot be loaded too", () => {
  expect(failedTitles(report(2, 1, 1))).toEqual(["a.test.ts: a thing", "b.test.ts"]);
  expect(failedTitles(report(2, 0))).toEqual([]);
});

test("what passed at the second try only is named at the end", () => {
  expect(retriedTitles(report(2, 1, 0, 1))).toEqual(["a.test.ts: a late thing"]);
});

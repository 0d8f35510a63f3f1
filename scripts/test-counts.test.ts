import { expect, test } from "vitest";
import {
  brokenJourneys,
  countTests,
  failedTitles,
  slowestTests,
  withSecondWalk,
} from "./test-counts.ts";

function report(passed: number, failed: number, brokenFiles = 0): string {
  const results = [
    ...Array.from({ length: passed }, () => ({ status: "passed" })),
    ...Array.from({ length: failed }, () => ({ status: "failed", fullName: "a thing" })),
  ];
  const broken = { name: "b.test.ts", status: "failed", assertionResults: [] };
  return JSON.stringify({
    numPassedTests: passed,
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
  ["a run that found no test", report(0, 0), 0, { passed: 0, failed: 1 }],
  ["a run that wrote no report", undefined, 0, { passed: 0, failed: 1 }],
])("%s is counted as what it is", (_what, text, status, counts) => {
  expect(countTests(text, status)).toEqual(counts);
});

test("what failed is named at the end, a file that cannot be loaded too", () => {
  expect(failedTitles(report(2, 1, 1))).toEqual(["a.test.ts: a thing", "b.test.ts"]);
  expect(failedTitles(report(2, 0))).toEqual([]);
});

test("the slowest tests are named first, with their seconds", () => {
  const testResults = [
    { name: "a.test.ts", assertionResults: [{ fullName: "is quick", duration: 400 }] },
    {
      name: "b.test.ts",
      assertionResults: [
        { fullName: "is slow", duration: 8_400 },
        { fullName: "is skipped" },
        { fullName: "is slower", duration: 61_000 },
      ],
    },
  ];
  expect(slowestTests(JSON.stringify({ testResults }), 2)).toEqual([
    ["b.test.ts: is slower", 61],
    ["b.test.ts: is slow", 8],
  ]);
});

/** A report of files with the result of each one's only test. */
function filesReport(files: Record<string, "passed" | "failed">): string {
  const outcomes = Object.values(files);
  return JSON.stringify({
    numPassedTests: outcomes.filter((outcome) => outcome === "passed").length,
    numFailedTests: outcomes.filter((outcome) => outcome === "failed").length,
    testResults: Object.entries(files).map(([name, status]) => {
      return { name, status, assertionResults: [{ status, fullName: "it holds" }] };
    }),
  });
}

test("journeys that broke are walked again, tests of the API are not, and neither are many", () => {
  const journeys = { "/r/e2e/a.test.ts": "failed", "/r/e2e/b.test.ts": "passed" } as const;
  const first = filesReport({ ...journeys, "/r/api/c.test.ts": "failed" });
  expect(brokenJourneys(first)).toEqual(["/r/e2e/a.test.ts"]);
  const many = Array.from({ length: 7 }, (_, index) => [`/r/e2e/${index}.test.ts`, "failed"]);
  expect(brokenJourneys(filesReport(Object.fromEntries(many)))).toEqual([]);
});

test.each([
  ["passed", { passed: 2, failed: 0 }],
  ["failed", { passed: 1, failed: 1 }],
] as const)("a journey that %s at its second walk counts as that", (outcome, counts) => {
  const first = filesReport({ "/r/e2e/a.test.ts": "failed", "/r/e2e/b.test.ts": "passed" });
  const merged = withSecondWalk(first, filesReport({ "/r/e2e/a.test.ts": outcome }));
  expect(countTests(merged, outcome === "passed" ? 0 : 1)).toEqual(counts);
});

import type { JsonTestResults } from "vitest/node";

export interface Counts {
  passed: number;
  failed: number;
}

/** The titles of failed tests, for the end of a long output. */
export function failedTitles(reportText: string): string[] {
  const { testResults }: JsonTestResults = JSON.parse(reportText);
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
}

/** The tests that took longest, in seconds, so that the time of a run can be kept within its limit. */
export function slowestTests(
  reportText: string,
  count: number,
): [title: string, seconds: number][] {
  const { testResults }: JsonTestResults = JSON.parse(reportText);
  return testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }): [string, number] => [
        `${name}: ${fullName}`,
        Math.round((duration ?? 0) / 1000),
      ]),
    )
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count);
}

/** A machine that stalls for minutes fails a few journeys; more failed files than this mean a real fault. */
const MOST_WALKED_AGAIN = 6;

/** The files of failed journeys, if they are few enough to be retried. */
export function brokenJourneys(reportText: string): string[] {
  const { testResults }: JsonTestResults = JSON.parse(reportText);
  const broken = testResults
    .filter(({ name, status }) => status === "failed" && name.includes("/e2e/"))
    .map(({ name }) => name);
  return broken.length > MOST_WALKED_AGAIN ? [] : broken;
}

/** The report of a run with some files retried. */
export function withSecondWalk(firstText: string, secondText: string): string {
  const first: JsonTestResults = JSON.parse(firstText);
  const second: JsonTestResults = JSON.parse(secondText);
  const again = new Set(second.testResults.map(({ name }) => name));
  const kept = first.testResults.filter(({ name }) => !again.has(name));
  const testResults = [...kept, ...second.testResults];
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  return JSON.stringify({
    testResults,
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
  });
}

/** Counts a test run. An error must not count as zero failures. */
export function countTests(reportText: string | undefined, exitStatus: number): Counts {
  if (reportText === undefined) return { passed: 0, failed: 1 };
  const report: JsonTestResults = JSON.parse(reportText);
  const { numPassedTests, numFailedTests, testResults } = report;
  // A file that could not be loaded has no tests to count.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  ).length;
  const failed = numFailedTests + broken;
  const isUnexplained = failed === 0 && (exitStatus !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: isUnexplained ? 1 : failed };
}

import type { JsonTestResults } from "vitest/node";

export interface Counts {
  passed: number;
  failed: number;
}

/** The titles of what failed, for the end of a long output. */
export function failedTitles(reportText: string): string[] {
  const { testResults }: JsonTestResults = JSON.parse(reportText);
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
}

/** A busy machine breaks a journey now and then; when it breaks several, something is wrong with them. */
export const MOST_RETRIED = 2;

/** The titles of what passed at the second try only. A test that passed keeps what its first try said. */
export function retriedTitles(reportText: string): string[] {
  const { testResults }: JsonTestResults = JSON.parse(reportText);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length)
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
}

/** Counts a run of the tests. Nothing that went wrong may pass as zero failures. */
export function countTests(reportText: string | undefined, exitStatus: number): Counts {
  if (reportText === undefined) return { passed: 0, failed: 1 };
  const report: JsonTestResults = JSON.parse(reportText);
  const { numPassedTests, numFailedTests, testResults } = report;
  // A file that could not be loaded has no tests to count.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  ).length;
  const tooManyRetried = retriedTitles(reportText).length > MOST_RETRIED ? 1 : 0;
  const failed = numFailedTests + broken + tooManyRetried;
  const isUnexplained = failed === 0 && (exitStatus !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: isUnexplained ? 1 : failed };
}

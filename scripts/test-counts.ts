import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
}

/** What is read of the report that Vitest writes for programs. */
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Counts a run of the tests. Nothing that went wrong may pass as zero failures. */
export function countTests(reportText: string | undefined, exitStatus: number): Counts {
  if (reportText === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = Report.parse(JSON.parse(reportText));
  // A file that could not be loaded has no tests to count.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  ).length;
  const failed = numFailedTests + broken;
  const isUnexplained = failed === 0 && (exitStatus !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: isUnexplained ? 1 : failed };
}

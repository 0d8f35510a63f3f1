import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runToEnd } from "../../scripts/child.mjs";
import type { PreviousRelease } from "../../scripts/previous-release.ts";
import { countTests, failedTitles, withSecondWalk } from "../../scripts/test-counts.ts";
import { exceptions } from "./exceptions.ts";

/** What a release does most, and what touches the schema most widely. The long run takes every test of the API. */
const selection = [
  "api/test/walk.test.ts",
  "api/test/outbox.test.ts",
  "api/test/read-audit.test.ts",
  "api/src/core/db/",
  "api/src/core/jobs/",
  "api/src/identity/sessions/",
  "api/src/insurer/requests/",
  "api/src/invoices/",
  "api/src/my-data/",
  "api/src/reimbursements/claims/",
  "api/src/interactions/",
  "api/src/notifications/",
];

/**
 * Runs the previous release's tests of the API on a database with the schema of this release. What failed runs once more
 * alone: an old limit of time fails on a busy machine on any schema.
 */
export async function runItsApiTests(
  root: string,
  release: PreviousRelease,
  isLong: boolean,
): Promise<{ passed: number; faults: string[] }> {
  migrateItsTemplate(root, release);
  const folder = mkdtempSync(join(tmpdir(), "portal-upgrade-"));
  try {
    const file = join(folder, "report.json");
    const first = await runVitest(release, isLong ? ["api/"] : selection, file);
    const again = failedFilesOf(release, first.report);
    if (again.length === 0) return compare(release, first.report, first.status);
    const second = await runVitest(release, again, file);
    return compare(release, withSecondWalk(first.report, second.report), second.status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runVitest(
  release: PreviousRelease,
  files: readonly string[],
  reportFile: string,
): Promise<{ status: number; report: string }> {
  rmSync(reportFile, { force: true });
  const program = join(release.folder, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const { status, output } = await runToEnd(
    release.node,
    [program, "run", "--project=api", ...reporters, ...files],
    { cwd: release.folder, onOutput: (text) => void process.stdout.write(text) },
  );
  if (!existsSync(reportFile)) throw new Error(`There is no report:\n${output.slice(-2_000)}`);
  return { status, report: readFileSync(reportFile, "utf8") };
}

/** The files with a failure that no exception names. */
function failedFilesOf(release: PreviousRelease, report: string): string[] {
  const allowed = exceptions[release.version] ?? {};
  const failed = titlesIn(release, report).filter((title) => !(title in allowed));
  return [...new Set(failed.map(fileOf))];
}

/** The failed tests, named from the folder of the release. */
function titlesIn(release: PreviousRelease, report: string): string[] {
  return failedTitles(report).map((title) => relative(release.folder, title));
}

function fileOf(title: string): string {
  return title.split(": ")[0] ?? title;
}

/** Its tests make the template by its own migrations; those of this release follow before the first test. */
function migrateItsTemplate(root: string, { folder }: PreviousRelease): void {
  const file = join(folder, "api/test/global-setup.ts");
  const text = readFileSync(file, "utf8");
  const program = join(root, "e2e/upgrade/migrate-template.ts");
  if (text.includes(program)) return;
  const made = "await prepareTemplate(url);";
  if (!text.includes(made)) throw new Error(`${file} makes its template in another way.`);
  const migrated = `${made}
    const template = Object.assign(new URL(url), { pathname: "/portal_test_template" }).href;
    const node = ${JSON.stringify(process.execPath)};
    (await import("node:child_process")).execFileSync(node, [${JSON.stringify(program)}, template]);`;
  writeFileSync(file, text.replace(made, migrated));
}

/** What failed and is no exception, and exceptions whose test passed. */
function compare(release: PreviousRelease, report: string, status: number) {
  const failed = titlesIn(release, report);
  const ran: { testResults: { name: string }[] } = JSON.parse(report);
  const files = new Set(ran.testResults.map(({ name }) => relative(release.folder, name)));
  const allowed = exceptions[release.version] ?? {};
  const { passed, failed: count } = countTests(report, status);
  const faults = [
    ...failed.filter((title) => !(title in allowed)),
    ...Object.keys(allowed)
      .filter((title) => files.has(fileOf(title)) && !failed.includes(title))
      .map((title) => `${title}: it passes, so that its exception can go`),
    ...(count > 0 && failed.length === 0 ? [`vitest ended with ${status}`] : []),
  ];
  return { passed, faults };
}

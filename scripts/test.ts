import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { endTogether } from "./child.mjs";
import { describeCheck, runChecks } from "./checks.ts";
import { step } from "./progress.mjs";
import {
  brokenJourneys,
  countTests,
  type Counts,
  failedTitles,
  slowestTests,
  withSecondWalk,
} from "./test-counts.ts";
import { buildWeb, isWebFresh } from "./web-build.ts";

const root = dirname(import.meta.dirname);
const args = process.argv.slice(2);
const isLong = args.includes("--long");
/** Filters by path; with any, only those test files run. */
const filters = args.filter((arg) => arg !== "--long");

/** How many of the slowest tests are named. */
const SLOWEST = 15;

const parts: Counts[] = [];
// With filters, the journeys build the web themselves (`e2e/harness/fresh-web.ts`).
for (const part of filters.length === 0 ? [countChecks, countBuild, countVitest] : [countVitest]) {
  parts.push(await part().catch(asFailure));
}
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function none(): Counts {
  return { passed: 0, failed: 0 };
}

function asFailure(error: unknown): Counts {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
}

async function countChecks(): Promise<Counts> {
  const results = await runChecks((result) => console.log(describeCheck(result)));
  const good = results.filter(({ status }) => status === 0).length;
  return { passed: good, failed: results.length - good };
}

/** The journeys use the built pages. */
async function countBuild(): Promise<Counts> {
  if (isWebFresh()) return none();
  await step("Building the web", buildWeb);
  return { passed: 1, failed: 0 };
}

async function countVitest(): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "portal-report-"));
  try {
    const first = await runVitest(folder, filters);
    if (!first.report) return countTests(undefined, first.status);
    if (filters.length === 0) sayWhatIsSlow(first.report);
    const { status, report } = await walkedAgain(folder, first.status, first.report);
    for (const title of failedTitles(report)) console.log(`✗ ${shortPath(title)}`);
    return countTests(report, status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sayWhatIsSlow(report: string): void {
  const lines = slowestTests(report, SLOWEST).map(([title, s]) => `  ${s} s  ${shortPath(title)}`);
  console.log(["The slowest tests:", ...lines].join("\n"));
}

/** A whole run retries failed journeys once, alone and on their own database. */
async function walkedAgain(folder: string, status: number, report: string) {
  // A filtered run does not retry.
  const files = filters.length === 0 ? brokenJourneys(report) : [];
  if (files.length === 0) return { status, report };
  console.log(`Once more: ${files.map(shortPath).join(", ")}`);
  const second = await runVitest(folder, files);
  if (!second.report) return { status, report };
  const merged = withSecondWalk(report, second.report);
  const stillBroken = new Set(failedTitles(merged));
  for (const title of failedTitles(report)) {
    if (!stillBroken.has(title)) console.log(`↻ passed at the second try: ${shortPath(title)}`);
  }
  return { status: second.status, report: merged };
}

function shortPath(path: string): string {
  return path.replace(`${root}/`, "");
}

async function runVitest(
  folder: string,
  files: readonly string[],
): Promise<{ status: number; report: string | undefined }> {
  const output = join(folder, `report-${Date.now()}.json`);
  const program = join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${output}`];
  const child = spawn(process.execPath, [program, "run", ...reporters, ...files], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      // Tests start many processes, and each would compile the same sources again.
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
      ...(isLong && { LONG: "1" }),
    },
  });
  const release = endTogether(child);
  const status = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
  release();
  return { status, report: existsSync(output) ? readFileSync(output, "utf8") : undefined };
}

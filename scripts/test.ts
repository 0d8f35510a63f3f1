import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describeCheck, runChecks } from "./checks.ts";
import { step } from "./progress.mjs";
import {
  countTests,
  type Counts,
  failedTitles,
  MOST_RETRIED,
  retriedTitles,
} from "./test-counts.ts";
import { buildWeb, isWebFresh } from "./web-build.ts";

const root = dirname(import.meta.dirname);
const args = process.argv.slice(2);
const isLong = args.includes("--long");
/** Words that choose test files by their path; with any, only those files run. */
const filters = args.filter((arg) => arg !== "--long");

const parts: Counts[] = [];
// Where files are chosen, the journeys among them build the web themselves (`e2e/harness/fresh-web.ts`).
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

/** The journeys use the pages as they are shipped. */
async function countBuild(): Promise<Counts> {
  if (isWebFresh()) return none();
  await step("Building the web", buildWeb);
  return { passed: 1, failed: 0 };
}

async function countVitest(): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "portal-report-"));
  const report = join(folder, "report.json");
  try {
    const status = await runVitest(report);
    const text = existsSync(report) ? readFileSync(report, "utf8") : undefined;
    if (text) printTitles(text);
    return countTests(text, status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printTitles(report: string): void {
  const here = (title: string) => title.replace(`${root}/`, "");
  const retried = retriedTitles(report);
  for (const title of retried) console.log(`↻ passed at the second try: ${here(title)}`);
  if (retried.length > MOST_RETRIED) {
    console.log(`✗ ${retried.length} tests were retried, more than ${MOST_RETRIED}`);
  }
  for (const title of failedTitles(report)) console.log(`✗ ${here(title)}`);
}

function runVitest(report: string): Promise<number> {
  const program = join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [program, "run", ...reporters, ...filters], {
    cwd: root,
    stdio: "inherit",
    // Whoever runs single files wants to know whether they hold.
    env: {
      ...process.env,
      // Tests start many processes of ours, and each would compile the same sources again.
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
      ...(isLong && { LONG: "1" }),
      ...(filters.length === 0 && { RETRY_JOURNEYS: "1" }),
    },
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

import { availableParallelism, freemem } from "node:os";
import { dirname, join } from "node:path";
import { findReferenceFaults } from "./checks/api-reference.ts";
import { findCrossings } from "./checks/boundaries.ts";
import { findUntoldBreaks } from "./checks/breaking-changes.ts";
import { findUnknownNames } from "./checks/document-names.ts";
import { findEasyFaults } from "./checks/easy-texts.ts";
import { findAgedAnswers } from "./checks/faq-features.ts";
import { runToEnd } from "./child.mjs";
import { OUT_OF_DATE } from "./out-of-date.ts";
import { findHouseFaults } from "./checks/house-rules.ts";
import { findLocaleFaults } from "./checks/locales.ts";
import { findLockingMigrations } from "./checks/migration-locks.ts";
import { findSqlFaults } from "./checks/raw-sql.ts";
import { findMissingValues } from "./checks/text-values.ts";
import { findTestFaults } from "./checks/test-rules.ts";
import { findTreeFaults } from "./checks/tree-rules.ts";
import { findWordingFaults } from "./checks/wording.ts";

export interface CheckResult extends Outcome {
  name: string;
  seconds: number;
}

interface Outcome {
  /** The exit code: 0 is success. */
  status: number;
  /** The output of the tool. */
  output: string;
}

const root = dirname(import.meta.dirname);

type Checks = Record<string, () => Outcome | Promise<Outcome>>;

const GENERATED = "generated files";

/** Fast checks that do not depend on generated files. */
const early: Checks = {
  [GENERATED]: () => script("scripts/codegen.ts", "--check"),
  formatting: () => tool("oxfmt", "--check"),
  "import directions": () => faults(findCrossings(root)),
  languages: () =>
    faults([
      ...findLocaleFaults(join(root, "web", "locales")),
      ...findEasyFaults(join(root, "web", "locales")),
      ...findMissingValues(root),
      ...findWordingFaults(root),
      ...findAgedAnswers(root),
    ]),
  "house rules": () =>
    faults([
      ...findHouseFaults(root),
      ...findTreeFaults(root),
      ...findTestFaults(root),
      ...findSqlFaults(root),
      ...findLockingMigrations(root),
    ]),
  documents: () => faults(findUnknownNames(root)),
  "breaking changes": () => faults(findUntoldBreaks(root)),
};

/** Checks that read generated files: outdated ones would cause false errors. */
const late: Checks = {
  "API reference": async () => faults(await findReferenceFaults(root)),
  "dead code": () => tool("knip", "--no-progress", "--no-config-hints"),
};

/** The result of the last run: `tsc` checks only the files that changed, which halves its time. */
const knownTypes = join(root, "node_modules", ".cache", "types.tsbuildinfo");

/** Each check takes up to 3 GB, because it holds the types of the whole repository; more checkers would take more. */
const heavy: Checks = {
  types: () =>
    tool("tsc", "--noEmit", "--checkers", "2", "--incremental", "--tsBuildInfoFile", knownTypes),
  lint: () => tool("oxlint", "--quiet"),
};
const MEMORY_FOR_BOTH = 6 * 1024 ** 3;

/** Runs the checks, as many in parallel as the machine has processors, and reports each at its end. */
export async function runChecks(tell: (result: CheckResult) => void): Promise<CheckResult[]> {
  const results = await runAll(early, tell);
  const generated = results.find(({ name }) => name === GENERATED);
  if (generated?.status === OUT_OF_DATE) return results;
  results.push(...(await runAll(late, tell)));
  const atOnce = freemem() > MEMORY_FOR_BOTH ? availableParallelism() : 1;
  return [...results, ...(await runAll(heavy, tell, atOnce))];
}

async function runAll(
  checks: Checks,
  tell: (result: CheckResult) => void,
  atOnce = availableParallelism(),
): Promise<CheckResult[]> {
  const waiting = Object.entries(checks);
  const results: CheckResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runOne(...next);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** One line, and the tool's output on failure. */
export function describeCheck({ name, status, seconds, output }: CheckResult): string {
  const passed = status === 0;
  const line = `${passed ? "✓" : "✗"} ${name}, ${seconds.toFixed(1)} s`;
  return passed ? line : `${line}\n${output.trimEnd()}`;
}

async function runOne(name: string, check: () => Outcome | Promise<Outcome>): Promise<CheckResult> {
  const began = performance.now();
  const outcome = await Promise.resolve()
    .then(check)
    .catch((error: unknown) => ({ status: 1, output: String(error) }));
  return { name, ...outcome, seconds: (performance.now() - began) / 1000 };
}

function tool(name: string, ...args: string[]): Promise<Outcome> {
  const program = join(root, "node_modules", ".bin", name);
  return runToEnd(program, args, { cwd: root });
}

function script(path: string, ...args: string[]): Promise<Outcome> {
  return runToEnd(process.execPath, [path, ...args], { cwd: root });
}

function faults(lines: string[]): Outcome {
  return { status: lines.length === 0 ? 0 : 1, output: lines.join("\n") };
}

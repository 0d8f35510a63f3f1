import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { findReferenceFaults } from "./checks/api-reference.ts";
import { findCrossings } from "./checks/boundaries.ts";
import { findUntoldBreaks } from "./checks/breaking-changes.ts";
import { runToEnd } from "./child.mjs";
import { findHouseFaults } from "./checks/house-rules.ts";
import { findLocaleFaults } from "./checks/locales.ts";
import { findWordingFaults } from "./checks/wording.ts";

export interface CheckResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** What the tool had to say. */
  output: string;
}

interface Outcome {
  passed: boolean;
  output: string;
}

const root = dirname(import.meta.dirname);

/** The slow ones first, so that the short ones fill the gaps. */
const checks: Record<string, () => Outcome | Promise<Outcome>> = {
  "dead code": () => tool("knip", "--no-progress", "--no-config-hints"),
  types: () => tool("tsc", "--noEmit"),
  lint: () => tool("oxlint"),
  contracts: () => script("scripts/codegen.ts", "--check"),
  "API reference": async () => faults(await findReferenceFaults(root)),
  formatting: () => tool("oxfmt", "--check"),
  "import directions": () => faults(findCrossings(root)),
  languages: () =>
    faults([...findLocaleFaults(join(root, "web", "locales")), ...findWordingFaults(root)]),
  "house rules": () => faults(findHouseFaults(root)),
  "breaking changes": () => faults(findUntoldBreaks(root)),
};

/** Runs all checks, as many at once as the machine has processors, and tells of each as it ends. */
export async function runChecks(tell: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = Object.entries(checks);
  const results: CheckResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runOne(...next);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** One line, and on failure what the tool said. */
export function describeCheck({ name, passed, seconds, output }: CheckResult): string {
  const line = `${passed ? "✓" : "✗"} ${name}, ${seconds.toFixed(1)} s`;
  const warnings = /Found (\d+) warnings?/.exec(output)?.[1] ?? "0";
  if (!passed) return `${line}\n${output.trimEnd()}`;
  return warnings === "0" ? line : `${line} (${warnings} warnings: npx oxlint)`;
}

async function runOne(name: string, check: () => Outcome | Promise<Outcome>): Promise<CheckResult> {
  const began = performance.now();
  const outcome = await Promise.resolve()
    .then(check)
    .catch((error: unknown) => ({ passed: false, output: String(error) }));
  return { name, ...outcome, seconds: (performance.now() - began) / 1000 };
}

async function tool(name: string, ...args: string[]): Promise<Outcome> {
  const program = join(root, "node_modules", ".bin", name);
  const { status, output } = await runToEnd(program, args, { cwd: root });
  return { passed: status === 0, output };
}

async function script(path: string, ...args: string[]): Promise<Outcome> {
  if (!existsSync(join(root, path))) return { passed: true, output: "" };
  const { status, output } = await runToEnd(process.execPath, [path, ...args], { cwd: root });
  return { passed: status === 0, output };
}

function faults(lines: string[]): Outcome {
  return { passed: lines.length === 0, output: lines.join("\n") };
}

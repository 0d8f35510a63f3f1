import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Calls that fail when the behaviour is missing; a journey's `waitFor` throws at its timeout. */
const PROOF = /\bexpect|\.waitFor|\bassert/;

/**
 * The tests of a file that nothing can fail: neither they nor a function of the file that they call expects anything.
 */
export function testsWithoutProof(file: string, source: string): string[] {
  const blocks = source.split(/^(?=\S)/m);
  const proving = blocks.flatMap((block) => {
    const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(block)?.[1];
    return name && PROOF.test(block) ? [name] : [];
  });
  const isProved = (test: string) =>
    PROOF.test(test) || proving.some((name) => new RegExp(String.raw`\b${name}\b`).test(test));
  return testsIn(source)
    .filter((test) => !isProved(test))
    .map((test) => `${file}: the test ${titleOf(test)} expects nothing`);
}

/** Each test of the top level, with its rows when it is a table. */
function testsIn(source: string): string[] {
  return source
    .split(/^(?=(?:test|it)(?:\.\w+)*\()/m)
    .filter((part) => /^(?:test|it)(?!\.(?:before|after))\b/.test(part))
    .map((part) => /^[\s\S]*?^[}\])].*\);$/m.exec(part)?.[0] ?? part);
}

function titleOf(test: string): string {
  return /["'`]([^"'`\n]{4,80})/.exec(test)?.[1] ?? test.slice(0, 60).trim();
}

/** A shorter wait is the interval of a loop that looks for a state. */
const LONGEST_INTERVAL_MS = 200;

/** The waits for a time instead of for a state: they fail on a slow machine and delay a fast one. */
export function fixedWaits(file: string, source: string): string[] {
  const waits =
    /(?:waitForTimeout\(|\bsetTimeout\(\s*(?:resolve|done)\s*,\s*|await (?:pause|sleep|delay)\()([\d_]+)\)/g;
  return [...source.matchAll(waits)]
    .filter(([, ms = ""]) => Number(ms.replaceAll("_", "")) >= LONGEST_INTERVAL_MS)
    .map((found) => {
      const line = source.slice(0, found.index).split("\n").length;
      return `${file}:${line} waits for a fixed time instead of a state: ${found[0]}`;
    });
}

export function findTestFaults(root: string): string[] {
  const files = globSync("{api,bench,demo,e2e,model,scripts,web}/**/*.ts{,x}", {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  return files.flatMap((file) => {
    const isTest = /\.test\.tsx?$/.test(file);
    const isOfTests =
      isTest || /^(?:e2e\/(?!(?:image|cluster)\/)|api\/test\/|model\/test\/)/.test(file);
    if (!isOfTests || file === "scripts/checks/test-rules.test.ts") return [];
    const source = readFileSync(join(root, file), "utf8");
    return [...(isTest ? testsWithoutProof(file, source) : []), ...fixedWaits(file, source)];
  });
}

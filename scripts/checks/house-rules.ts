import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface HouseRule {
  says: string;
  pattern: RegExp;
  /** The files of the rule; all files if absent. */
  files?: RegExp;
}

const NOBODY_IN_PARTICULAR = String.raw`\b(?:whoever|whomever|whatever|somebody|anybody|nobody|everybody)\b`;
const ABOUT_NOBODY =
  "about nobody in particular: say the customer, the employee, the operator, the caller, the browser";

const textRules: HouseRule[] = [
  {
    says: "names a path of one machine",
    pattern: /(?<![.\w/])\/(?:work|root|(?:home|Users)\/\w+)\/[a-z]/,
  },
  { says: "names a package registry", pattern: /https?:\/\/[^\s"'/]*registry[^\s"'/]*/ },
  {
    says: "says where a package was fetched",
    pattern: /"resolved": "http/,
    files: /(^|\/)package-lock\.json$/,
  },
  { says: "holds the mark of an unfinished merge", pattern: /^(?:<{7}|>{7}) / },
  {
    says: "has a TODO without an owner and an issue: TODO(owner, #1)",
    pattern: /(?:\/\/|\*|--)\s*TODO\b(?!\(\w+, #\d+\))/,
    files: /\.(?:ts|tsx|css|sql|html)$/,
  },
  {
    says: `has a comment ${ABOUT_NOBODY}`,
    pattern: new RegExp(`(?:^|\\s)(?://|/?\\*+) .*${NOBODY_IN_PARTICULAR}`, "i"),
    files: /^(?:api|web|model|brand|scripts|demo|bench|e2e)\/(?!migrations).*\.(?:ts|tsx|css)$/,
  },
  {
    says: `has a description ${ABOUT_NOBODY}`,
    pattern: new RegExp(NOBODY_IN_PARTICULAR, "i"),
    files: /^api\/(?:schema(?:\.public)?\.graphql|(?:exchange\.)?openapi\.json)$/,
  },
  {
    says: `has a sentence ${ABOUT_NOBODY}`,
    pattern: new RegExp(NOBODY_IN_PARTICULAR, "i"),
    files: /\.md$/,
  },
];

const nameRules: HouseRule[] = [
  {
    says: "is in a folder that says nothing about its content",
    pattern: /(^|\/)(?:utils|helpers|common|shared|misc|lib|services|managers)\//,
  },
  { says: "would only pass on other files", pattern: /(^|\/)index\.tsx?$/ },
];

/** Violations of rules that no other tool checks, in the tracked files. */
export function findHouseFaults(root: string): string[] {
  return trackedFiles(root)
    .filter((file) => !file.startsWith("scripts/checks/house-rules"))
    .flatMap((file) => faultsOfFile(file, readText(join(root, file))));
}

export function faultsOfFile(file: string, text: string): string[] {
  const named = nameRules.filter(({ pattern }) => pattern.test(file));
  const rules = textRules.filter(({ files }) => !files || files.test(file));
  const lines = text
    .split("\n")
    .flatMap((line, index) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ says }) => `${file}:${index + 1} ${says}`),
    );
  return [...named.map(({ says }) => `${file} ${says}`), ...lines];
}

/** The files of the repository, also those that are not committed yet. */
export function trackedFiles(root: string): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  return listed.split("\0").filter((file) => {
    const found = file && statSync(join(root, file), { throwIfNoEntry: false });
    return found && found.isFile();
  });
}

function readText(path: string): string {
  const bytes = readFileSync(path);
  return bytes.includes(0) ? "" : bytes.toString();
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@portal/model/portal/languages.ts";
import { answersIn } from "./faq-migrations.ts";
import kept from "./faq-features.json" with { type: "json" };
import { flatten } from "./locales.ts";

/** Question, then the features of its answer, with their fingerprint when an editor last compared them. */
export type FaqFeatures = Record<string, Record<string, string>>;

export const FEATURES_FILE = "scripts/checks/faq-features.json";

/**
 * Answers that may be outdated: a feature is gone, or has changed since the answer was last compared with it. A feature
 * is a text of the web (`security:email.help`) or a name in a file (`model/src/send.ts#MOST_SENT_FILES`).
 */
export function findAgedAnswers(root: string): string[] {
  return agedAnswers(root, faqFeatures);
}

export const faqFeatures: FaqFeatures = kept;

export function agedAnswers(root: string, features: FaqFeatures): string[] {
  const answers = answersIn(root, "fr");
  const addresses = addressesOf(root);
  const untold = [...answers.keys()].filter((id) => !features[id]);
  const gone = Object.keys(features).filter((id) => !answers.has(id));
  const links = languages.flatMap((language) =>
    [...answersIn(root, language)].flatMap(([id, { file, answer }]) =>
      linksIn(answer)
        .filter((address) => !addresses.has(address))
        .map((address) => `${file}: ${id} leads to ${address}, which is no address`),
    ),
  );
  const aged = Object.entries(features).flatMap(([id, spokenOf]) =>
    Object.entries(spokenOf).flatMap(([feature, reviewed]) => {
      const now = fingerprintOf(root, feature);
      if (now === undefined) return [`faq ${id} speaks of ${feature}, which is gone`];
      return now === reviewed
        ? []
        : [`faq ${id} speaks of ${feature}, which changed: ${advice(id)}`];
    }),
  );
  return [
    ...untold.map((id) => `${FEATURES_FILE} does not say what faq ${id} speaks of`),
    ...gone.map((id) => `${FEATURES_FILE} names ${id}, which is no question`),
    ...links,
    ...aged,
  ];
}

const advice = (id: string) =>
  `read the answer in four languages, then run node scripts/faq-reviewed.ts ${id}`;

/** Undefined if the text or the name does not exist. The French text counts. */
export function fingerprintOf(root: string, feature: string): string | undefined {
  const said = feature.includes("#") ? declared(root, feature) : worded(root, feature);
  return said && createHash("sha256").update(said).digest("hex").slice(0, 8);
}

function worded(root: string, feature: string): string | undefined {
  const [group = "", key = ""] = feature.split(":");
  const file = join(root, "web", "locales", "fr", `${group}.json`);
  if (!existsSync(file)) return undefined;
  return new Map(flatten(JSON.parse(readFileSync(file, "utf8")))).get(key);
}

/** The declaration of a name: its line, and the following lines that are indented further. */
function declared(root: string, feature: string): string | undefined {
  const [file = "", name = ""] = feature.split("#");
  if (!existsSync(join(root, file))) return undefined;
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const first = lines.findIndex((line) => new RegExp(String.raw`\b${name}\b ?[=:(]`).test(line));
  if (first < 0) return undefined;
  const indent = indentOf(lines[first]);
  const end = lines.findIndex((line, at) => at > first && indentOf(line) <= indent);
  return lines.slice(first, end < 0 ? undefined : end).join("\n");
}

const indentOf = (line = "") => line.search(/\S|$/);

function addressesOf(root: string): Set<string> {
  const code = readFileSync(join(root, "web/src/core/routing/paths.ts"), "utf8");
  return new Set([...code.matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path));
}

function linksIn(answer: readonly string[]): string[] {
  return [...answer.join("\n").matchAll(/\]\(([^)?]+)[^)]*\)/g)].map(([, path = ""]) => path);
}

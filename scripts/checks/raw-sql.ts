import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** SQL that begins with one of these is a statement; other SQL is a part for the query builder. */
const STATEMENT = /^\s*(?:select|insert|update|delete|with|merge|call|set|lock|truncate)\b/i;
/** Before the first backtick of a Kysely template, under either imported name. */
const KYSELY_TAG = /\b(?:raw|sql)(?:<[^`;]*?>)?$/;
const LITERAL = /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`/g;
const SQL_TOKEN = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|\$\w*\$|"[^"]*"|\w+|[^\s\w]/g;

/** A condition ends at these words. */
const CLAUSE =
  /^(?:select|from|where|on|having|when|then|else|if|elsif|check|using|returning|set|group|order|limit|join|values|with|union|return|returns|begin|loop|exit|continue|perform|into|window|as|,|;|\$\w*\$)$/i;

/** Migrations are not edited: in this older one, `and` binds first, as intended. */
const OLDER = "api/migrations/0093_cost_of_an_answer.sql";

/**
 * Conditions in which `and` and `or` may bind unexpectedly. A raw condition that the query builder joins by `and` needs
 * brackets, which `condition` writes; within SQL, the two words are not mixed without brackets.
 */
export function findSqlFaults(root: string): string[] {
  const code = globSync("{api,e2e,demo,bench,scripts}/**/*.ts", {
    cwd: root,
    exclude: (path) => path.includes("node_modules") || path.endsWith("raw-sql.test.ts"),
  });
  const migrations = globSync("api/migrations/*.sql", { cwd: root }).filter(
    (file) => file !== OLDER,
  );
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return [
    ...code.toSorted().flatMap((file) => faultsInCode(file, read(file))),
    ...migrations.toSorted().flatMap((file) => faultsInMigration(file, read(file))),
  ];
}

export function faultsInCode(file: string, source: string): string[] {
  return literalsIn(source).flatMap(({ tag, text, at }) => {
    const isStatement = STATEMENT.test(text);
    if (!isStatement && !KYSELY_TAG.test(tag) && !/\bcondition$/.test(tag)) return [];
    const place = `${file}:${lineOf(source, at)}`;
    const { mixed, open } = bindings(text);
    if (mixed) return [`${place} mixes "and" with "or": bracket what belongs together`];
    return open && !isStatement && KYSELY_TAG.test(tag)
      ? [
          `${place} joins raw conditions without brackets: write condition\`…\` of core/db/condition.ts`,
        ]
      : [];
  });
}

export function faultsInMigration(file: string, source: string): string[] {
  const { mixed } = bindings(source);
  if (!mixed) return [];
  return [
    `${file}:${lineOf(source, mixed.at)} mixes "and" with "or": bracket what belongs together`,
  ];
}

interface Bindings {
  /** The first place with both words in one condition. */
  mixed: { at: number } | undefined;
  /** Whether one of them is outside of all brackets. */
  open: boolean;
}

interface Frame {
  and: boolean;
  or: boolean;
  /** `between a and b` has an `and` of its own. */
  between: boolean;
  isCase: boolean;
}

const newFrame = (isCase = false): Frame => ({ and: false, or: false, between: false, isCase });

function bindings(text: string): Bindings {
  const frames: Frame[] = [newFrame()];
  let open = false;
  let mixed: Bindings["mixed"];
  for (const { 0: token, index } of text.matchAll(SQL_TOKEN)) {
    const word = token.toLowerCase();
    const frame = frames.at(-1) ?? newFrame();
    if (word === "(" || word === "[") frames.push(newFrame());
    else if (word === "case") frames.push(newFrame(true));
    else if (word === ")" || word === "]" || (word === "end" && frame.isCase)) frames.pop();
    else if (word === "between") frame.between = true;
    else if (word === "and" && frame.between) frame.between = false;
    else if (word === "and" || (word === "or" && !isReplace(text, index))) {
      frame[word] = true;
      if (frames.length === 1) open = true;
      if (frame.and && frame.or) mixed ??= { at: index };
    } else if (CLAUSE.test(word)) Object.assign(frame, { and: false, or: false, between: false });
  }
  return { mixed, open };
}

/** `create or replace` and `insert or update` are not conditions. */
function isReplace(text: string, at: number): boolean {
  return /^or\s+(?:replace|update|insert|delete|truncate)\b/i.test(text.slice(at, at + 20));
}

interface Literal {
  /** The text before it on its line. */
  tag: string;
  /** Its text, with `$` for each interpolation. */
  text: string;
  at: number;
}

/** Every string and template of a source file, including those within `${…}`. */
function literalsIn(source: string, from = 0): Literal[] {
  const found: Literal[] = [];
  const pattern = new RegExp(LITERAL);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [token] = match;
    const at = match.index;
    const tag = source.slice(Math.max(0, at - 200), at);
    if (token === "`") {
      const { text, end, inner } = templateAt(source, at);
      found.push({ tag, text, at: from + at });
      for (const [start, code] of inner) found.push(...literalsIn(code, from + start));
      pattern.lastIndex = end;
    } else if (!token.startsWith("/")) {
      found.push({ tag: "", text: token.slice(1, -1), at: from + at });
    }
  }
  return found;
}

function templateAt(source: string, at: number) {
  let text = "";
  const inner: [number, string][] = [];
  let place = at + 1;
  while (place < source.length && source[place] !== "`") {
    if (source[place] === "\\") place++;
    else if (source.startsWith("${", place)) {
      const end = expressionEnd(source, place + 2);
      inner.push([place + 2, source.slice(place + 2, end)]);
      text += "$";
      place = end + 1;
      continue;
    }
    text += source[place];
    place++;
  }
  return { text, end: place + 1, inner };
}

function expressionEnd(source: string, from: number): number {
  let depth = 1;
  let place = from;
  while (place < source.length) {
    const character = source[place];
    if (character === "`") place = templateAt(source, place).end - 1;
    else if (character === "{") depth++;
    else if (character === "}" && --depth === 0) return place;
    place++;
  }
  return place;
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split("\n").length;
}

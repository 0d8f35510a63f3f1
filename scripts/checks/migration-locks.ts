import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";

interface Migration {
  name: string;
  sql: string;
}

interface LockRule {
  /** Found in an action of `alter table`. */
  pattern: RegExp;
  unless?: RegExp;
  says: string;
}

/** What reads or rewrites a whole table while nothing else may use it, or only readers. */
const actionRules: readonly LockRule[] = [
  {
    pattern:
      /\badd (?:column )?[^]*\b(?:default [^]*\b(?:gen_random_uuid|clock_timestamp|random|nextval|uuidv[47])\b|as identity|stored\b|serial\b)/,
    says: "rewrites the table: add the column without a default, and fill it in batches",
  },
  {
    pattern: /\balter (?:column )?\w+ (?:set data )?type\b/,
    says: "rewrites the table: add another column",
  },
  {
    pattern: /\badd\b[^]*\b(?:check \(|references\b)/,
    unless: /\bnot valid\b/,
    says: "reads the whole table: add the constraint as not valid, and validate it in the next migration",
  },
  {
    pattern: /\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b/,
    unless: /\busing index\b/,
    says: "builds an index: build it in a migration that begins with -- concurrently, and name it with using index",
  },
  {
    pattern: /\bset not null\b/,
    says: "reads the whole table: a validated check (… is not null) of an earlier migration spares it",
  },
];

/** Tables of a few rows, which no lock of a scan holds up. */
const smallTables = new Set(["insurer", "maintenance", "warning_message"]);

/** Statements that lock for a moment only, or that are accepted, by migration and table. */
const accepted: Readonly<Record<string, string>> = {
  "0173_audit_by_month.sql on audit": "the divided table was made just before and is empty",
  "0181_desk_access.sql on interaction": "a column of nulls; its indexes are to be built apart",
  "0182_desk_audit.sql on audit": "an index of no line; it is to be built part by part",
};

/** What migrations after the release before would hold the users of its tables up with. */
export function findLockingMigrations(root: string): string[] {
  const { oldestNode } = Manifest.parse(readJson(join(root, "package.json")));
  const releases = Releases.parse(readJson(join(root, "api/released/releases.json")));
  const last = releases[oldestNode]?.lastMigration;
  if (last === undefined) return [`api/released/releases.json does not name ${oldestNode}`];
  const files = globSync("api/migrations/*.sql", { cwd: root }).toSorted();
  const later = files
    .filter((file) => basename(file) > last)
    .map((file) => ({ name: basename(file), sql: readFileSync(join(root, file), "utf8") }));
  const names = Object.keys(accepted).map((name) => `api/migrations/${name}: `);
  return lockingStatements(later).filter((fault) => !names.some((name) => fault.startsWith(name)));
}

/** The faults of migrations that run together; tables that they make themselves are empty. */
export function lockingStatements(migrations: readonly Migration[]): string[] {
  const made = new Set(smallTables);
  return migrations.flatMap(({ name, sql }) => {
    const statements = statementsIn(sql);
    const isAlone = sql.startsWith("-- concurrently\n");
    return statements.flatMap((statement) => {
      const table =
        /^create (?:unlogged |temporary )?table (?:if not exists )?(?:public\.)?(\w+)/.exec(
          statement,
        )?.[1];
      if (table !== undefined) made.add(table);
      return faultsOf(statement, isAlone, sql).flatMap(({ on, says }) =>
        made.has(on) ? [] : [`api/migrations/${name} on ${on}: ${says}`],
      );
    });
  });
}

function faultsOf(
  statement: string,
  isAlone: boolean,
  sql: string,
): { on: string; says: string }[] {
  const index =
    /^create (?:unique )?index (concurrently )?[^]*?\bon (?:only )?(?:public\.)?(\w+)/.exec(
      statement,
    );
  if (index?.[2] !== undefined && (!index[1] || !isAlone))
    return [
      {
        on: index[2],
        says: "builds an index under a lock: in a migration that begins with -- concurrently",
      },
    ];
  const altered = /^alter table (?:if exists )?(?:only )?(?:public\.)?(\w+)([^]*)$/.exec(statement);
  const [, on, actions = ""] = altered ?? [];
  if (on === undefined) return [];
  const found = partsOf(actions, ",").flatMap((action) =>
    actionRules
      .filter(({ pattern, unless }) => pattern.test(action) && !unless?.test(action))
      .map(({ says }) => ({ on, says })),
  );
  const isOneStep =
    /\bvalidate constraint\b/.test(actions) && /\bnot valid\b/.test(sql.toLowerCase());
  return isOneStep
    ? [
        ...found,
        {
          on,
          says: "validates in the transaction that locked the table: in a migration of its own",
        },
      ]
    : found;
}

/** The statements that run, in small letters: without comments, texts and bodies of functions, with those of blocks. */
function statementsIn(sql: string): string[] {
  const plain = sql
    .toLowerCase()
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/\bdo (\$\w*\$)([^]*?)\1/g, (_, _mark, body: string) => body)
    .replaceAll(/(\$\w*\$)[^]*?\1/g, "''")
    .replaceAll(/\bbegin atomic\b[^]*?\bend;/g, ";")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
  return partsOf(plain, ";").map((statement) =>
    statement
      .replace(/^(?:\s*(?:declare|begin|loop|then|else)\b)*/, "")
      .trim()
      .replaceAll(/\s+/g, " "),
  );
}

/** Parts between a separator that stands in no brackets. */
function partsOf(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const Manifest = z.object({ oldestNode: z.string() });
const Releases = z.record(z.string(), z.object({ lastMigration: z.string() }));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { z } from "zod";
import { StartProblem } from "../start-problem.ts";
import { sqlCode } from "./connection-errors.ts";

const Release = z.object({
  version: z.string(),
  /** The oldest release whose nodes work on the schema of this one: the release before it. */
  oldestNode: z.string(),
});
export type Release = z.infer<typeof Release>;

/** The release of this code, which the package keeps beside it. */
export function readRelease(): Release {
  const file = path.join(import.meta.dirname, "../../../../package.json");
  return Release.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Notes that this release migrated the database. */
export async function noteRelease(
  owner: pg.Client,
  { version, oldestNode }: Release,
): Promise<void> {
  await owner.query(
    `insert into schema_release (release, oldest_node) values ($1, $2)
     on conflict (release) do update set oldest_node = excluded.oldest_node
     where schema_release.oldest_node <> excluded.oldest_node`,
    [version, oldestNode],
  );
}

/** Refuses a database that a release migrated which no longer works with nodes of this one. */
export async function requireKnownSchema(
  client: pg.Client,
  { version }: Release = readRelease(),
): Promise<void> {
  const { rows } = await client
    .query<{ release: string; oldest_node: string }>(
      "select release, oldest_node from schema_release",
    )
    .catch((error: unknown) => {
      // The schema is older than the table.
      if (error instanceof Error && sqlCode(error) === "42P01") return { rows: [] };
      throw error;
    });
  const newest = rows.toSorted((a, b) => compareVersions(b.release, a.release))[0];
  if (!newest || compareVersions(version, newest.oldest_node) >= 0) return;
  throw new StartProblem(
    `The database was migrated by release ${newest.release}, which works with nodes from ${newest.oldest_node} on, and this node is ${version}. Start release ${newest.release}.`,
  );
}

export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/).map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

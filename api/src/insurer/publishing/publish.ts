import { createHash } from "node:crypto";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import type { Actor } from "../audit.ts";
import type { PublicationKind } from "./publication-kind.ts";

interface NewPublication<Content> {
  item: string;
  content: Content;
  /** The mark of what the publisher saw; null for a new item. Undefined: it replaces what stands. */
  seen?: string | null;
  actor: Actor;
  staffId?: string;
  restoredFrom?: number | undefined;
  now: Date;
}

interface Published<Content> {
  before: Content | undefined;
  version: number;
}

/** A mark of a content, by which a form recognises that it was changed meanwhile, also by the exchange. */
export function markOf(content: unknown): string | null {
  if (content === undefined) return null;
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Writes a new version of an item and its line of the history. One publisher at a time: the later one of two is told by
 * CONFLICT what stands now, and writes nothing.
 */
export async function publish<Content>(
  db: Kysely<Tables>,
  kind: PublicationKind<Content>,
  given: NewPublication<Content>,
): Promise<Published<Content>> {
  const { item, content, seen, actor, staffId, restoredFrom, now } = given;
  const name = `publication ${kind.name} ${item}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  const [standing] = await kind.read(db, item);
  const before = standing?.content;
  const last = await lastVersion(db, kind.name, item);
  if (seen !== undefined && seen !== markOf(before))
    throw new Problem("CONFLICT", {
      errorCodes: ["changed"],
      content: before ?? null,
      seen: markOf(before),
      publishedBy: isStanding(kind, last?.content, before) ? (last?.publishedBy ?? null) : null,
    });
  let version = last?.version ?? 0;
  const line = { kind: kind.name, item };
  if (before !== undefined && !isStanding(kind, last?.content, before)) {
    version += 1;
    await db
      .insertInto("publication")
      .values({ ...line, version, content: JSON.stringify(before) })
      .execute();
  }
  await kind.write(db, { item, content, before, now });
  version += 1;
  await db
    .insertInto("publication")
    .values({
      ...line,
      version,
      content: JSON.stringify(content),
      publishedBy: actor,
      publishedAt: now,
      staffId: staffId ?? null,
      restoredFrom: restoredFrom ?? null,
    })
    .execute();
  return { before, version };
}

function lastVersion(db: Kysely<Tables>, kind: string, item: string) {
  return db
    .selectFrom("publication")
    .select(["version", "content", "publishedBy"])
    .where("kind", "=", kind)
    .where("item", "=", item)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether a version is what stands: the exchange and the seed write the tables without one. */
function isStanding<Content>(
  kind: PublicationKind<Content>,
  version: unknown,
  standing: Content | undefined,
): boolean {
  const parsed = z.safeParse(kind.rule, version);
  return parsed.success && markOf(parsed.data) === markOf(standing);
}

import { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import {
  itemRules,
  type NewVersion,
  type OpenedPublication,
  type PublicationName,
  type PublicationRows,
} from "@portal/model/desk/publishing.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import { markOf } from "../../insurer/publishing/publish.ts";
import { type DeskCall, deskAct, deskRead } from "../call.ts";
import { nameIn } from "../requests/list-waiting.ts";
import { publicationKindOf } from "./publication-kinds.ts";

const MOST_VERSIONS = 50;
const LOOK = { what: "Desk.publications" };

/** What is published of a kind, with who published it last. */
export function listPublications(call: DeskCall, kind: PublicationName): Promise<PublicationRows> {
  return deskRead(call, LOOK, async ({ db }) => {
    const rows = await publicationKindOf[kind].list(db);
    const versions = await db
      .selectFrom("publication")
      .distinctOn("item")
      .select(["item", "publishedBy", "publishedAt"])
      .where("kind", "=", kind)
      .orderBy("item")
      .orderBy("version", "desc")
      .execute();
    const lastOf = new Map(versions.map((version) => [version.item, version]));
    const groups = await db.selectFrom("faqGroup").selectAll().orderBy("position").execute();
    return {
      publications: rows.map((row) => ({ ...row, ...told(lastOf.get(row.item)) })),
      groups: groups.map(({ id, titles }) => ({ id, titles: InFourLanguages.parse(titles) })),
    };
  });
}

/** A publication as it stands, with its versions, the newest first. */
export function openPublication(
  call: DeskCall,
  kind: PublicationName,
  item: string,
): Promise<OpenedPublication> {
  requireItem(kind, item);
  return deskRead(call, LOOK, async ({ db }) => {
    const standing = await publicationKindOf[kind].read(db, item);
    const seen = markOf(standing?.content);
    if (!standing || seen === null) throw new Problem("NOT_FOUND");
    const versions = await db
      .selectFrom("publication")
      .select(["version", "content", "restoredFrom", "publishedBy", "publishedAt"])
      .where("kind", "=", kind)
      .where("item", "=", item)
      .orderBy("version", "desc")
      .limit(MOST_VERSIONS)
      .execute();
    return {
      item,
      content: standing.content,
      seen,
      versions: versions.map(({ version, content, restoredFrom, ...who }) => ({
        version,
        content,
        restoredFrom,
        ...told(who),
      })),
    };
  });
}

/** Publishes a new version. The later one of two publishers is told what stands now, and who published it. */
export function publishVersion(
  call: DeskCall,
  { kind, item, sent }: { kind: PublicationName; item: string; sent: NewVersion },
): Promise<void> {
  requireItem(kind, item);
  return deskAct(call, { right: "publish" }, async (desk) => {
    const { seen, content, restoredFrom } = sent;
    const given = { item, seen, content, restoredFrom };
    const change = await publicationKindOf[kind].publish(desk, given).catch(withName);
    await desk.note({ action: "published", subject: `${kind} ${item}`, ...change });
  });
}

function requireItem(kind: PublicationName, item: string): void {
  if (!z.safeParse(itemRules[kind], item).success) throw new Problem("NOT_FOUND");
}

interface Who {
  publishedBy: string | null;
  publishedAt: Date | null;
}

function told(who: Who | undefined): { publishedBy: string | null; publishedAt: string | null } {
  return {
    publishedBy: who?.publishedBy ? nameIn(who.publishedBy) : null,
    publishedAt: who?.publishedAt?.toISOString() ?? null,
  };
}

function withName(error: unknown): never {
  if (!(error instanceof Problem) || error.code !== "CONFLICT") throw error;
  const { publishedBy } = error.details;
  const name = typeof publishedBy === "string" ? nameIn(publishedBy) : null;
  throw new Problem("CONFLICT", { ...error.details, publishedBy: name });
}

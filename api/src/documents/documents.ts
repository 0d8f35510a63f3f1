import { setImmediate } from "node:timers/promises";
import {
  DocumentSelection,
  type DocumentSubType,
  type DocumentType,
  iddmsPattern,
} from "@portal/model/documents.ts";
import { Period } from "@portal/model/calendar/periods.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as sqlText } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { bind, prepare } from "../core/db/prepared-query.ts";
import {
  archiveColumns,
  archivedPaper,
  drawnColumns,
  type DrawnPaper,
  drawnPaper,
  freeFileName,
  renderArchived,
} from "../insurer/papers/archive.ts";
import { parse } from "../core/http/parse.ts";
import type { ZipEntry } from "../core/zip.ts";

export interface ListedDocument {
  iddms: string;
  description: string;
  reference: string | null;
  type: string;
  subType: string;
  code: string;
  documentFilterType: string;
  date: string;
  seen: boolean;
  partenaires: readonly number[];
}

const withIds = prepare((wanted: { ids: string[] }) =>
  sql
    .selectFrom("document")
    .select(drawnColumns)
    .where("iddms", "=", sqlText<string>`any(${wanted.ids})`)
    .orderBy("date")
    .orderBy("iddms"),
);

interface DocumentFilter {
  from: string;
  to: string;
  types?: readonly DocumentType[] | null | undefined;
  subTypes?: readonly DocumentSubType[] | null | undefined;
  seen?: boolean | null | undefined;
}

/** An empty list finds nothing; `in ()` would be no SQL. */
function oneOf<Value extends string>(values: readonly Value[]) {
  return sqlText<Value>`any(${[...values]})`;
}

/** The documents of a period, newest first; row level security filters the rows. */
export async function listDocuments(
  ctx: Context,
  filter: DocumentFilter,
): Promise<ListedDocument[]> {
  const { from, to } = parse(Period, { from: filter.from, to: filter.to });
  let query = sql
    .selectFrom("document")
    .select([...archiveColumns, "type", "subType", "documentFilterType", "seenAt"])
    .where("date", ">=", from)
    .where("date", "<=", to)
    .where("replacedBy", "is", null)
    .orderBy("date", "desc")
    .orderBy("iddms");
  if (filter.types) query = query.where("type", "=", oneOf(filter.types));
  if (filter.subTypes) query = query.where("subType", "=", oneOf(filter.subTypes));
  if (typeof filter.seen === "boolean")
    query = query.where("seenAt", filter.seen ? "is not" : "is", null);
  const rows = await ctx.read(bind(query));
  return rows.map(({ seenAt, ...row }) => {
    const { document, kind, parameters } = archivedPaper(ctx, row);
    const description = kind.title(parameters, document, ctx.language);
    const reference = kind.reference(parameters, ctx.language);
    return { ...row, ...document, description, reference, seen: seenAt !== null };
  });
}

export interface OpenedDocument {
  filename: string;
  content: Buffer;
}

/** A document as PDF. Opening marks it as seen, unless the request only asks whether it exists. */
export async function openDocument(
  ctx: Context,
  iddms: string,
  { marksSeen }: { marksSeen: boolean },
): Promise<OpenedDocument> {
  const [document] = await findDocuments(ctx, [iddms]);
  if (!document) throw new Problem("NOT_FOUND");
  const content = await renderArchived(ctx, document);
  const { representation } = await ctx.session();
  if (representation) ctx.noteRead("Query.documents");
  // What a representative opens stays unread for its owner.
  else if (marksSeen) {
    await ctx.write(async (db, session) => {
      await db
        .updateTable("document")
        .set({ seenAt: ctx.clock.now() })
        .where("iddms", "=", iddms)
        .where("seenAt", "is", null)
        .execute();
      await noteAct(db, session, ctx, "open document", iddms);
    });
  }
  const { kind, parameters } = document;
  return { filename: kind.fileName(parameters, document.document, ctx.language), content };
}

/** Several documents for one archive, rendered one after the other; one missing document refuses all. */
export async function packDocuments(
  ctx: Context,
  ids: readonly string[],
): Promise<AsyncGenerator<ZipEntry>> {
  const wanted = parse(DocumentSelection, ids);
  const documents = await findDocuments(ctx, wanted);
  if (documents.length < wanted.length) throw new Problem("NOT_FOUND");
  const { representation } = await ctx.session();
  if (representation) ctx.noteRead("Query.documents");
  else
    await ctx.write(async (db, session) => {
      await db
        .updateTable("document")
        .set({ seenAt: ctx.clock.now() })
        .where("iddms", "in", wanted)
        .where("seenAt", "is", null)
        .execute();
      await noteAct(db, session, ctx, "download documents", wanted.join(" "));
    });
  return entriesOf(ctx, documents);
}

async function findDocuments(ctx: Context, ids: readonly string[]): Promise<DrawnPaper[]> {
  const known = ids.filter((id) => iddmsPattern.test(id));
  const rows = await ctx.read(withIds({ ids: known }));
  return rows.map((row) => drawnPaper(ctx, row));
}

async function* entriesOf(
  ctx: Context,
  documents: readonly DrawnPaper[],
): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  for (const found of documents) {
    const content = await renderArchived(ctx, found);
    yield { name: freeFileName(found, taken), date: found.document.date, content };
    // Yields to other requests between two documents.
    await setImmediate();
  }
}

import { setImmediate } from "node:timers/promises";
import {
  DocumentSelection,
  type DocumentSubType,
  type DocumentType,
  iddmsPattern,
} from "@portal/model/documents.ts";
import { safeFileName } from "@portal/model/files.ts";
import { knownLanguage } from "@portal/model/languages.ts";
import { Period } from "@portal/model/periods.ts";
import { Problem } from "@portal/model/problems.ts";
import { sql as sqlText } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { bind, prepare } from "../core/db/statement.ts";
import type { AnyPaperKind, FiledDocument } from "../core/papers/kinds.ts";
import { parse } from "../core/parse.ts";
import { renderPaper } from "../core/pdf/render.ts";
import type { ZipEntry } from "../core/zip.ts";

export interface ListedDocument {
  iddms: string;
  description: string;
  type: string;
  subType: string;
  code: string;
  documentFilterType: string;
  date: string;
  seen: boolean;
  partenaires: readonly number[];
}

const columns = ["iddms", "code", "date", "language", "parameters", "partenaires"] as const;
const withIds = prepare((wanted: { ids: string[] }) =>
  sql
    .selectFrom("document")
    .select(columns)
    .where("iddms", "=", sqlText<string>`any(${wanted.ids})`)
    .orderBy("date")
    .orderBy("iddms"),
);

interface Wish {
  from: string;
  to: string;
  types?: readonly DocumentType[] | null | undefined;
  subTypes?: readonly DocumentSubType[] | null | undefined;
}

/** What was sent to the account from one day to another, the newest first. Row level security is the filter. */
export async function listDocuments(ctx: Context, wish: Wish): Promise<ListedDocument[]> {
  const { from, to } = parse(Period, { from: wish.from, to: wish.to });
  let query = sql
    .selectFrom("document")
    .select([...columns, "type", "subType", "documentFilterType", "seenAt"])
    .where("date", ">=", from)
    .where("date", "<=", to)
    .orderBy("date", "desc")
    .orderBy("iddms");
  if (wish.types) query = query.where("type", "in", wish.types);
  if (wish.subTypes) query = query.where("subType", "in", wish.subTypes);
  const rows = await ctx.read(bind(query));
  return rows.map(({ parameters, seenAt, ...row }) => {
    const document = filed(row);
    const description = kindOf(ctx, row.code).title(parameters, document, ctx.language);
    return { ...row, ...document, description, seen: seenAt !== null };
  });
}

export interface OpenedDocument {
  filename: string;
  content: Buffer;
}

/** A document as PDF. Whoever opens it has seen it, unless they only ask whether it is there. */
export async function openDocument(
  ctx: Context,
  iddms: string,
  { marksSeen }: { marksSeen: boolean },
): Promise<OpenedDocument> {
  const [document] = await findDocuments(ctx, [iddms]);
  if (!document) throw new Problem("NOT_FOUND");
  const content = await render(ctx, document);
  if (marksSeen) {
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

/** Several documents for one archive file, drawn one after the other. One that is not there refuses them all. */
export async function packDocuments(
  ctx: Context,
  ids: readonly string[],
): Promise<AsyncGenerator<ZipEntry>> {
  const wanted = parse(DocumentSelection, ids);
  const documents = await findDocuments(ctx, wanted);
  if (documents.length < wanted.length) throw new Problem("NOT_FOUND");
  await ctx.write(async (db, session) => {
    await noteAct(db, session, ctx, "download documents", wanted.join(" "));
  });
  return entriesOf(ctx, documents);
}

interface Found {
  document: FiledDocument;
  kind: AnyPaperKind;
  parameters: unknown;
}

async function findDocuments(ctx: Context, ids: readonly string[]): Promise<Found[]> {
  const known = ids.filter((id) => iddmsPattern.test(id));
  const rows = await ctx.read(withIds({ ids: known }));
  return rows.map(({ code, parameters, ...row }) => ({
    document: filed(row),
    kind: kindOf(ctx, code),
    parameters,
  }));
}

const InsuredNumbers = z.array(z.int());

interface Row {
  iddms: string;
  date: string;
  language: string;
  partenaires: unknown;
}

function filed({ iddms, date, language, partenaires }: Row): FiledDocument {
  return {
    iddms,
    date,
    language: knownLanguage(language),
    partenaires: InsuredNumbers.parse(partenaires),
  };
}

async function* entriesOf(ctx: Context, documents: readonly Found[]): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  for (const found of documents) {
    const { date } = found.document;
    const content = await render(ctx, found);
    yield { name: freeName(titleOf(found), date, taken), date, content };
    // Others have their turn between two documents.
    await setImmediate();
  }
}

async function render(ctx: Context, { kind, document, parameters }: Found): Promise<Buffer> {
  const paper = await kind.draw(ctx, document, parameters);
  if (!paper) throw new Problem("NOT_FOUND");
  return renderPaper(paper);
}

function titleOf({ kind, document, parameters }: Found): string {
  return kind.title(parameters, document, document.language);
}

/** Sorts by day in any folder, and says what it is. */
function freeName(title: string, date: string, taken: Set<string>): string {
  for (let copy = 1; ; copy++) {
    // An apostrophe that counts as a letter is safe in a name.
    const words = title.replaceAll("’", "ʼ");
    const name = safeFileName(`${date} ${words}${copy > 1 ? ` (${copy})` : ""}.pdf`);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function kindOf({ paperKinds }: Context, code: string): AnyPaperKind {
  const kind = paperKinds.get(code);
  if (!kind) throw new Error(`No kind of paper is called ${code}.`);
  return kind;
}

import { safeFileName } from "@portal/model/files.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { z } from "zod";
import type { Context } from "../../core/context.ts";
import type { Paper } from "../pdf/paper.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { renderPaper } from "../pdf/render.ts";
import { companyAsIssued } from "./company.ts";
import type { AnyDocumentTemplate, DocumentTemplates, FiledDocument } from "./document-template.ts";
import { noteFailedPaper } from "./failed-papers.ts";

/** The columns of a document for lists. */
export const archiveColumns = [
  "iddms",
  "code",
  "date",
  "language",
  "parameters",
  "partenaires",
  "wording",
] as const;

/** The columns of a document to draw it. */
export const drawnColumns = [...archiveColumns, "content"] as const;

export interface ArchiveRow {
  iddms: string;
  code: string;
  date: string;
  language: string;
  parameters: unknown;
  partenaires: unknown;
  wording: number;
}

export interface DrawnRow extends ArchiveRow {
  content: unknown;
}

/** A document of the archive with its kind. */
export interface ArchivedPaper {
  document: FiledDocument;
  kind: AnyDocumentTemplate;
  parameters: unknown;
}

export interface DrawnPaper extends ArchivedPaper {
  content: unknown;
}

export function archivedPaper(
  { documentTemplates }: Pick<Context, "documentTemplates">,
  row: ArchiveRow,
): ArchivedPaper {
  const kind = documentTemplates.get(row.code);
  if (!kind) throw new Error(`No kind of paper is called ${row.code}.`);
  const { iddms, date, parameters, partenaires, wording } = row;
  const language = knownLanguage(row.language);
  const document = {
    iddms,
    date,
    language,
    partenaires: InsuredNumbers.parse(partenaires),
    company: companyAsIssued(wording, language),
  };
  return { document, kind, parameters };
}

export function drawnPaper(ctx: Context, row: DrawnRow): DrawnPaper {
  return { ...archivedPaper(ctx, row), content: row.content };
}

const InsuredNumbers = z.array(z.int());

/** The paper of an archived document. */
export function paperOf(documentTemplates: DocumentTemplates, row: DrawnRow): Paper {
  const { kind, document, parameters } = archivedPaper({ documentTemplates }, row);
  return kind.draw(document, parameters, row.content);
}

const storedFile = prepare(({ iddms }: { iddms: string }) =>
  sql.selectFrom("documentFile").select("content").where("iddms", "=", iddms),
);

async function readStored(ctx: Context, { iddms }: FiledDocument): Promise<Buffer> {
  const [file] = await ctx.read(storedFile({ iddms }));
  if (!file) throw new Problem("NOT_FOUND");
  return file.content;
}

/**
 * The PDF of a document. A document from before contents were stored cannot be drawn and is not found. A failure is
 * recorded before it is thrown.
 */
export async function renderArchived(ctx: Context, paper: DrawnPaper): Promise<Buffer> {
  const { kind, document, parameters, content } = paper;
  if (kind.isStored) return readStored(ctx, document);
  if (content === null) throw new Problem("NOT_FOUND");
  try {
    return await renderPaper(() => kind.draw(document, parameters, content));
  } catch (error) {
    // A representative writes nothing by reading; the owner's next look notes it.
    if (!(await ctx.session()).representation)
      await ctx.write((db, { accountId }) =>
        noteFailedPaper(db, { iddms: document.iddms, accountId, code: kind.code }, error),
      );
    throw error;
  }
}

/** The name starts with the date, so that a folder sorts by day, followed by the title. */
export function freeFileName(
  { kind, document, parameters }: ArchivedPaper,
  taken: Set<string>,
): string {
  const title = kind.title(parameters, document, document.language);
  for (let copy = 1; ; copy++) {
    // A modifier apostrophe counts as a letter and is safe in a file name.
    const words = title.replaceAll("’", "ʼ");
    const name = safeFileName(`${document.date} ${words}${copy > 1 ? ` (${copy})` : ""}.pdf`);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

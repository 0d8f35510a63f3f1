import type { DocumentFilterType, DocumentSubType, DocumentType } from "@portal/model/documents.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { z } from "zod";
import type { Company, Paper, PaperContent } from "../pdf/paper.ts";

/** A document of the archive, as its kind draws it. */
export interface FiledDocument {
  iddms: string;
  date: string;
  language: Language;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
  /** The insurer as the document named it on the day of issue. */
  company: Company;
}

/** What sort of document it is, wherever it is listed. */
export interface DocumentLabel {
  /** Names the kind in the archive, for ever. */
  code: string;
  type: DocumentType;
  subType: DocumentSubType;
  documentFilterType: DocumentFilterType;
  /** Tells of somebody's health or care: an adult's goes to that person alone. */
  isMedical: boolean;
}

/**
 * What an area sends to customers: it says what such a document keeps, what it is called and what is printed. A list
 * needs the parameters alone; the content is all that the page says besides the words, as it was on the day of issue.
 */
export interface DocumentTemplate<Parameters, Content> extends DocumentLabel {
  parameters: z.ZodType<Parameters>;
  content: z.ZodType<Content>;
  /** The title in a list, in the language of whoever reads the list. */
  title(parameters: Parameters, document: FiledDocument, language: Language): string;
  /** The number that stands small below a title that does not say it. */
  reference?(parameters: Parameters, language: Language): string | undefined;
  /** The name under which somebody keeps the file, where it is not its id. */
  fileName?(parameters: Parameters, document: FiledDocument, language: Language): string;
  /** Reads nothing: what changed since the document was issued does not change the page. */
  draw(document: FiledDocument, parameters: Parameters, content: Content): PaperContent;
}

/** A kind whose parameters and content are no longer known by type: they are checked when they are read. */
export interface AnyDocumentTemplate extends DocumentLabel {
  title(parameters: unknown, document: FiledDocument, language: Language): string;
  reference(parameters: unknown, language: Language): string | null;
  fileName(parameters: unknown, document: FiledDocument, language: Language): string;
  draw(document: FiledDocument, parameters: unknown, content: unknown): Paper;
}

/** Brings kinds of all sorts into one list. */
export function anyDocumentTemplate<Parameters, Content>(
  kind: DocumentTemplate<Parameters, Content>,
): AnyDocumentTemplate {
  return {
    ...kind,
    title: (parameters, document, language) =>
      kind.title(kind.parameters.parse(parameters), document, language),
    reference: (parameters, language) =>
      kind.reference?.(kind.parameters.parse(parameters), language) ?? null,
    fileName: (parameters, document, language) =>
      kind.fileName?.(kind.parameters.parse(parameters), document, language) ??
      `${document.iddms}.pdf`,
    draw: (document, parameters, content) => ({
      ...kind.draw(document, kind.parameters.parse(parameters), kind.content.parse(content)),
      company: document.company,
    }),
  };
}

/** The kinds of this portal by code. */
export type DocumentTemplates = ReadonlyMap<string, AnyDocumentTemplate>;

export function documentTemplatesOf(kinds: readonly AnyDocumentTemplate[]): DocumentTemplates {
  return new Map(kinds.map((kind) => [kind.code, kind]));
}

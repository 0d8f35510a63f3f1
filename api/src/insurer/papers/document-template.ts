import type { DocumentFilterType, DocumentSubType, DocumentType } from "@portal/model/documents.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { z } from "zod";
import type { Company, Paper, PaperContent } from "../pdf/paper.ts";

export interface FiledDocument {
  iddms: string;
  date: string;
  language: Language;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
  /** The insurer as named on the day of issue. */
  company: Company;
}

/** The classification of a document in lists. */
export interface DocumentLabel {
  /** The permanent code of the kind in the archive. */
  code: string;
  type: DocumentType;
  subType: DocumentSubType;
  documentFilterType: DocumentFilterType;
  /** Contains health data: an adult's document is shown to that person only. */
  isMedical: boolean;
  /** Its bytes are stored, because it was drawn elsewhere. */
  isStored?: boolean;
}

/**
 * A kind of document: its stored data, its title and its layout. A list needs only the parameters; the content holds
 * all printed data as of the day of issue.
 */
export interface DocumentTemplate<Parameters, Content> extends DocumentLabel {
  parameters: z.ZodType<Parameters>;
  content: z.ZodType<Content>;
  /** The title in a list, in the reader's language. */
  title(parameters: Parameters, document: FiledDocument, language: Language): string;
  /** The number shown below a title that does not contain it. */
  reference?(parameters: Parameters, language: Language): string | undefined;
  /** The download's file name, if it is not the id. */
  fileName?(parameters: Parameters, document: FiledDocument, language: Language): string;
  /** Reads no data: changes after the day of issue must not change the page. */
  draw(document: FiledDocument, parameters: Parameters, content: Content): PaperContent;
}

/** A kind with erased types: parameters and content are validated when they are read. */
export interface AnyDocumentTemplate extends DocumentLabel {
  title(parameters: unknown, document: FiledDocument, language: Language): string;
  reference(parameters: unknown, language: Language): string | null;
  fileName(parameters: unknown, document: FiledDocument, language: Language): string;
  draw(document: FiledDocument, parameters: unknown, content: unknown): Paper;
}

/** Erases the types of a kind, for lists of all kinds. */
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

export type DocumentTemplates = ReadonlyMap<string, AnyDocumentTemplate>;

export function documentTemplatesOf(kinds: readonly AnyDocumentTemplate[]): DocumentTemplates {
  return new Map(kinds.map((kind) => [kind.code, kind]));
}

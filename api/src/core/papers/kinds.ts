import type { DocumentFilterType, DocumentSubType, DocumentType } from "@portal/model/documents.ts";
import type { Language } from "@portal/model/languages.ts";
import type { z } from "zod";
import type { Context } from "../context.ts";
import type { Paper } from "../pdf/paper.ts";

/** A document of the archive, as its kind draws it. */
export interface FiledDocument {
  iddms: string;
  date: string;
  language: Language;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
}

/** What sort of document it is, wherever it is listed. */
export interface PaperLabel {
  /** Names the kind in the archive, for ever. */
  code: string;
  type: DocumentType;
  subType: DocumentSubType;
  documentFilterType: DocumentFilterType;
  /** Tells of somebody's health or care: an adult's goes to that person alone. */
  isMedical: boolean;
}

/** What an area sends to customers: it says what such a document keeps, what it is called and what is printed. */
export interface PaperKind<Parameters> extends PaperLabel {
  parameters: z.ZodType<Parameters>;
  /** The title in a list, in the language of whoever reads the list. */
  title(parameters: Parameters, document: FiledDocument, language: Language): string;
  /** The name under which somebody keeps the file, where it is not its id. */
  fileName?(parameters: Parameters, document: FiledDocument, language: Language): string;
  /** Reads what the page says, as the session may see it; nothing when it is no longer there. */
  draw(ctx: Context, document: FiledDocument, parameters: Parameters): Promise<Paper | undefined>;
}

/** A kind whose parameters are no longer known by type: they are checked when they are read. */
export interface AnyPaperKind extends PaperLabel {
  title(parameters: unknown, document: FiledDocument, language: Language): string;
  fileName(parameters: unknown, document: FiledDocument, language: Language): string;
  draw(ctx: Context, document: FiledDocument, parameters: unknown): Promise<Paper | undefined>;
}

/** Brings kinds with parameters of all sorts into one list. */
export function anyPaperKind<Parameters>(kind: PaperKind<Parameters>): AnyPaperKind {
  return {
    ...kind,
    title: (parameters, document, language) =>
      kind.title(kind.parameters.parse(parameters), document, language),
    fileName: (parameters, document, language) =>
      kind.fileName?.(kind.parameters.parse(parameters), document, language) ??
      `${document.iddms}.pdf`,
    draw: (ctx, document, parameters) =>
      kind.draw(ctx, document, kind.parameters.parse(parameters)),
  };
}

/** The kinds of this portal by code. */
export type PaperKinds = ReadonlyMap<string, AnyPaperKind>;

export function paperKindsOf(kinds: readonly AnyPaperKind[]): PaperKinds {
  return new Map(kinds.map((kind) => [kind.code, kind]));
}

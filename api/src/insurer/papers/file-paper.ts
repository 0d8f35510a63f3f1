import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { Tables } from "../../core/db/tables.ts";
import { renderPaper } from "../pdf/render.ts";
import { anyDocumentTemplate, type DocumentTemplate } from "./document-template.ts";
import { noteFailedPaper } from "./failed-papers.ts";

interface PaperToFile<Parameters, Content> {
  accountId: string;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
  date: string;
  language: string;
  parameters: Parameters;
  /** What it says, for ever. */
  content: Content;
}

/**
 * Puts a document into an account's archive, in the given transaction, and says by which id it is known. It is drawn once
 * from what was stored, so that a paper that cannot be opened is known before its customer opens it.
 */
export async function filePaper<Parameters, Content>(
  db: Kysely<Tables>,
  template: DocumentTemplate<Parameters, Content>,
  { partenaires, parameters, content, ...paper }: PaperToFile<Parameters, Content>,
): Promise<string> {
  const { code, type, subType, documentFilterType } = template;
  const iddms = randomBytes(10).toString("hex").toUpperCase();
  const stored = { parameters: JSON.stringify(parameters), content: JSON.stringify(content) };
  await db
    .insertInto("document")
    .values({
      ...paper,
      iddms,
      partenaires: JSON.stringify(partenaires),
      code,
      type,
      subType,
      documentFilterType,
      ...stored,
    })
    .execute();
  const { accountId, date } = paper;
  const document = { iddms, date, partenaires, language: knownLanguage(paper.language) };
  const { draw } = anyDocumentTemplate(template);
  try {
    await renderPaper(() =>
      draw(document, JSON.parse(stored.parameters), JSON.parse(stored.content)),
    );
  } catch (error) {
    await noteFailedPaper(db, { iddms, accountId, code }, error);
  }
  return iddms;
}

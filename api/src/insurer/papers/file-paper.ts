import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { Tables } from "../../core/db/tables.ts";
import { renderPaper } from "../pdf/render.ts";
import { anyDocumentTemplate, type DocumentTemplate } from "./document-template.ts";
import { companyIn } from "./company.ts";
import { noteFailedPaper } from "./failed-papers.ts";

interface PaperToFile<Parameters, Content> {
  accountId: string;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
  date: string;
  language: string;
  parameters: Parameters;
  /** The permanent content. */
  content: Content;
  /** Given for a paper that the customer made, and so knows. */
  seenAt?: Date;
}

/** Adds a document to an account's archive, in the given transaction, and returns its id. */
export async function filePaper<Parameters, Content>(
  db: Kysely<Tables>,
  { code, type, subType, documentFilterType }: DocumentTemplate<Parameters, Content>,
  { partenaires, parameters, content, ...paper }: PaperToFile<Parameters, Content>,
): Promise<string> {
  const iddms = randomBytes(10).toString("hex").toUpperCase();
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
      parameters: JSON.stringify(parameters),
      content: JSON.stringify(content),
    })
    .execute();
  return iddms;
}

/**
 * Files a paper and draws it once from the stored data, so that a failure is known before the customer opens it. For
 * jobs only: drawing takes too much CPU time for the transaction of a request.
 */
export async function issuePaper<Parameters, Content>(
  db: Kysely<Tables>,
  template: DocumentTemplate<Parameters, Content>,
  paper: PaperToFile<Parameters, Content>,
): Promise<string> {
  const iddms = await filePaper(db, template, paper);
  const { accountId, date, partenaires } = paper;
  const language = knownLanguage(paper.language);
  const document = { iddms, date, partenaires, language, company: companyIn(language) };
  const drawn = anyDocumentTemplate(template);
  const stored = (value: Parameters | Content): unknown => JSON.parse(JSON.stringify(value));
  try {
    await renderPaper(() => drawn.draw(document, stored(paper.parameters), stored(paper.content)));
  } catch (error) {
    await noteFailedPaper(db, { iddms, accountId, code: template.code }, error);
  }
  return iddms;
}

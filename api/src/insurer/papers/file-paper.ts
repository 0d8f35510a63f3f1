import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { DocumentTemplate } from "./document-template.ts";

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

/** Puts a document into an account's archive, in the given transaction, and says by which id it is known. */
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

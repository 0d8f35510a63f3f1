import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { PaperLabel } from "./kinds.ts";

interface PaperToFile {
  accountId: string;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
  date: string;
  language: string;
  parameters: Record<string, unknown>;
}

/** Puts a document into an account's archive, in the given transaction, and says by which id it is known. */
export async function filePaper(
  db: Kysely<Tables>,
  { code, type, subType, documentFilterType }: PaperLabel,
  { partenaires, parameters, ...paper }: PaperToFile,
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
    })
    .execute();
  return iddms;
}

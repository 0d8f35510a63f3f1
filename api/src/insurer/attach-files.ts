import type { FileMimeType, UploadedFile } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import { attachFile } from "./attach-file.ts";

/** A file as the details of a request hold it. */
export interface AttachedFile {
  url: string;
  filename: string;
}

interface Attachment {
  accountId: string;
  /** The field of the act that named them: what is wrong with one is told there. */
  field: string;
  uuids: readonly string[];
  /** The request that they belong to. */
  interactionId: string;
  /** Where nothing but PDFs is taken. */
  accepts?: FileMimeType;
}

/**
 * Keeps the files of an act for good, in the order of the sender. They are locked in one order, so that two acts cannot
 * wait for each other.
 */
export async function attachFiles(
  db: Kysely<Tables>,
  { accountId, field, uuids, interactionId, accepts }: Attachment,
): Promise<AttachedFile[]> {
  const refused = (message: string) => new Problem("INVALID", { fields: { [field]: message } });
  const attached = new Map<string, UploadedFile>();
  for (const uuid of uuids.toSorted()) {
    const file = await attachFile(db, accountId, uuid, `interaction ${interactionId}`).catch(
      (error: unknown) => {
        // Expired, sent already or another's: to the sender it is not there any more.
        const isMissing = error instanceof Problem && error.code === "NOT_FOUND";
        throw isMissing ? refused("files.gone") : error;
      },
    );
    if (accepts && file.mimeType !== accepts) throw refused("files.pdfOnly");
    attached.set(uuid, file);
  }
  return uuids.flatMap((uuid) => {
    const file = attached.get(uuid);
    return file ? [{ url: `/v1/files/${file.uuid}`, filename: file.filename }] : [];
  });
}

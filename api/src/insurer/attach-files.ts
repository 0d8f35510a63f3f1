import type { FileMimeType, UploadedFile } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import { attachFile } from "./attach-file.ts";

/** An attached file in the details of a request. */
export interface AttachedFile {
  url: string;
  filename: string;
}

interface Attachment {
  accountId: string;
  /** The field that named the files, which shows their errors. */
  field: string;
  uuids: readonly string[];
  /** The request of the files. */
  interactionId: string;
  /** The only accepted type, for example PDF. */
  accepts?: FileMimeType;
}

/**
 * Attaches the files of an act permanently, in the sender's order. They are locked in a fixed order, so that two acts
 * cannot deadlock.
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
        // An expired file, one already sent or one of another account is shown as missing.
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

import type { UploadedFile } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import type { Tables } from "../core/db/tables.ts";

/** Attaches a file permanently, in the transaction of the act that refers to it. A file is attached only once. */
export async function attachFile(
  db: Kysely<Tables>,
  accountId: string,
  uuid: string,
  by: string,
): Promise<UploadedFile> {
  const attached = z.guid().safeParse(uuid).success
    ? await db
        .updateTable("uploadedFile")
        .set({ attachedTo: by, attachedAt: raw<Date>`now()`, expiresAt: null })
        .where("id", "=", uuid)
        .where("accountId", "=", accountId)
        .where("attachedTo", "is", null)
        .where("expiresAt", ">", raw<Date>`now()`)
        .returning(["id as uuid", "fileSize", "filename", "mimeType"])
        .executeTakeFirst()
    : undefined;
  if (!attached) throw new Problem("NOT_FOUND");
  return attached;
}

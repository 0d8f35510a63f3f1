import { createHash } from "node:crypto";
import { FILE_LIFE_SECONDS, type UploadedFile } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import {
  type HarmlessFile,
  type NamedUpload,
  receiveHarmless,
} from "../insurer/uploads/receive-harmless.ts";

/** Limits of an account, and of a representative in it: unattached files and their bytes. */
const most = { files: 50, bytes: 100 * 1024 * 1024 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const waitingOf = prepare(({ accountId }: { accountId: string }) => waitingFiles(sql, accountId));

function waitingFiles(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom("uploadedFile")
    .select((row) => [
      row.fn.countAll<string>().as("files"),
      row.fn.coalesce(row.fn.sum<string>("fileSize"), raw<string>`0`).as("bytes"),
    ])
    .where("accountId", "=", accountId)
    .where("attachedTo", "is", null)
    .where("expiresAt", ">", raw<Date>`now()`);
}

/** Receives a file: it is inspected, sanitised, and stored until it is attached or expires. */
export async function uploadFile(
  ctx: Context,
  { expiration, ...upload }: NamedUpload & { expiration: number },
): Promise<UploadedFile> {
  const { accountId, representation } = await ctx.session();
  return receiveHarmless(
    {
      // A representative has one rate for all accounts in which they act.
      who: representation?.representativeId ?? accountId,
      scanner: ctx.scanner,
      uploadTimeouts: ctx.uploadTimeouts,
      before: async () => requireRoom(await ctx.read(waitingOf({ accountId })), 0),
      onReceived: (received) =>
        ctx.identifyBody(() => createHash("sha256").update(received).digest()),
    },
    upload,
    (file) => keepFile(ctx, file, Math.min(expiration, FILE_LIFE_SECONDS)),
  );
}

function requireRoom([waiting]: { files: string; bytes: string }[], size: number): void {
  const { files, bytes } = waiting ?? { files: "0", bytes: "0" };
  if (Number(files) < most.files && Number(bytes) + size <= most.bytes) return;
  throw new Problem("TOO_MANY_REQUESTS", { retryAfter: FILE_LIFE_SECONDS });
}

function keepFile(ctx: Context, file: HarmlessFile, lifeSeconds: number): Promise<UploadedFile> {
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    const fileSize = file.content.length;
    // An advisory lock serialises the counting of an account's uploads.
    await raw`select pg_advisory_xact_lock(hashtextextended(${`files ${accountId}`}, 0))`.execute(
      db,
    );
    requireRoom(await waitingFiles(db, accountId).execute(), fileSize);
    const { id: uuid } = await db
      .insertInto("uploadedFile")
      .values({
        ...file,
        accountId,
        fileSize,
        expiresAt: raw<Date>`now() + make_interval(secs => ${lifeSeconds})`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteAct(db, session, ctx, "upload", `file ${uuid}`);
    return { uuid, fileSize, filename: file.filename, mimeType: file.mimeType };
  });
}

/** Deletes an unattached file. One that is attached, expired, foreign or unknown is not found. */
export async function deleteFile(ctx: Context, uuid: string): Promise<void> {
  if (!UUID.test(uuid)) throw new Problem("NOT_FOUND");
  await ctx.write(async (db, session) => {
    const removed = await db
      .deleteFrom("uploadedFile")
      .where("id", "=", uuid)
      .where("accountId", "=", session.accountId)
      .where("attachedTo", "is", null)
      .where("expiresAt", ">", raw<Date>`now()`)
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw new Problem("NOT_FOUND");
    await noteAct(db, session, ctx, "delete", `file ${uuid}`);
  });
}

const attachedFile = prepare(({ uuid }: { uuid: string }) =>
  sql
    .selectFrom("uploadedFile")
    .select(["filename", "mimeType", "content"])
    .where("id", "=", uuid)
    .where("attachedTo", "is not", null),
);

/** An attached file, for the account that sent it. An unattached or foreign file is not found. */
export async function openFile(
  ctx: Context,
  uuid: string,
): Promise<{ filename: string; mimeType: string; content: Buffer }> {
  const [file] = UUID.test(uuid) ? await ctx.read(attachedFile({ uuid })) : [];
  if (!file) throw new Problem("NOT_FOUND");
  return file;
}

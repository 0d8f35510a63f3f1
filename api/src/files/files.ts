import { createHash } from "node:crypto";
import {
  extensionOf,
  type FileExtension,
  FILE_LIFE_SECONDS,
  findNameProblem,
  LARGEST_FILE,
  mimeTypes,
  safeFileName,
  type UploadedFile,
} from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { makeHarmless } from "../insurer/inspection/inspect.ts";
import { receiveFile, type Upload } from "./receive.ts";
import { RateLimit } from "./rate-limit.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Limits of an account: unattached files, their bytes, and concurrent uploads. */
const most = { files: 50, bytes: 100 * 1024 * 1024, atOnce: 10 };
/** The rate limit of inspected files per account and process. */
const rate = new RateLimit(100, 600_000);
const MOST_AT_ONCE = 64;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A picture of 64 million pixels takes 200 MB when decoded: two inspections run at a time, one per account. The workers
 * reuse their buffers, because memory allocated per file stays with the process for long.
 */
const inspections = new WorkerPool([aBuffer(), aBuffer()]);
const arriving = new Map<string, number>();

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
  { name, expiration, ...upload }: Upload & { name: string; expiration: number },
): Promise<UploadedFile> {
  const extension = requireGoodName(name);
  const { accountId } = await ctx.session();
  return arrivingOnce(accountId, async () => {
    requireRoom(await ctx.read(waitingOf({ accountId })), 0);
    const deadlineMs = ctx.uploadTimeouts?.inspectionMs;
    return receiveFile(
      upload,
      async (read) => {
        rate.require(accountId);
        return inspections.take(accountId, async (desk) => {
          const received = await read(desk);
          ctx.identifyBody(() => createHash("sha256").update(received).digest());
          const content = await makeHarmless(received, extension, ctx.scanner, deadlineMs);
          const file = { filename: safeFileName(name), mimeType: mimeTypes[extension], content };
          return keepFile(ctx, file, Math.min(expiration, FILE_LIFE_SECONDS));
        });
      },
      ctx.uploadTimeouts,
    );
  });
}

function aBuffer(): Buffer {
  return Buffer.allocUnsafeSlow(LARGEST_FILE);
}

function requireGoodName(name: string): FileExtension {
  const problem = findNameProblem(name);
  const extension = extensionOf(name);
  if (problem === "file_name") throw new Problem("INVALID", { fields: { filename: problem } });
  if (problem || !extension) throw new Problem("UNSUPPORTED_TYPE", { reason: "type" });
  return extension;
}

async function arrivingOnce<Result>(
  accountId: string,
  receive: () => Promise<Result>,
): Promise<Result> {
  const own = arriving.get(accountId) ?? 0;
  const free = MOST_AT_ONCE - [...arriving.values()].reduce((sum, count) => sum + count, 0);
  if (free <= 0) throw new Problem("UNAVAILABLE", { retryAfter: 5 });
  if (own >= shareOf(free)) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 5 });
  arriving.set(accountId, own + 1);
  try {
    return await receive();
  } finally {
    const left = (arriving.get(accountId) ?? 1) - 1;
    if (left > 0) arriving.set(accountId, left);
    else arriving.delete(accountId);
  }
}

/** The fewer slots are free, the fewer an account gets, so that slow uploads cannot block other accounts. */
function shareOf(free: number): number {
  return Math.min(most.atOnce, Math.max(1, Math.floor(free / 2)));
}

function requireRoom([waiting]: { files: string; bytes: string }[], size: number): void {
  const { files, bytes } = waiting ?? { files: "0", bytes: "0" };
  if (Number(files) < most.files && Number(bytes) + size <= most.bytes) return;
  throw new Problem("TOO_MANY_REQUESTS", { retryAfter: FILE_LIFE_SECONDS });
}

function keepFile(
  ctx: Context,
  file: { filename: string; mimeType: string; content: Buffer },
  lifeSeconds: number,
): Promise<UploadedFile> {
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

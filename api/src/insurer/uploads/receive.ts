import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { LARGEST_FILE } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";

/** The file and its multipart envelope. */
const LARGEST_BODY = LARGEST_FILE + 16 * 1024;

/** The timeouts between two chunks and for the whole upload. */
interface UploadTimeouts {
  silenceMs: number;
  wholeMs: number;
}
const defaultTimeouts: UploadTimeouts = { silenceMs: 20_000, wholeMs: 110_000 };

export interface Upload {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
  contentLength: number | undefined;
}

/**
 * Streams the part named `file` of a multipart body to the disk, so that fifty slow uploads cost no memory, and lets
 * `look` read it. The file is unlinked from the start, so that it never stays behind.
 */
export async function receiveFile<Result>(
  upload: Upload,
  look: (read: (into: Buffer) => Promise<Buffer>) => Promise<Result>,
  timeouts: UploadTimeouts = defaultTimeouts,
): Promise<Result> {
  if (!upload.body || !/^multipart\/form-data\b/i.test(upload.contentType)) throw missing();
  // Browsers send the length. Without it, the bytes read before a refusal could not be limited.
  if (upload.contentLength === undefined) throw missing();
  if (!(upload.contentLength <= LARGEST_BODY)) throw new Problem("TOO_LARGE");
  const spool = await namelessFile();
  try {
    const size = await writeFilePart(upload.body, upload.contentType, spool, timeouts);
    if (size === 0) throw missing();
    return await look((into) => readWhole(spool, into.subarray(0, size)));
  } finally {
    await spool.close();
  }
}

function missing(): Problem {
  return new Problem("INVALID", { fields: { file: "required" } });
}

async function namelessFile(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(place, "wx+", 0o600);
  await unlink(place);
  return handle;
}

async function readWhole(spool: FileHandle, content: Buffer): Promise<Buffer> {
  const { bytesRead } = await spool.read(content, 0, content.length, 0);
  if (bytesRead !== content.length) throw new Error("The spooled upload came back short.");
  return content;
}

async function writeFilePart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  spool: FileHandle,
  { silenceMs, wholeMs }: UploadTimeouts,
): Promise<number> {
  const parser = multipartParser(contentType);
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(new Problem("TOO_SLOW")), wholeMs);
  let part: BusboyFileStream | undefined;
  let written: Promise<number> = Promise.resolve(0);
  parser.on("file", (field, stream) => {
    if (field !== "file" || part) return void stream.resume();
    part = stream;
    stream.on("limit", () => stop.abort(new Problem("TOO_LARGE")));
    written = writeAll(stream, spool);
    written.catch((error: unknown) => stop.abort(error));
  });
  try {
    await pipeline(watched(body, stop, silenceMs), parser, { signal: stop.signal });
    return await written;
  } catch {
    part?.destroy();
    await written.catch(() => {});
    // The abort reason is the cause; later errors follow from it.
    if (stop.signal.aborted) throw stop.signal.reason;
    // The upload was interrupted, or is not a multipart body.
    throw missing();
  } finally {
    clearTimeout(late);
  }
}

function multipartParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fileSize: LARGEST_FILE,
        files: 1,
        fields: 4,
        fieldSize: 1024,
        parts: 5,
        headerPairs: 16,
      },
    });
  } catch {
    throw missing();
  }
}

async function writeAll(part: BusboyFileStream, spool: FileHandle): Promise<number> {
  let size = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    await spool.write(chunk, 0, chunk.length, size);
    size += chunk.length;
  }
  return size;
}

/** The body, limited in size and by the timeout between chunks. */
async function* watched(
  body: ReadableStream<Uint8Array>,
  stop: AbortController,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // A pending read of a silent upload ends only by cancelling it.
  stop.signal.addEventListener("abort", () => void reader.cancel().catch(() => {}));
  const silence = setTimeout(() => stop.abort(new Problem("TOO_SLOW")), silenceMs);
  let received = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stop.signal.aborted) return;
      silence.refresh();
      received += value.length;
      if (received > LARGEST_BODY) {
        stop.abort(new Problem("TOO_LARGE"));
        return;
      }
      yield value;
    }
  } finally {
    clearTimeout(silence);
  }
}

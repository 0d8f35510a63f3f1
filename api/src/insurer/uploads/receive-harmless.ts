import {
  extensionOf,
  type FileExtension,
  type FileMimeType,
  findNameProblem,
  LARGEST_FILE,
  mimeTypes,
  safeFileName,
} from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { AppServices } from "../../core/context.ts";
import { makeHarmless } from "../inspection/inspect.ts";
import { RateLimit } from "./rate-limit.ts";
import { receiveFile, type Upload } from "./receive.ts";
import { WorkerPool } from "./worker-pool.ts";

export interface NamedUpload extends Upload {
  name: string;
}

export interface HarmlessFile {
  filename: string;
  mimeType: FileMimeType;
  content: Buffer;
}

interface Receiving extends Pick<AppServices, "scanner" | "uploadTimeouts"> {
  /** The account or the member of staff, to whom the limits apply. */
  who: string;
  /** Runs before the first byte is read; it refuses who has no room left. */
  before?: () => Promise<void>;
  /** Sees the bytes as they arrived. */
  onReceived?: (received: Buffer) => void;
}

/** The rate limit of inspected files per sender and process. */
const rate = new RateLimit(100, 600_000);
const MOST_AT_ONCE = 64;
const MOST_OF_ONE = 10;

/**
 * A picture of 64 million pixels takes 200 MB when decoded: two inspections run at a time, one per sender. The workers
 * reuse their buffers, because memory allocated per file stays with the process for long.
 */
const inspections = new WorkerPool([aBuffer(), aBuffer()]);
const arriving = new Map<string, number>();

/** Receives a file, inspects and sanitises it, and lets `keep` store it. Its content is valid until then only. */
export async function receiveHarmless<Result>(
  { who, scanner, uploadTimeouts, before, onReceived }: Receiving,
  { name, ...upload }: NamedUpload,
  keep: (file: HarmlessFile) => Promise<Result>,
): Promise<Result> {
  const extension = requireGoodName(name);
  return arrivingOnce(who, async () => {
    await before?.();
    const deadlineMs = uploadTimeouts?.inspectionMs;
    return receiveFile(
      upload,
      async (read) => {
        rate.require(who);
        return inspections.take(who, async (buffer) => {
          const received = await read(buffer);
          onReceived?.(received);
          const content = await makeHarmless(received, extension, scanner, deadlineMs);
          return keep({ filename: safeFileName(name), mimeType: mimeTypes[extension], content });
        });
      },
      uploadTimeouts,
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

async function arrivingOnce<Result>(who: string, receive: () => Promise<Result>): Promise<Result> {
  const own = arriving.get(who) ?? 0;
  const free = MOST_AT_ONCE - [...arriving.values()].reduce((sum, count) => sum + count, 0);
  if (free <= 0) throw new Problem("UNAVAILABLE", { retryAfter: 5 });
  if (own >= shareOf(free)) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 5 });
  arriving.set(who, own + 1);
  try {
    return await receive();
  } finally {
    const left = (arriving.get(who) ?? 1) - 1;
    if (left > 0) arriving.set(who, left);
    else arriving.delete(who);
  }
}

/** The fewer slots are free, the fewer a sender gets, so that slow uploads cannot block others. */
function shareOf(free: number): number {
  return Math.min(MOST_OF_ONE, Math.max(1, Math.floor(free / 2)));
}

import { ApiProblem } from "./api.ts";
import { configuration } from "../configuration.ts";
import { raise } from "../errors/errors.ts";
import { restRequest } from "./request.ts";
import { currentRequester } from "../session/session.ts";
import { startTimeout } from "../timeout.ts";

interface Fetching {
  /** POST for a file that is generated on request. */
  method?: "GET" | "POST";
  onStart?: (headers: Headers) => void;
  /** Called with each chunk that arrives. */
  onPart?: (part: Uint8Array) => void;
}

/** Fetches a file. It rejects if the download was cancelled, interrupted, timed out or refused. */
export async function fetchFile(
  path: string,
  signal: AbortSignal,
  { method = "GET", onStart, onPart }: Fetching = {},
): Promise<Blob> {
  const { url, init } = restRequest(configuration(), method, path, undefined, currentRequester());
  const line = startTimeout();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, line.signal]) });
    const type = response.headers.get("content-type") ?? "";
    if (response.status === 401) raise({ kind: "unauthenticated" });
    if (response.ok && type.startsWith("text/html")) raise({ kind: "maintenance" });
    if (!response.ok || !response.body) throw new ApiProblem(response.status, {});
    onStart?.(response.headers);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      line.extend();
      parts.push(next.value);
      onPart?.(next.value);
    }
    return new Blob(parts, { type });
  } finally {
    line.close();
  }
}

/** Lets the browser save a file to its downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers would stop the download if the URL were revoked at once.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The signature of a zip entry. */
const SIGN = [0x50, 0x4b, 0x03, 0x04];

/** Counts the entries of a zip while it arrives, even if a chunk ends within a signature. */
export function entryCounter(): (part: Uint8Array) => number {
  let matched = 0;
  let count = 0;
  return (part) => {
    for (const byte of part) {
      if (byte === SIGN[matched]) matched++;
      else matched = byte === SIGN[0] ? 1 : 0;
      if (matched < SIGN.length) continue;
      matched = 0;
      count++;
    }
    return count;
  };
}

import { ApiProblem } from "./api.ts";
import { configuration } from "./configuration.ts";
import { raise } from "./errors.ts";
import { restRequest } from "./request.ts";
import { currentAsker } from "./session.ts";
import { watchLine } from "./silence.ts";

/** Fetches a file, telling of each part that arrives. It rejects when it was cancelled, cut off, silent or refused. */
export async function fetchFile(
  path: string,
  signal: AbortSignal,
  onPart?: (part: Uint8Array) => void,
): Promise<Blob> {
  const { url, init } = restRequest(configuration(), "GET", path, undefined, currentAsker());
  const line = watchLine();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, line.signal]) });
    const type = response.headers.get("content-type") ?? "";
    if (response.status === 401) raise({ kind: "unauthenticated" });
    if (response.ok && type.startsWith("text/html")) raise({ kind: "maintenance" });
    if (!response.ok || !response.body) throw new ApiProblem(response.status, {});
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      line.heard();
      parts.push(next.value);
      onPart?.(next.value);
    }
    return new Blob(parts, { type });
  } finally {
    line.close();
  }
}

/** Hands a file to the browser, which keeps it where it keeps what people download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun by then; revoking it at once would stop some of them.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

import { FILE_LIFE_SECONDS, safeFileName, type UploadedFile } from "@portal/model/files.ts";
import { ApiProblem, del } from "./api.ts";
import { configuration } from "../configuration.ts";
import { raise } from "../errors/errors.ts";
import { recordIn } from "../json.ts";
import { restRequest } from "./request.ts";
import { currentRequester } from "../session/session.ts";

/** The connection broke, and the retries failed too. */
export class BrokenConnection extends Error {}

export interface Sending {
  /** Never settles once it was cancelled. */
  readonly done: Promise<UploadedFile>;
  cancel(): void;
}

/** The backoff before each retry of an upload. */
const PAUSES_MS = [1_000, 3_000];

/** Where a file is sent, and what happens when the session has ended. */
export interface FileTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly onSignedOut: () => void;
}

/** Uploads a file of the customer with progress, and retries if the connection breaks. */
export function sendFile(file: File, onProgress: (percent: number) => void): Sending {
  return sendFileTo(() => portalTarget(file), file, onProgress);
}

/** As `sendFile`, to another door. `fetch` reports no upload progress. */
export function sendFileTo(
  target: () => FileTarget,
  file: File,
  onProgress: (percent: number) => void,
): Sending {
  let cancelRunning = () => {};
  let isCancelled = false;
  const done = (async () => {
    for (const pause of [...PAUSES_MS, undefined]) {
      const attempt = sendOnce(target(), file, onProgress);
      cancelRunning = attempt.cancel;
      const uploaded = await attempt.done;
      if (uploaded) return uploaded;
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
      if (isCancelled) return never();
    }
    throw new BrokenConnection();
  })();
  return {
    done,
    cancel() {
      isCancelled = true;
      cancelRunning();
    },
  };
}

/** Removes a file from the server. A file that no longer exists counts as removed. */
export async function removeFile(uuid: string): Promise<void> {
  try {
    await del(`/v1/files/${uuid}`, { handles: [404] });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
  }
}

/** One attempt; it resolves to nothing if the connection broke. */
function sendOnce(target: FileTarget, file: File, onProgress: (percent: number) => void) {
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedFile | undefined>((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      // The last percent is the response: the server still checks the file.
      onProgress(Math.min(99, Math.floor((loaded / total) * 100))),
    );
    request.addEventListener("error", () => resolve(undefined));
    request.addEventListener("load", () => settle(request, target, { resolve, reject }));
  });
  request.open("POST", target.url);
  for (const [name, value] of Object.entries(target.headers)) request.setRequestHeader(name, value);
  const form = new FormData();
  form.append("file", file);
  request.send(form);
  return { done, cancel: () => request.abort() };
}

function portalTarget(file: File): FileTarget {
  const query = new URLSearchParams({
    filename: safeFileName(file.name),
    expiration: String(FILE_LIFE_SECONDS),
  });
  const path = `/v1/files?${query.toString()}`;
  const { url, init } = restRequest(configuration(), "POST", path, undefined, currentRequester());
  return { url, headers: init.headers, onSignedOut: () => raise({ kind: "unauthenticated" }) };
}

interface Settling {
  resolve: (file: UploadedFile) => void;
  reject: (problem: ApiProblem) => void;
}

function settle(
  request: XMLHttpRequest,
  { onSignedOut }: FileTarget,
  { resolve, reject }: Settling,
): void {
  const type = request.getResponseHeader("content-type") ?? "";
  if (request.status === 401) return onSignedOut();
  if (request.status === 200 && type.startsWith("text/html")) return raise({ kind: "maintenance" });
  const body = bodyOf(request.responseText);
  if (request.status === 200 && isUploadedFile(body)) resolve(body);
  else reject(new ApiProblem(request.status, recordIn(body)));
}

function isUploadedFile(body: unknown): body is UploadedFile {
  return typeof recordIn(body)["uuid"] === "string";
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

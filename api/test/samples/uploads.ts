import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { listen } from "../../src/core/http/server.ts";
import type { RunningPortal } from "../../src/portal.ts";
import { type Customer, portal } from "../portal.ts";

const addresses = new Map<RunningPortal, Promise<string>>();

/** The address of a process over real HTTP. */
export function portalUrl(through: RunningPortal = portal): Promise<string> {
  const known = addresses.get(through);
  if (known) return known;
  const opened = listen(through.server, "127.0.0.1", 0).then((port) => `http://127.0.0.1:${port}`);
  addresses.set(through, opened);
  return opened;
}

export function uploadHeaders({ session }: Pick<Customer, "session">): Record<string, string> {
  return {
    authorization: `Bearer ${session.token}`,
    cookie: `fgp=${session.fingerprint}`,
    [clientHeaders.correlationId]: randomUUID(),
  };
}

export interface UploadAnswer {
  status: number;
  uuid?: string;
  fileSize?: number;
  filename?: string;
  mimeType?: string;
  code?: string;
  reason?: string;
  retryAfter?: string;
  fields?: Record<string, string>;
}

/** Sends a file as the browser does. */
export async function upload(
  customer: Pick<Customer, "session">,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  {
    expiration = 7200,
    through = portal,
    field = "file",
    headers = {},
  }: {
    expiration?: number;
    through?: RunningPortal;
    field?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append(field, new Blob([content]), "ignored.bin");
  const query = `filename=${encodeURIComponent(name)}&expiration=${expiration}`;
  const response = await fetch(`${await portalUrl(through)}/v1/files?${query}`, {
    method: "POST",
    headers: { ...uploadHeaders(customer), ...headers },
    body: form,
  });
  const retryAfter = response.headers.get("retry-after");
  return {
    status: response.status,
    ...(retryAfter && { retryAfter }),
    ...((await response.json()) as object),
  };
}

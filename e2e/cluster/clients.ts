import { Agent, request } from "node:http";
import { clientHeaders } from "@portal/model/portal/client.ts";
import { z } from "zod";
import { PORTAL_PORT } from "./balancers.ts";
import type { TrustedRequest } from "./documents.ts";
import type { Person } from "./people.ts";

/** What came back: of a lost connection the status is 0 and the code that of the system. */
export interface Answer {
  status: number;
  /** The code of the portal's error, or an empty text. */
  code: string;
  text: string;
}

const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const Failed = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1),
});
const Refused = z.object({ code: z.string() });

interface Asked extends TrustedRequest {
  variables: object;
  /** Of an act: its idempotency key, and the correlation id by which its audit line is found. */
  key?: string;
  correlationId?: string;
}

/** Sends a document through the balancer, as a page does. */
export async function send(person: Person, asked: Asked): Promise<Answer> {
  const { path, documentId, variables, key, correlationId } = asked;
  const body = JSON.stringify({ documentId, variables });
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "accept-language": "fr",
    ...(await person.headers()),
    ...(key && { [clientHeaders.idempotencyKey]: key }),
    ...(correlationId && { [clientHeaders.correlationId]: correlationId }),
  };
  return new Promise((resolve) => {
    const fail = (code: string): void => resolve({ status: 0, code, text: "" });
    const outgoing = request(
      { host: "127.0.0.1", port: PORTAL_PORT, path, method: "POST", headers, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("end", () => resolve(answerOf(response.statusCode ?? 0, chunks)));
        response.once("error", (error) => fail(error.message));
      },
    );
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error("TIMEOUT")));
    outgoing.once("error", (error) => fail("code" in error ? String(error.code) : error.message));
    outgoing.end(body);
  });
}

function answerOf(status: number, chunks: Buffer[]): Answer {
  const text = Buffer.concat(chunks).toString();
  return { status, code: codeIn(text), text };
}

function codeIn(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const failed = Failed.safeParse(value).data?.errors[0]?.extensions.code;
    return failed ?? Refused.safeParse(value).data?.code ?? "";
  } catch {
    return "";
  }
}

/** Whether the same request may succeed later: the portal, the balancer or the line was away. */
export function isTemporary({ status, code }: Answer): boolean {
  if ([0, 408, 502, 503, 504].includes(status)) return true;
  return code === "UNAVAILABLE" || code === "CONFLICT" || code === "TOO_SLOW";
}

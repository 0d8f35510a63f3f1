import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { DeliveryProblem } from "../outbox/senders.ts";
import { checkedLookup, requireReachable } from "./target.ts";

export interface WebhookAnswer {
  status: number;
  /** The break that the receiver asks for. */
  retryAfterMs: number | undefined;
}

interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For everything: look-up, connection, sending and the answer's head. */
  deadlineMs: number;
  allowsPrivate: boolean;
}

/** The answer's text is read up to this size, so that the connection ends in order. */
const MOST_READ = 64 * 1024;

/** Sends one request on a connection of its own. Redirects are answers like others and are not followed. */
export async function postWebhook(post: Post): Promise<WebhookAnswer> {
  const url = new URL(post.url);
  requireReachable(url, post.allowsPrivate);
  const signal = AbortSignal.timeout(post.deadlineMs);
  try {
    return await send(url, post, signal);
  } catch (error) {
    if (error instanceof DeliveryProblem) throw error;
    throw new DeliveryProblem(
      signal.aborted ? "no answer in time" : `cannot be reached${codeOf(error)}`,
    );
  }
}

function send(url: URL, post: Post, signal: AbortSignal): Promise<WebhookAnswer> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      agent: false,
      lookup: checkedLookup(post.allowsPrivate),
      signal,
      headers: { ...post.headers, "content-length": String(Buffer.byteLength(post.body)) },
    });
    sent.on("error", reject);
    sent.on("response", (response) => {
      const answer = {
        status: response.statusCode ?? 0,
        retryAfterMs: retryAfterIn(response.headers["retry-after"]),
      };
      let read = 0;
      response.on("data", (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_READ) response.destroy();
      });
      response.on("error", reject);
      // An answer that is cut off, or larger than is read, has said its status.
      response.on("close", () => (signal.aborted ? reject(new Error("aborted")) : resolve(answer)));
    });
    sent.end(post.body);
  });
}

const LONGEST_BREAK_MS = 24 * 3_600_000;

/** `Retry-After` in seconds or as a date. */
function retryAfterIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_BREAK_MS) : undefined;
}

function codeOf(error: unknown): string {
  const isCoded = error instanceof Error && "code" in error && typeof error.code === "string";
  return isCoded ? ` (${String(error.code)})` : "";
}

import { setTimeout as pause } from "node:timers/promises";
import { LONGEST_UNDERWAY_MS } from "@portal/model/portal/news.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";
import type { Session } from "../../core/context.ts";
import { describeError, type Log } from "../../core/log.ts";
import { newsChannel } from "./notify.ts";

interface EventStreamParts {
  /** A pool in the API's role; one of its connections listens for the life of the process. */
  pool: pg.Pool;
  log: Log;
  beatMs?: number;
  mostPages?: number;
  mostPagesOfAccount?: number;
  /** The tolerance for a page's stated age: the request itself may be slow. */
  underwayMs?: number;
}

export interface EventStream {
  /**
   * Sends server-sent events until the page closes, its session ends or the database is lost. A page that states its
   * age gets an event at once if it may have missed one.
   */
  open(session: Session, ageMs?: number): ReadableStream<Uint8Array>;
  /** The number of open streams. */
  pages(): number;
  stop(): Promise<void>;
}

interface Page {
  accountId: string;
  sessionId: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** The received notifications, and the start of listening: earlier ones are unknown. */
interface ReceivedNews {
  isListening: boolean;
  since: number;
  /** When each account last had a notification, kept as long as a new page may ask for it. */
  readonly news: Map<string, number>;
}

/** A page connects a few seconds after it was loaded; after a longer time it always reloads its notifications. */
const REMEMBERED_MS = 60_000;
/** A stream is closed when so many of its events are unread. */
const MOST_UNREAD = 20;
/** The timeout after which the database counts as lost. */
const LATE_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
const defaults = {
  beatMs: 20_000,
  mostPages: 5_000,
  mostPagesOfAccount: 10,
  underwayMs: LONGEST_UNDERWAY_MS,
};

const encoder = new TextEncoder();
const NEWS = encoder.encode("event: news\ndata:\n\n");
const BEAT = encoder.encode(": beat\n\n");

/**
 * Wakes the pages of this process when any process commits a notification. An event carries no content: the page
 * requests it, with the usual access checks.
 */
export function startEventStream(parts: EventStreamParts): EventStream {
  const { mostPages, mostPagesOfAccount, underwayMs } = { ...defaults, ...parts };
  const pages = new Set<Page>();
  const stopping = new AbortController();
  const heard: ReceivedNews = { isListening: false, since: 0, news: new Map() };
  const ended = keepListening(parts, pages, heard, stopping.signal);
  return {
    open({ id: sessionId, accountId }, ageMs) {
      if (!heard.isListening || pages.size >= mostPages)
        throw new Problem("UNAVAILABLE", { retryAfter: 30 });
      const own = [...pages].filter((page) => page.accountId === accountId);
      if (own.length >= mostPagesOfAccount)
        throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 60 });
      const hasMissed = ageMs !== undefined && mayHaveMissed(heard, accountId, ageMs + underwayMs);
      return streamFor({ accountId, sessionId }, pages, hasMissed ? [BEAT, NEWS] : [BEAT]);
    },
    pages: () => pages.size,
    async stop() {
      stopping.abort();
      closeAll(pages);
      await ended;
    },
  };
}

/** Whether a page of this age may have missed a notification. */
function mayHaveMissed(
  { since, news }: ReceivedNews,
  accountId: string,
  oldestMs: number,
): boolean {
  const openedAt = performance.now() - oldestMs;
  return oldestMs > REMEMBERED_MS || openedAt < since || (news.get(accountId) ?? 0) >= openedAt;
}

function streamFor(
  who: Omit<Page, "controller">,
  pages: Set<Page>,
  first: readonly Uint8Array<ArrayBuffer>[],
): ReadableStream<Uint8Array> {
  let page: Page | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      page = { ...who, controller };
      pages.add(page);
      for (const event of first) controller.enqueue(event);
    },
    cancel() {
      if (page) pages.delete(page);
    },
  });
}

/** A lost connection may have lost notifications: all streams are closed, and the pages ask when they reconnect. */
async function keepListening(
  parts: EventStreamParts,
  pages: Set<Page>,
  heard: ReceivedNews,
  stopping: AbortSignal,
): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!stopping.aborted) {
    try {
      await listenOnce(parts, pages, heard, stopping);
    } catch (error) {
      if (!stopping.aborted)
        parts.log.warn("live notifications stopped", { error: describeError(error) });
    }
    if (heard.isListening) retryMs = FIRST_RETRY_MS;
    heard.isListening = false;
    closeAll(pages);
    await pause(retryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}

async function listenOnce(
  { pool, beatMs = defaults.beatMs }: EventStreamParts,
  pages: Set<Page>,
  heard: ReceivedNews,
  stopping: AbortSignal,
): Promise<void> {
  const client = await pool.connect();
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.on("end", () => lost.abort(new Error("The connection ended.")));
  client.on("notification", ({ payload = "" }) => {
    heard.news.set(payload, performance.now());
    for (const page of pages) if (page.accountId === payload) send(page, NEWS, pages);
  });
  try {
    await client.query(`listen ${newsChannel}`);
    heard.since = performance.now();
    heard.isListening = true;
    const signal = AbortSignal.any([stopping, lost.signal]);
    for (;;) {
      await pause(beatMs, undefined, { signal, ref: false });
      await Promise.race([beat(client, pages), lateAfter(LATE_MS)]);
      forgetOld(heard.news);
    }
  } finally {
    client.release(true);
  }
}

function forgetOld(news: Map<string, number>): void {
  for (const [accountId, at] of news)
    if (performance.now() - at > REMEMBERED_MS) news.delete(accountId);
}

async function lateAfter(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error("The database does not answer.");
}

/** Sends a heartbeat to each page, unless its session has ended. The query also checks that the database answers. */
async function beat(client: pg.PoolClient, pages: Set<Page>): Promise<void> {
  // A page that opens during the query is not in its answer, and belongs to the next heartbeat.
  const asked = [...pages];
  const sessions = [...new Set(asked.map(({ sessionId }) => sessionId))];
  const { rows } = await client.query<{ id: string }>("select living_sessions($1) as id", [
    sessions,
  ]);
  const living = new Set(rows.map(({ id }) => id));
  for (const page of asked) {
    if (!pages.has(page)) continue;
    if (living.has(page.sessionId)) send(page, BEAT, pages);
    else close(page, pages);
  }
}

function send(page: Page, event: Uint8Array<ArrayBuffer>, pages: Set<Page>): void {
  if ((page.controller.desiredSize ?? 0) < -MOST_UNREAD) close(page, pages);
  else page.controller.enqueue(event);
}

function close(page: Page, pages: Set<Page>): void {
  pages.delete(page);
  page.controller.close();
}

function closeAll(pages: Set<Page>): void {
  for (const page of pages) close(page, pages);
}

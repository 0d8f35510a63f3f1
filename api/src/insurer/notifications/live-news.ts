import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";
import type { Session } from "../../core/context.ts";
import { describeError, type Log } from "../../core/log.ts";
import { newsChannel } from "./notify.ts";

interface LiveNewsParts {
  /** In the role of the API; one connection of it listens for as long as the process lives. */
  pool: pg.Pool;
  log: Log;
  beatMs?: number;
  mostPages?: number;
  mostPagesOfAccount?: number;
}

export interface LiveNews {
  /** Tells a page that there is something new, until it goes, its session ends or the database is lost. */
  open(session: Session): ReadableStream<Uint8Array>;
  /** How many pages listen. */
  pages(): number;
  stop(): Promise<void>;
}

interface Page {
  accountId: string;
  sessionId: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** A page whose browser takes nothing any more is left alone after so many unread beats. */
const MOST_UNREAD = 20;
/** A database that does not answer for so long is taken for lost. */
const LATE_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
const defaults = { beatMs: 20_000, mostPages: 5_000, mostPagesOfAccount: 10 };

const encoder = new TextEncoder();
const NEWS = encoder.encode("event: news\ndata:\n\n");
const BEAT = encoder.encode(": beat\n\n");

/**
 * Wakes the pages of this process when any process commits a notification. An event says no more than that there is
 * something new: what it is, the page asks for, with everything that guards a question.
 */
export function startLiveNews(parts: LiveNewsParts): LiveNews {
  const { mostPages, mostPagesOfAccount } = { ...defaults, ...parts };
  const pages = new Set<Page>();
  const stopping = new AbortController();
  const state = { isListening: false };
  const ended = keepListening(parts, pages, state, stopping.signal);
  return {
    open({ id: sessionId, accountId }) {
      if (!state.isListening || pages.size >= mostPages)
        throw new Problem("UNAVAILABLE", { retryAfter: 30 });
      const own = [...pages].filter((page) => page.accountId === accountId);
      if (own.length >= mostPagesOfAccount)
        throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 60 });
      return streamFor({ accountId, sessionId }, pages);
    },
    pages: () => pages.size,
    async stop() {
      stopping.abort();
      closeAll(pages);
      await ended;
    },
  };
}

function streamFor(who: Omit<Page, "controller">, pages: Set<Page>): ReadableStream<Uint8Array> {
  let page: Page | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      page = { ...who, controller };
      pages.add(page);
      controller.enqueue(BEAT);
    },
    cancel() {
      if (page) pages.delete(page);
    },
  });
}

/** A lost connection may have lost news: every page is let go, and asks for itself when it comes back. */
async function keepListening(
  parts: LiveNewsParts,
  pages: Set<Page>,
  state: { isListening: boolean },
  stopping: AbortSignal,
): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!stopping.aborted) {
    try {
      await listenOnce(parts, pages, stopping, () => {
        state.isListening = true;
        retryMs = FIRST_RETRY_MS;
      });
    } catch (error) {
      if (!stopping.aborted) parts.log.warn("nobody is told live", { error: describeError(error) });
    }
    state.isListening = false;
    closeAll(pages);
    await pause(retryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}

async function listenOnce(
  { pool, beatMs = defaults.beatMs }: LiveNewsParts,
  pages: Set<Page>,
  stopping: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = await pool.connect();
  const lost = new AbortController();
  client.on("error", (error) => lost.abort(error));
  client.on("end", () => lost.abort(new Error("The connection ended.")));
  client.on("notification", ({ payload }) => {
    for (const page of pages) if (page.accountId === payload) send(page, NEWS, pages);
  });
  try {
    await client.query(`listen ${newsChannel}`);
    onListening();
    const signal = AbortSignal.any([stopping, lost.signal]);
    for (;;) {
      await pause(beatMs, undefined, { signal, ref: false });
      await Promise.race([beat(client, pages), lateAfter(LATE_MS)]);
    }
  } finally {
    client.release(true);
  }
}

async function lateAfter(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error("The database does not answer.");
}

/** Each page hears that the line stands, unless its session has ended meanwhile. Also shows that the database answers. */
async function beat(client: pg.PoolClient, pages: Set<Page>): Promise<void> {
  const sessions = [...new Set([...pages].map(({ sessionId }) => sessionId))];
  const { rows } = await client.query<{ id: string }>("select living_sessions($1) as id", [
    sessions,
  ]);
  const living = new Set(rows.map(({ id }) => id));
  for (const page of pages) {
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

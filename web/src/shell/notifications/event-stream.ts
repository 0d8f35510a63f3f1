import { clientHeaders } from "@portal/model/portal/client.ts";
import { LONGEST_UNDERWAY_MS } from "@portal/model/portal/news.ts";
import { configuration } from "../../core/configuration.ts";
import { raise } from "../../core/errors/errors.ts";
import { restRequest } from "../../core/http/request.ts";
import { currentRequester } from "../../core/session/session.ts";

const path = "/v1/notifications/stream";
/** The server sends a heartbeat every 20 seconds: a stream that is silent for three times as long is dead. */
const silenceMs = 60_000;
const firstWaitMs = 2_000;
const longestWaitMs = 120_000;

/**
 * Reports possible news: at once by server-sent events, otherwise by polling with backoff. A hidden page does neither,
 * because a browser has few connections; it polls when it is shown again.
 */
export async function followNews(onNews: () => void, stopping: AbortSignal): Promise<void> {
  let failures = 0;
  let isFirst = true;
  while (!stopping.aborted) {
    await untilVisible(stopping);
    const outcome = await listen(onNews, stopping, isFirst ? ageOfPage() : undefined);
    isFirst = false;
    if (outcome === "refused") return;
    if (outcome === "hidden" || stopping.aborted) continue;
    failures = outcome === "ended" ? 1 : failures + 1;
    await pause(waitAfter(failures), stopping);
    if (!document.hidden && !stopping.aborted) onNews();
  }
}

/** By the wall clock, because the page's clock may stop while a device sleeps. */
function ageOfPage(): number | undefined {
  const ageMs = Date.now() - performance.timeOrigin;
  return ageMs >= 0 ? Math.ceil(ageMs) : undefined;
}

/** Exponential backoff with jitter, so that not all pages reconnect at once after an outage. */
function waitAfter(failures: number): number {
  const longest = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
  return longest * (0.5 + Math.random() / 2);
}

type Outcome = "refused" | "failed" | "ended" | "hidden";

async function listen(
  onNews: () => void,
  stopping: AbortSignal,
  ageMs: number | undefined,
): Promise<Outcome> {
  const leaving = new AbortController();
  const leaveWhenHidden = () => {
    if (document.hidden) leaving.abort();
  };
  document.addEventListener("visibilitychange", leaveWhenHidden);
  let hasStood = false;
  try {
    const signal = AbortSignal.any([stopping, leaving.signal]);
    const asked = Date.now();
    const answer = await open(signal, ageMs);
    // The session ended: no data of the customer stays on the screen.
    if (answer.status === 401) raise({ kind: "unauthenticated" });
    if (answer.status === 401 || answer.status === 403) return "refused";
    if (!answer.ok || !answer.body) return "failed";
    hasStood = true;
    // Events before the connection were missed; the server reports those since the page was opened.
    if (ageMs === undefined || Date.now() - asked > LONGEST_UNDERWAY_MS) onNews();
    await readEvents(answer.body, onNews, () => leaving.abort());
    return "ended";
  } catch {
    if (document.hidden) return "hidden";
    return hasStood ? "ended" : "failed";
  } finally {
    document.removeEventListener("visibilitychange", leaveWhenHidden);
  }
}

/** Authenticated by the header, which an `EventSource` cannot send. */
function open(signal: AbortSignal, ageMs: number | undefined): Promise<Response> {
  const address = ageMs === undefined ? path : `${path}?age=${ageMs}`;
  const { url, init } = restRequest(configuration(), "GET", address, undefined, currentRequester());
  const headers = {
    ...init.headers,
    accept: "text/event-stream",
    [clientHeaders.unattended]: "1",
  };
  return fetch(url, { ...init, headers, signal });
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onNews: () => void,
  onSilence: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let silence = setTimeout(onSilence, silenceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(onSilence, silenceMs);
      const events = (rest + value).split("\n\n");
      rest = events.pop() ?? "";
      if (events.some((event) => event.startsWith("event: news"))) onNews();
    }
  } finally {
    clearTimeout(silence);
  }
}

function untilVisible(stopping: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !stopping.aborted) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    stopping.addEventListener("abort", look, { once: true });
  });
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopping.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

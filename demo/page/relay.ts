import { apiPaths } from "../api-paths.ts";
import type { PortalAnswer, PortalRequest } from "../insurer/protocol.ts";
import { allCookies, keepCookies } from "./cookies.ts";
import { failed } from "./failures.ts";
import { basePath, folder } from "./folder.ts";
import type { Line } from "./line.ts";

/** The service worker's request to a page, and the replies: first that the page exists, then the answer. */
export type RelayedRequest = Omit<PortalRequest, "cookie">;
export type Relayed = "here" | "offline" | PortalAnswer;

/** Sends a request with all cookies of this browser, and stores those of the answer. */
export async function askInsurer(line: Line, asked: RelayedRequest): Promise<PortalAnswer> {
  const answer = await line.request({ ...asked, cookie: allCookies() });
  keepCookies(answer.setCookies);
  return answer;
}

/** Forwards requests that the service worker intercepts to the insurer, including those of links and new tabs. */
export function relayRequests(line: Line): void {
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent) => {
    const [back] = ports;
    if (!back || !isAsked(data)) return;
    back.postMessage("here" satisfies Relayed);
    void relayed(line, data).then((answer) =>
      back.postMessage(answer, answer !== "offline" && answer.body ? [answer.body] : []),
    );
  });
  navigator.serviceWorker.startMessages();
}

async function relayed(line: Line, asked: RelayedRequest): Promise<PortalAnswer | "offline"> {
  return (await failed()) ?? askInsurer(line, asked).catch(() => "offline" as const);
}

/**
 * The first requests of this page go directly to the insurer, because the service worker is slower. The returned
 * function ends this, so that later requests appear in the browser's network panel.
 */
export function askStraight(line: Line): () => void {
  const own = window.fetch;
  const network = own.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    const path = pathname.slice(basePath.length);
    const isInsurers = origin === folder.origin && pathname.startsWith(`${basePath}/`);
    // The service worker handles streams, because it knows when the page closes them.
    const isStream = request.headers.get("accept")?.startsWith("text/event-stream");
    if (!isInsurers || !apiPaths.test(path) || isStream) return network(request);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const asked: RelayedRequest = {
      method: request.method,
      path: path + search,
      headers: [...request.headers],
      ...(hasBody && { body: await request.arrayBuffer() }),
    };
    const answer = await Promise.race([relayed(line, asked), aborted(request.signal)]);
    if (answer === "offline") throw new TypeError("Failed to fetch");
    const isEmpty = [204, 205, 304].includes(answer.status);
    return new Response(isEmpty ? null : answer.body, answer);
  };
  return () => void (window.fetch = own);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
  });
}

function isAsked(data: unknown): data is RelayedRequest {
  return typeof data === "object" && data !== null && "path" in data && "method" in data;
}

/** The requests of this page go through the service worker from then on. */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const script = new URL("service-worker.js", folder);
  const registered = serviceWorker.register(script, { scope: folder.pathname });
  // On a later visit it is active already, and its update can wait.
  if (serviceWorker.controller) return void registered.catch(() => undefined);
  await registered;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

import { apiPaths } from "../api-paths.ts";
import type { PortalAnswer, PortalRequest } from "../insurer/protocol.ts";
import { allCookies, keepCookies } from "./cookies.ts";
import { failed } from "./failures.ts";
import { basePath, folder } from "./folder.ts";
import type { Line } from "./line.ts";

/** What the service worker asks a page, and what it hears: first that somebody is there, then the answer. */
export type Asked = Omit<PortalRequest, "cookie">;
export type Relayed = "here" | "offline" | PortalAnswer;

/** Asks the insurer with all that this browser holds, and keeps what comes back. */
export async function askInsurer(line: Line, asked: Asked): Promise<PortalAnswer> {
  const answer = await line.request({ ...asked, cookie: allCookies() });
  keepCookies(answer.setCookies);
  return answer;
}

/** Hands on to the insurer what the service worker catches: links and tabs of their own come this way too. */
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

async function relayed(line: Line, asked: Asked): Promise<PortalAnswer | "offline"> {
  return (await failed()) ?? askInsurer(line, asked).catch(() => "offline" as const);
}

/**
 * What this page asks at its start goes straight to the insurer: by way of the service worker it would take longer. From
 * the end of it on, which is called with what is returned, requests are seen where people look for them in their browser.
 */
export function askStraight(line: Line): () => void {
  const own = window.fetch;
  const network = own.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    const path = pathname.slice(basePath.length);
    const isInsurers = origin === folder.origin && pathname.startsWith(`${basePath}/`);
    // A stream lasts until the page lets go of it: that the service worker knows how to tell.
    const isStream = request.headers.get("accept")?.startsWith("text/event-stream");
    if (!isInsurers || !apiPaths.test(path) || isStream) return network(request);
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const asked: Asked = {
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

function isAsked(data: unknown): data is Asked {
  return typeof data === "object" && data !== null && "path" in data && "method" in data;
}

/** From then on the requests of this page go through the service worker. */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const script = new URL("service-worker.js", folder);
  const registered = serviceWorker.register(script, { scope: folder.pathname });
  // At a later visit it is at work already, and whether there is a newer one can wait.
  if (serviceWorker.controller) return void registered.catch(() => undefined);
  await registered;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

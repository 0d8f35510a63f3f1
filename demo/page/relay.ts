import type { PortalAnswer, PortalRequest } from "../insurer/protocol.ts";
import { allCookies, keepCookies } from "./cookies.ts";
import { failed } from "./failures.ts";
import { folder } from "./folder.ts";
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

import type { PortalAnswer } from "../insurer/protocol.ts";

export const failures = ["none", "error", "slow", "offline"] as const;
export type Failure = (typeof failures)[number];

const KEPT = "demo-failure";
const SLOW_MS = 6_000;

export function failure(): Failure {
  const kept = sessionStorage.getItem(KEPT);
  return failures.find((one) => one === kept) ?? "none";
}

export function setFailure(chosen: Failure): void {
  sessionStorage.setItem(KEPT, chosen);
  window.dispatchEvent(new Event(chosen === "offline" ? "offline" : "online"));
}

/** Makes `navigator.onLine` return the state that the bar sets. */
export function pretendConnection(): void {
  const browser = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
  const isReallyOnline = () => Boolean(browser?.get?.call(navigator));
  const get = () => failure() !== "offline" && isReallyOnline();
  Object.defineProperty(navigator, "onLine", { get, configurable: true });
}

/** The failure that the bar sets; undefined for none. */
export async function failed(): Promise<PortalAnswer | "offline" | undefined> {
  const now = failure();
  if (now === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (now === "offline") return "offline";
  if (now !== "error") return undefined;
  const body = new TextEncoder().encode(JSON.stringify({ code: "UNEXPECTED" }));
  return {
    status: 500,
    headers: [["content-type", "application/json"]],
    body: body.buffer,
    setCookies: [],
  };
}

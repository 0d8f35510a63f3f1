import { clientPlatform } from "@portal/model/portal/client.ts";
import { post } from "./http/api.ts";

const sentMark = "technical_information_sent";

/** Sends the insurer the device and browser, once per session. */
export async function sendTechnicalInformation(): Promise<void> {
  if (sessionStorage.getItem(sentMark)) return;
  sessionStorage.setItem(sentMark, "1");
  const { os, device } = deviceOf(navigator.userAgent);
  await post(
    "/v1/technicalInformation",
    { platform: clientPlatform, os, device },
    { silent: true },
  ).catch(() => undefined);
}

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

export function deviceOf(userAgent: string): { os: string; device: string } {
  const os = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "unknown";
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return { os, device: "tablet" };
  return { os, device: /Mobi|iPhone|iPod/.test(userAgent) ? "mobile" : "desktop" };
}

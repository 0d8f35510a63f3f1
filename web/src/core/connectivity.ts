import { startTimeout } from "./timeout.ts";

export async function isServerReachable(): Promise<boolean> {
  const line = startTimeout();
  try {
    await line.orTimeout(fetch("/config.json", { cache: "no-store", signal: line.signal }));
    return true;
  } catch {
    return false;
  } finally {
    line.close();
  }
}

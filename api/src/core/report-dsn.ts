import { isLoopback } from "./loopback.ts";

/** Accepts `https://key@host/project`, with an optional path before the project. */
export function isReportDsn(dsn: string): boolean {
  const { protocol, username, password, pathname } = new URL(dsn);
  const isSafe = protocol === "https:" || isLoopback(dsn);
  return isSafe && username !== "" && password === "" && /\/\d+$/.test(pathname);
}

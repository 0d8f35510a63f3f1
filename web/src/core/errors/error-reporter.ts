import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { paths, pathNames } from "../routing/paths.ts";
import { sendReport } from "./error-report.ts";
import type { Reporter } from "./errors.ts";
import { locationOf } from "../routing/location.ts";
import { currentLanguage } from "../session/session.ts";

/** One page says no more than this, and nothing twice: a loop must not become a flood. */
const mostReports = 10;
const said = new Set<string>();

/** Tells the collector that the configuration names. Whether it arrives changes nothing for anybody. */
export async function tellCollector(
  { errorReportDsn: dsn, environment }: ClientConfiguration,
  ...[error, options]: Parameters<Reporter>
): Promise<void> {
  const key = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // Without a network there is nothing to mend and nobody to tell.
  if (!dsn || said.has(key) || said.size >= mostReports || !navigator.onLine) return;
  said.add(key);
  await sendReport(error, options, {
    dsn,
    environment,
    language: currentLanguage(),
    origin: location.origin,
    screen: screenOf(locationOf(location.href).path),
  });
}

/** An address that is none of ours may hold anything. */
function screenOf(path: string): string {
  return pathNames.some((name) => paths[name].path === path) ? path : "other";
}

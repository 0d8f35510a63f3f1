import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { paths, pathNames } from "./routing/paths.ts";
import { sendReport } from "./errors/error-report.ts";
import type { Reporter } from "./errors/errors.ts";
import { locationOf } from "./routing/location.ts";
import { currentLanguage } from "./session/session.ts";

/** The most reports of one page, each sent once, so that an error in a loop does not flood the collector. */
const mostReports = 10;
const said = new Set<string>();

/** Sends an error to the collector of the configuration; a failed delivery is ignored. */
export async function sendToCollector(
  { errorReportDsn: dsn, environment }: ClientConfiguration,
  ...[error, options]: Parameters<Reporter>
): Promise<void> {
  const key = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // An error while the browser is offline is no defect, and the report could not be sent.
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

/** A path outside the route table may contain anything, so it is not reported. */
function screenOf(path: string): string {
  return pathNames.some((name) => paths[name].path === path) ? path : "other";
}

import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { paths, pathNames } from "../routing/paths.ts";
import type { ReportPlace } from "./error-report.ts";
import type { Reporter } from "./errors.ts";
import { locationOf } from "../routing/location.ts";
import { currentLanguage } from "../session/session.ts";

/** One page says no more than this, and nothing twice: a loop must not become a flood. */
const mostReports = 10;

/** The reporter that the configuration asks for; none by default. Its code comes with the first error. */
export function configuredReporter(configuration: ClientConfiguration): Reporter | undefined {
  const { errorReportDsn: dsn, environment } = configuration;
  if (!dsn) return undefined;
  const said = new Set<string>();
  return (error, options) => {
    const key = error instanceof Error ? `${error.name} ${error.message}` : String(error);
    // Without a network there is nothing to mend and nobody to tell.
    if (said.has(key) || said.size >= mostReports || !navigator.onLine) return;
    said.add(key);
    const place = {
      dsn,
      environment,
      language: currentLanguage(),
      origin: location.origin,
      screen: screenOf(locationOf(location.href).path),
    };
    void send(error, options, place);
  };
}

/** Whether it arrives changes nothing for anybody. */
async function send(
  error: unknown,
  options: { withTrace: boolean },
  place: ReportPlace,
): Promise<void> {
  try {
    const { sendReport } = await import("./error-report.ts");
    await sendReport(error, options, place);
  } catch {
    // There is nobody left to tell.
  }
}

/** An address that is none of ours may hold anything. */
function screenOf(path: string): string {
  return pathNames.some((name) => paths[name].path === path) ? path : "other";
}

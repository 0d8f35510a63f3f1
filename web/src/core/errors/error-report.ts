import { clientVersion } from "@portal/model/portal/client.ts";
import { lastBreadcrumbs } from "./error-steps.ts";

export interface ReportContext {
  readonly dsn: string;
  readonly environment: string;
  readonly language: string;
  /** The page's own origin, which is removed from stack traces. */
  readonly origin: string;
  /** The route pattern of the screen, never its concrete address, which may contain ids. */
  readonly screen: string;
}

const longestMessage = 200;
const mostFrames = 30;

/** Removes possible personal data from a message: quoted text, addresses and all digits. */
export function scrub(message: string): string {
  return message
    .replaceAll(/\b[a-z]+:\/\/\S+/gi, "<url>")
    .replaceAll(/\S+@\S+/g, "<email>")
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g, "<text>")
    .replaceAll(/\d[\d.’' /-]*/g, "<number>")
    .slice(0, longestMessage);
}

/** The stack frames in the portal's own code: the file without its origin, and the line. */
function framesOf(stack: string, origin: string) {
  const frame = /^\s*(?:at )?(?:(.*?) ?[@(])?(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/;
  return stack
    .split("\n")
    .slice(0, mostFrames)
    .flatMap((line) => {
      const [, name = "", address = "", row, column] = frame.exec(line) ?? [];
      if (!address.startsWith(`${origin}/`)) return [];
      const filename = address.slice(origin.length).replace(/[?#].*$/, "");
      return [{ function: name, filename, lineno: Number(row), colno: Number(column) }];
    })
    .toReversed();
}

/** The error as a Sentry envelope of three lines, without a name, a number or a request body. */
export function envelopeOf(
  error: unknown,
  { withTrace }: { withTrace: boolean },
  place: ReportContext,
  { id, now }: { id: string; now: Date },
): string {
  const isError = error instanceof Error;
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: "javascript",
    level: "error",
    release: clientVersion,
    environment: place.environment,
    transaction: place.screen,
    tags: { language: place.language },
    exception: {
      values: [
        {
          type: isError ? error.name : typeof error,
          value: scrub(isError ? error.message : typeof error === "string" ? error : ""),
          stacktrace: { frames: framesOf((isError && error.stack) || "", place.origin) },
        },
      ],
    },
    ...(withTrace && {
      breadcrumbs: {
        values: lastBreadcrumbs().map(({ at, what }) => ({ timestamp: at / 1000, message: what })),
      },
    }),
  };
  const head = { event_id: id, sent_at: now.toISOString() };
  return [head, { type: "event" }, event].map((part) => JSON.stringify(part)).join("\n");
}

/** The envelope endpoint of a DSN. The key is in the query, so that the request needs no CORS preflight. */
export function envelopeUrl(dsn: string): string {
  const { origin, username, pathname } = new URL(dsn);
  const [, folder = "", project = ""] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const key = new URLSearchParams({ sentry_version: "7", sentry_key: username });
  return `${origin}${folder}/api/${project}/envelope/?${key.toString()}`;
}

/** Sends an error to the collector and ignores the response. */
export async function sendReport(
  error: unknown,
  options: { withTrace: boolean },
  place: ReportContext,
): Promise<void> {
  const id = crypto.randomUUID().replaceAll("-", "");
  await fetch(envelopeUrl(place.dsn), {
    method: "POST",
    body: envelopeOf(error, options, place, { id, now: new Date() }),
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  });
}

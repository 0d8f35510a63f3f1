import { loadTool } from "../tools.ts";
import { openBrowser } from "./browser.ts";
import { ownBlockingTime, type TraceEvent } from "./own-blocking-time.ts";

/** The figures of one page load by their Lighthouse audit. */
export const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "Speed Index": "speed-index",
  bytes: "total-byte-weight",
} as const;
export type Figure = keyof typeof audits | "TBT, own" | "score";
export type PageLoad = Record<Figure, number>;

export type Device = "mobile" | "desktop";

interface Audit {
  numericValue?: number;
}

interface Report {
  lhr: {
    runtimeError?: { message: string };
    categories: { performance: { score: number | null } };
    audits: Record<string, Audit>;
  };
  artifacts: { Trace: { traceEvents: readonly TraceEvent[] } };
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<Report | undefined>;

type LoadArguments = [url: string, device: Device, cookies: Parameters<typeof openBrowser>[0]];

const TRIES = 3;

/** On a busy machine Lighthouse sometimes misses the beginning of a page load; the load is retried. */
export async function loadPage(...page: LoadArguments): Promise<PageLoad> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadOnce(...page);
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

/** One load of a page in a fresh browser. */
async function loadOnce(...[url, device, cookies]: LoadArguments): Promise<PageLoad> {
  const { default: lighthouse } = await loadTool<{ default: Lighthouse }>("lighthouse");
  const desktop = await loadTool<{ default: object }>("lighthouse/core/config/desktop-config.js");
  const browser = await openBrowser(cookies);
  try {
    const flags = { port: browser.port, onlyCategories: ["performance"], logLevel: "error" };
    const report = await lighthouse(url, flags, device === "desktop" ? desktop.default : undefined);
    if (!report || report.lhr.runtimeError)
      throw new Error(`Lighthouse: ${report?.lhr.runtimeError?.message ?? "no report"}`);
    return figuresIn(report, device);
  } finally {
    browser.kill();
  }
}

/** The slowdown that Lighthouse assumes for a device. */
const slowdowns: Record<Device, number> = { mobile: 4, desktop: 1 };

function figuresIn({ lhr, artifacts }: Report, device: Device): PageLoad {
  const read = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    FCP: read(audits.FCP),
    LCP: read(audits.LCP),
    TBT: read(audits.TBT),
    "TBT, own": ownBlockingTime(artifacts.Trace.traceEvents, slowdowns[device]),
    CLS: read(audits.CLS),
    "Speed Index": read(audits["Speed Index"]),
    bytes: read(audits.bytes),
    score: (lhr.categories.performance.score ?? Number.NaN) * 100,
  };
}

import { backlogs } from "./backlogs.ts";
import { countsBy, watchBacklogs } from "./core/jobs/backlog.ts";
import { partitionsAhead } from "./core/jobs/partitions.ts";
import type { Metrics } from "./core/metrics.ts";
import type { Readiness } from "./core/readiness.ts";
import type { TokenTheftDetection } from "./identity/sessions/token-theft-detection.ts";
import type { EventStream } from "./insurer/notifications/event-stream.ts";
import { failedDrawings } from "./insurer/pdf/render.ts";
import { overdueByDecider } from "./insurer/requests/deadlines-job.ts";
import type { Pools } from "./pools.ts";
import { overdueChecks } from "./premium-reductions/reminder-job.ts";

interface Watched {
  pools: Pools;
  liveNews: EventStream;
  tokenAlarm: TokenTheftDetection;
  readiness: Readiness;
  /** The release of this node. */
  version: string | undefined;
}

/** Registers the metrics of a process other than its requests. */
export function registerGauges(
  metrics: Metrics,
  { pools, liveNews, tokenAlarm, readiness, version }: Watched,
): void {
  const ofPools = (read: (pool: Pools["api"]) => number) => () =>
    Object.fromEntries(
      Object.entries(pools).flatMap(([name, pool]) => (pool ? [[name, read(pool)]] : [])),
    );
  metrics.gauges(
    "portal_pool_connections",
    "Connections to the database.",
    "pool",
    ofPools((pool) => pool.totalCount),
  );
  metrics.gauges(
    "portal_pool_waiting",
    "What waits for a connection.",
    "pool",
    ofPools((pool) => pool.waitingCount),
  );
  metrics.gauges("portal_release", "The release of this node, as a label.", "version", () => ({
    [version ?? "unknown"]: 1,
  }));
  metrics.gauge("portal_live_pages", "Pages that are told of news at once.", () =>
    liveNews.pages(),
  );
  metrics.gauge(
    "portal_clock_skew_seconds",
    "How far this node's clock is ahead of the database's.",
    readiness.clockSkewSeconds,
  );
  metrics.counter(
    "portal_tokens_without_fingerprint_total",
    "Good tokens that came without their fingerprint: they may be stolen.",
    () => tokenAlarm.count(),
  );
  metrics.counter(
    "portal_papers_failed_total",
    "Papers that this process could not draw.",
    failedDrawings,
  );
  watchTables(metrics, pools);
  watchBacklogs(metrics, pools.jobs, backlogs);
}

/** What is counted in the database, apart from the queues. */
function watchTables(metrics: Metrics, { jobs }: Pools): void {
  metrics.gauges(
    "portal_requests_overdue",
    "Requests that wait for a decision longer than announced.",
    "decider",
    countsBy(jobs, overdueByDecider),
  );
  metrics.gauges(
    "portal_partitions_ahead",
    "How many coming months have their part of a table that is divided by months.",
    "table",
    countsBy(jobs, partitionsAhead),
  );
  metrics.gauges(
    "portal_reduction_checks_overdue",
    "Cantons whose page on reduced premiums was not checked for over 13 months.",
    "canton",
    countsBy(jobs, overdueChecks),
  );
}

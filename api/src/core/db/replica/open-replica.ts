import type { Log } from "../../log.ts";
import type { Metrics } from "../../metrics.ts";
import type { ReplicaConfig } from "../../replica-config.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { databaseAt, type Database } from "../open.ts";
import { ReadReplica, type ReplicaPools } from "./read-replica.ts";

interface ConnectionConfig {
  replica: ReplicaConfig | undefined;
  rolePrefix: string;
  poolSize: number;
}

/** The pools of the replica of the configuration, if any. The portal starts and stays ready without it. */
export function openReplicaPools(
  database: Database,
  { replica, rolePrefix, poolSize }: ConnectionConfig,
  secrets: Secrets,
): ReplicaPools | undefined {
  if (!replica) return undefined;
  const { timeoutMs } = database;
  const there = databaseAt(replica.url, rolePrefix, secrets, { timeoutMs });
  return {
    replica: there.pool("api", poolSize),
    replicaWatch: there.pool("api", 1),
    heartbeat: database.pool("api", 1),
  };
}

interface ReplicaParts {
  pools: Partial<ReplicaPools>;
  config: Pick<ConnectionConfig, "replica">;
  log: Log;
  metrics: Metrics;
  patienceMs: number | undefined;
}

/** Begins to read from the replica, and registers its figures. */
export function startReplica({ pools, config, log, metrics, patienceMs }: ReplicaParts) {
  const { replica, replicaWatch, heartbeat } = pools;
  const longestLagMs = config.replica?.longestLagMs ?? 0;
  const started =
    replica && replicaWatch && heartbeat
      ? new ReadReplica({ replica, replicaWatch, heartbeat, log, longestLagMs, patienceMs })
      : undefined;
  registerFigures(metrics, started);
  return started;
}

/** Without a replica the figures stay at zero, so that alerts and the dashboard find them. */
function registerFigures(metrics: Metrics, replica: ReadReplica | undefined): void {
  const read = () => replica?.figures() ?? { answered: 0, fellBack: 0, lagSeconds: 0 };
  metrics.counter(
    "portal_replica_reads_total",
    "Batches of reads that the replica answered.",
    () => read().answered,
  );
  metrics.counter(
    "portal_replica_fallbacks_total",
    "Batches of reads that the leader answered because the replica was behind or failed.",
    () => read().fellBack,
  );
  metrics.gauge(
    "portal_replica_lag_seconds",
    "How far the replica is behind, up to a second more; NaN while it does not answer.",
    () => read().lagSeconds,
  );
  metrics.gauge(
    "portal_replica_away",
    "Whether there is a replica that is not read, because it is behind or does not answer.",
    () => (replica && !replica.isUsable() ? 1 : 0),
  );
}

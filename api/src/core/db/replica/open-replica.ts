import type { Log } from "../../log.ts";
import type { Metrics } from "../../metrics.ts";
import type { ReplicaConfig } from "../../replica-config.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { closePool, databaseAt, type Database } from "../open.ts";
import { type ReadReplica, startReadReplica } from "./read-replica.ts";

interface OpenParts {
  database: Database;
  secrets: Secrets;
  log: Log;
  config: { replica: ReplicaConfig | undefined; rolePrefix: string; poolSize: number };
  patienceMs?: number | undefined;
}

interface OpenReplica {
  replica: ReadReplica | undefined;
  close(patienceMs: number): Promise<void>;
}

/** Opens the replica of the configuration, if any. The portal starts and stays ready without it. */
export function openReplica({ database, secrets, log, config, ...more }: OpenParts): OpenReplica {
  if (!config.replica) return { replica: undefined, close: async () => {} };
  const { url, longestLagMs } = config.replica;
  const { timeoutMs } = database;
  const there = databaseAt(url, config.rolePrefix, secrets, { timeoutMs });
  const pools = {
    reads: there.pool("api", config.poolSize),
    watch: there.pool("api", 1),
    leader: database.pool("api", 1),
  };
  const replica = startReadReplica({ ...pools, ...more, log, longestLagMs });
  return {
    replica,
    async close(patienceMs) {
      await Promise.all([
        replica.stop(),
        ...Object.values(pools).map((pool) => closePool(pool, patienceMs)),
      ]);
    },
  };
}

/** Without a replica the figures stay at zero, so that alerts and the dashboard find them. */
export function registerReplica(metrics: Metrics, replica: ReadReplica | undefined): void {
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

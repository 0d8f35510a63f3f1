import type pg from "pg";
import type { Clock } from "../../core/clock.ts";
import type { Log } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import type { AnyKind } from "./kinds.ts";

export interface DeadlineParts {
  /** A pool in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
  kinds: readonly AnyKind[];
}

export interface Round extends DeadlineParts {
  today: string;
  isStopped: () => boolean;
}

import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import type { AppServices } from "../core/context.ts";
import type { Metrics } from "../core/metrics.ts";
import type { AnyKind } from "../insurer/requests/kinds.ts";

/** The throttle of sign-ins, which counts for all nodes together. */
export interface SignInThrottle {
  count(one: SignInTry): Promise<{ isOverLimit: boolean; pauseMs: number }>;
  forgive(one: SignInTry): Promise<void>;
}

interface SignInTry {
  emailHash: Buffer;
  address: string;
}

export type DeskServices = Pick<AppServices, "clock" | "log" | "secrets">;

/** The parts of the door for the insurer's staff. */
export interface DoorParts {
  /** In the role `desk`. */
  pool: pg.Pool;
  /** In the role `jobs`, for the insurer's own operations, such as a decision. */
  jobs: pg.Pool;
  /** In the role `identity`, which alone reads passwords and factors. */
  identity: pg.Pool;
  throttle: SignInThrottle;
  services: DeskServices;
  /** The kinds of customers' requests. */
  kinds: readonly AnyKind[];
  metrics: Metrics;
  /** The real time, also where the insurer's clock is set to another day. */
  machineClock: Clock;
  trustProxy: boolean;
  publicUrl: string;
  /** Whether the invented members of staff may sign in. */
  isDemonstration: boolean;
}

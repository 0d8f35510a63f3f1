import type { Hono } from "hono";
import { requestKinds } from "./back-office.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import type { AppServices } from "./core/context.ts";
import type { Metrics } from "./core/metrics.ts";
import type { DeskVariables } from "./desk/call.ts";
import { createDesk } from "./desk/door.ts";
import { deskPages } from "./desk/pages/desk-pages.ts";
import { createLoginThrottle } from "./identity/login-throttle.ts";
import type { Pools } from "./pools.ts";

interface DeskSettings {
  config: Config;
  secrets: AppServices["secrets"];
  machineClock?: Clock;
  webFolder?: string;
}

interface OfProcess extends Pick<AppServices, "clock" | "log"> {
  pools: Pools;
  metrics: Metrics;
}

export interface Desk {
  door: Hono<DeskVariables>;
  /** The desk's page and its files, if this process serves pages. */
  pages: Hono | undefined;
}

/** The door for the insurer's staff, where it is open. */
export function openDesk(
  { config, secrets, machineClock = systemClock, webFolder }: DeskSettings,
  { pools, metrics, clock, log }: OfProcess,
): Desk | undefined {
  const { publicUrl, trustProxy, demonstration } = config;
  if (!pools.desk) return undefined;
  const door = createDesk({
    pool: pools.desk,
    jobs: pools.jobs,
    identity: pools.identity,
    throttle: createLoginThrottle(pools.identity, secrets),
    services: { clock, log, secrets },
    kinds: requestKinds,
    metrics,
    machineClock,
    trustProxy,
    publicUrl,
    isDemonstration: demonstration,
  });
  return { door, pages: webFolder === undefined ? undefined : deskPages(webFolder) };
}

import type { Hono } from "hono";
import { requestKinds } from "./back-office.ts";
import { backlogs } from "./backlogs.ts";
import { type Clock, systemClock } from "./core/clock.ts";
import type { Config } from "./core/config.ts";
import type { AppServices } from "./core/context.ts";
import type { Metrics } from "./core/metrics.ts";
import type { DeskVariables } from "./desk/call.ts";
import { createDesk } from "./desk/door.ts";
import { deskPages } from "./desk/pages/desk-pages.ts";
import { throttlesOfLinks } from "./identity/account-recovery/reset-links.ts";
import { createLoginThrottle, throttlesOfAccount } from "./identity/login-throttle.ts";
import { invoiceBooks } from "./invoices/bank/bank-books.ts";
import { invoiceReceivables } from "./invoices/receivables.ts";
import type { Pools } from "./pools.ts";
import { privateSchema } from "./schemas.ts";
import { createStaffProvider } from "./staff-provider.ts";
import { settleAtDesk } from "./damage/settle-damage.ts";

interface DeskSettings {
  config: Config;
  secrets: AppServices["secrets"];
  machineClock?: Clock;
  webFolder?: string;
}

interface OfProcess {
  pools: Pools;
  metrics: Metrics;
  services: AppServices;
}

export interface Desk {
  door: Hono<DeskVariables>;
  /** The desk's page and its files, if this process serves pages. */
  pages: Hono | undefined;
}

/** The door for the insurer's staff, where it is open. */
export function openDesk(
  { config, secrets, machineClock = systemClock, webFolder }: DeskSettings,
  { pools, metrics, services }: OfProcess,
): Desk | undefined {
  const { publicUrl, trustProxy, demonstration, deskProvider } = config;
  if (!pools.desk) return undefined;
  const door = createDesk({
    pool: pools.desk,
    jobs: pools.jobs,
    identity: pools.identity,
    throttle: createLoginThrottle(pools.identity, secrets),
    throttlesOf: (hash) => [
      ...throttlesOfAccount(secrets, hash),
      ...throttlesOfLinks(secrets, hash),
    ],
    provider:
      deskProvider &&
      createStaffProvider(deskProvider, { publicUrl, clock: machineClock, log: services.log }),
    services,
    view: { pool: pools.api, schema: privateSchema, services },
    kinds: requestKinds,
    books: invoiceBooks,
    backlogs,
    receivables: invoiceReceivables,
    settleDamage: settleAtDesk,
    metrics,
    machineClock,
    trustProxy,
    publicUrl,
    isDemonstration: demonstration,
  });
  return { door, pages: webFolder === undefined ? undefined : deskPages(webFolder) };
}

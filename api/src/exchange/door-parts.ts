import type pg from "pg";
import type { Clock } from "../core/clock.ts";
import type { AnyKind } from "../insurer/requests/kinds.ts";
import type { ExchangeConfig } from "../core/exchange-config.ts";
import type { Metrics } from "../core/metrics.ts";
import type { BankDoor } from "./bank-door.ts";
import type { ExchangeServices } from "./client.ts";
import type { ExchangeTokens } from "./access-tokens.ts";

/** The parts of the door for systems of record. */
export interface DoorParts extends ExchangeConfig {
  /** In the role `exchange`. */
  pool: pg.Pool;
  services: ExchangeServices;
  /** What applies the requests that the core system decides: a pool in the role `jobs`, and the kinds of all areas. */
  requests: { pool: pg.Pool; kinds: readonly AnyKind[] };
  bank: BankDoor;
  tokens: ExchangeTokens;
  metrics: Metrics;
  /** The real time, also where the insurer's clock is set to another day. */
  machineClock: Clock;
  trustProxy: boolean;
  publicUrl: string;
}

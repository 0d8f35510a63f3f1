import type pg from "pg";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { THROTTLE_MINUTES } from "../limits.ts";

/** The rate limit of an address for link requests and wrong links or codes, for all nodes together. */
const TRIES_PER_ADDRESS = 20;

export interface AddressLimit {
  /** Counts an attempt and returns whether it is over the limit. */
  isOver(address: string): Promise<boolean>;
  /** Takes back the attempt, because only failures count. */
  forgive(address: string): Promise<void>;
}

export function createAddressLimit(pool: pg.Pool, secrets: Secrets, kind: string): AddressLimit {
  const keyOf = (address: string): string =>
    `${kind}:address:${secrets.lookup(`throttle:${kind}`, address).toString("base64url")}`;
  return {
    async isOver(address) {
      const { rows } = await pool.query<{ hits: number }>(
        `select hit($1, interval '${THROTTLE_MINUTES} minutes') as hits`,
        [keyOf(address)],
      );
      return (rows[0]?.hits ?? Infinity) > TRIES_PER_ADDRESS;
    },
    async forgive(address) {
      await pool.query("update throttle set hits = greatest(hits - 1, 0) where key = $1", [
        keyOf(address),
      ]);
    },
  };
}

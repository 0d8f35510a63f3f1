import type pg from "pg";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { THROTTLE_MINUTES } from "../limits.ts";

/** How often one address may ask for links, or try links and codes that are wrong; for all nodes together. */
const TRIES_PER_ADDRESS = 20;

export interface AddressLimit {
  /** Counts a try, and says whether it is one too many. */
  isOver(address: string): Promise<boolean>;
  /** Only failures count. */
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

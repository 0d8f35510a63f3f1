import type pg from "pg";
import type { Secrets } from "../core/secrets.ts";

const WINDOW = "15 minutes";
export const WINDOW_SECONDS = 15 * 60;
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 20;

/** One try to sign in, as far as limits are concerned. */
export interface Try {
  emailHash: Buffer;
  address: string;
}

/** Counts tries per account and per address, for all nodes together. Its keys are keyed hashes: nobody is named. */
export function createLoginThrottle(identity: pg.Pool, secrets: Secrets) {
  const key = (kind: string, value: string): string =>
    `login:${kind}:${secrets.lookup(`throttle:${kind}`, value).toString("base64url")}`;
  const accountKey = ({ emailHash }: Try): string => key("account", emailHash.toString("hex"));
  const addressKey = ({ address }: Try): string => key("address", address);

  return {
    /** A try counts before it is checked, so that many at once do not slip through together. */
    async isOverLimit(one: Try): Promise<boolean> {
      const { rows } = await identity.query<{ account: number; address: number }>(
        `select hit($1, interval '${WINDOW}') as account, hit($2, interval '${WINDOW}') as address`,
        [accountKey(one), addressKey(one)],
      );
      const [tries] = rows;
      return !tries || tries.account > TRIES_PER_ACCOUNT || tries.address > TRIES_PER_ADDRESS;
    },

    /** Only failures count: a success clears the account and gives the address its try back. */
    async forgive(one: Try): Promise<void> {
      // Two statements: one would hold both rows, in the other order than `hit` takes them.
      await identity.query("delete from throttle where key = $1", [accountKey(one)]);
      await identity.query("update throttle set hits = greatest(hits - 1, 0) where key = $1", [
        addressKey(one),
      ]);
    },
  };
}

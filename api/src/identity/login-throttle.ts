import { THROTTLE_MINUTES } from "./limits.ts";
import type pg from "pg";
import type { Secrets } from "../core/secrets/secrets.ts";

const WINDOW = `${THROTTLE_MINUTES} minutes`;
export const WINDOW_SECONDS = THROTTLE_MINUTES * 60;
/** The limit of one address at one account: an attacker reaches it before the owner is affected. */
const TRIES_PER_PAIR = 5;
const TRIES_PER_ADDRESS = 20;
/** Per account and day: after the first limit attempts are delayed, after the second unknown browsers refused. */
const UNHURRIED_TRIES = 10;
const TRIES_PER_ACCOUNT = 100;
/** The limit of a browser that the account has signed in with; the limits above do not apply to it. */
const TRIES_PER_KNOWN_BROWSER = 20;
const LONGEST_PAUSE_MS = 4_000;
/** After how many failures a day the owner is informed. */
const TOLD_AFTER = 5;

/** One sign-in attempt, as the throttle counts it. */
export interface Try {
  emailHash: Buffer;
  address: string;
  /** The id of the browser, if the account has signed in with it. */
  knownBrowser?: string | undefined;
}

export interface Verdict {
  isOverLimit: boolean;
  /** The delay before the attempt is checked. */
  pauseMs: number;
}

/**
 * Counts attempts for all nodes together, under keyed hashes without names. Guessing a password must not lock out its
 * owner: known browsers stay open, and other browsers are delayed before they are refused.
 */
export function createLoginThrottle(identity: pg.Pool, secrets: Secrets) {
  const key = (kind: string, value: string): string => keyOf(secrets, kind, value);
  const nameOf = ({ emailHash }: Try): string => emailHash.toString("hex");
  const keysOf = (one: Try) => ({
    pair: key("pair", `${nameOf(one)} ${one.address}`),
    account: key("account", nameOf(one)),
    address: key("address", one.address),
    told: key("told", nameOf(one)),
    ...(one.knownBrowser && { browser: key("browser", `${nameOf(one)} ${one.knownBrowser}`) }),
  });

  return {
    /** An attempt counts before it is checked, so that concurrent attempts cannot exceed the limit. */
    async count(one: Try): Promise<Verdict> {
      const { pair, account, address, browser } = keysOf(one);
      if (browser && (await hitsOfDay(identity, browser)) <= TRIES_PER_KNOWN_BROWSER)
        return { isOverLimit: false, pauseMs: 0 };
      const { rows } = await identity.query<Record<"pair" | "account" | "address", number>>(
        `select hit($1, interval '${WINDOW}') as pair, hit($2, interval '1 day') as account,
           hit($3, interval '${WINDOW}') as address`,
        [pair, account, address],
      );
      const [tries] = rows;
      const isOverLimit =
        !tries ||
        tries.pair > TRIES_PER_PAIR ||
        tries.account > TRIES_PER_ACCOUNT ||
        tries.address > TRIES_PER_ADDRESS;
      return { isOverLimit, pauseMs: isOverLimit ? 0 : pauseAfter(tries.account) };
    },

    /** Whether to inform the owner: once a day, after the fifth failure from any address. */
    async isWorthTelling(one: Try): Promise<boolean> {
      const { account, told } = keysOf(one);
      const { rowCount } = await identity.query(
        "select from throttle where key = $1 and hits >= $2 and ends_at > now()",
        [account, TOLD_AFTER],
      );
      if (rowCount === 0) return false;
      return (await hitsOfDay(identity, told)) === 1;
    },

    /** Only failures count: a success deletes its own counters and decrements the shared ones. */
    async forgive(one: Try): Promise<void> {
      const { pair, account, address, browser } = keysOf(one);
      // Separate statements: a single one would lock the rows in another order than `count` and could deadlock.
      for (const own of [pair, ...(browser ? [browser] : [])])
        await identity.query("delete from throttle where key = $1", [own]);
      if (browser) return;
      for (const shared of [account, address])
        await identity.query("update throttle set hits = greatest(hits - 1, 0) where key = $1", [
          shared,
        ]);
    },
  };
}

/** The throttle keys of an account for all addresses. */
export function throttlesOfAccount(secrets: Secrets, emailHash: Buffer): string[] {
  const name = emailHash.toString("hex");
  return ["account", "told"].map((kind) => keyOf(secrets, kind, name));
}

function keyOf(secrets: Secrets, kind: string, value: string): string {
  return `login:${kind}:${secrets.lookup(`throttle:${kind}`, value).toString("base64url")}`;
}

/** Increments the counter of this key and returns it; the counter lasts a day. */
async function hitsOfDay(identity: pg.Pool, key: string): Promise<number> {
  const { rows } = await identity.query<{ hits: number }>(
    "select hit($1, interval '1 day') as hits",
    [key],
  );
  return rows[0]?.hits ?? Infinity;
}

/** Exponential backoff. */
function pauseAfter(tries: number): number {
  return tries <= UNHURRIED_TRIES
    ? 0
    : Math.min(LONGEST_PAUSE_MS, 250 * 2 ** (tries - UNHURRIED_TRIES - 1));
}

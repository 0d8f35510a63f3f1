import { THROTTLE_MINUTES } from "./limits.ts";
import type pg from "pg";
import type { Secrets } from "../core/secrets/secrets.ts";

const WINDOW = `${THROTTLE_MINUTES} minutes`;
export const WINDOW_SECONDS = THROTTLE_MINUTES * 60;
/** Of one address at one account: this is what somebody who guesses meets first, and their victim does not. */
const TRIES_PER_PAIR = 5;
const TRIES_PER_ADDRESS = 20;
/** At one account from anywhere, in a day: past the first each try waits, past the second strangers' browsers do. */
const UNHURRIED_TRIES = 10;
const TRIES_PER_ACCOUNT = 100;
/** In a browser that the account signed in with before; the limits above do not close it. */
const TRIES_PER_KNOWN_BROWSER = 20;
const LONGEST_PAUSE_MS = 4_000;
/** How many failures of a day the owner is told of. */
const TOLD_AFTER = 5;

/** One try to sign in, as far as limits are concerned. */
export interface Try {
  emailHash: Buffer;
  address: string;
  /** The browser, where this account signed in with it before. */
  knownBrowser?: string | undefined;
}

export interface Verdict {
  isOverLimit: boolean;
  /** How long it waits before it is checked. */
  pauseMs: number;
}

/**
 * Counts tries for all nodes together. Its keys are keyed hashes: nobody is named. Whoever guesses somebody's password
 * must not be able to shut them out: the browsers that a person uses stay open, and other ones get slow, not shut.
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
    /** A try counts before it is checked, so that many at once do not slip through together. */
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

    /** Whether the owner is to be told of failures: of the fifth in a day, from wherever they came, and once. */
    async isWorthTelling(one: Try): Promise<boolean> {
      const { account, told } = keysOf(one);
      const { rowCount } = await identity.query(
        "select from throttle where key = $1 and hits >= $2 and ends_at > now()",
        [account, TOLD_AFTER],
      );
      if (rowCount === 0) return false;
      return (await hitsOfDay(identity, told)) === 1;
    },

    /** Only failures count: a success clears what it was counted under, and gives the shared counters their try back. */
    async forgive(one: Try): Promise<void> {
      const { pair, account, address, browser } = keysOf(one);
      // One statement each: one for all would hold the rows in another order than `count` takes them.
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

/** What failures of an account are counted under, from wherever they came. */
export function throttlesOfAccount(secrets: Secrets, emailHash: Buffer): string[] {
  const name = emailHash.toString("hex");
  return ["account", "told"].map((kind) => keyOf(secrets, kind, name));
}

function keyOf(secrets: Secrets, kind: string, value: string): string {
  return `login:${kind}:${secrets.lookup(`throttle:${kind}`, value).toString("base64url")}`;
}

/** Counts one more under this key, and says how many it is in a day. */
async function hitsOfDay(identity: pg.Pool, key: string): Promise<number> {
  const { rows } = await identity.query<{ hits: number }>(
    "select hit($1, interval '1 day') as hits",
    [key],
  );
  return rows[0]?.hits ?? Infinity;
}

/** Doubles with each further try of a day. */
function pauseAfter(tries: number): number {
  return tries <= UNHURRIED_TRIES
    ? 0
    : Math.min(LONGEST_PAUSE_MS, 250 * 2 ** (tries - UNHURRIED_TRIES - 1));
}

import { setTimeout } from "node:timers/promises";
import { Problem } from "@portal/model/portal/problems.ts";
import type pg from "pg";
import { describeError, type Log } from "../core/log.ts";
import { UNKNOWN_PASSWORD, verifyPassword } from "../core/secrets/passwords.ts";
import { emailLookup, type Secrets } from "../core/secrets/secrets.ts";
import { type Account, findAccountByEmailHash } from "./accounts.ts";
import { createLoginThrottle, type Try } from "./login-throttle.ts";
import { signInsRefused } from "./messages.ts";
import { writeTo } from "./write-to.ts";

/** Each check takes 32 MiB; further concurrent ones are answered with a retry. */
const CHECKS_AT_ONCE = 32;

/** The limit of delayed attempts, each of which holds a connection. */
const PAUSES_AT_ONCE = 64;

export type SignIn =
  | { outcome: "admitted"; accountId: string; emailHash: Buffer }
  | { outcome: "refused" }
  | { outcome: "throttled" }
  | { outcome: "locked" };

/** The origin of a sign-in attempt. */
interface Origin {
  address: string;
  /** The id of the browser, if the account of this hash has signed in with it. */
  knownBrowser: (emailHash: Buffer) => string | undefined;
}

export interface PasswordCheck {
  /** Checks e-mail and password. The result and the response time are the same for an account that does not exist. */
  signIn(email: string, password: string, from: Origin): Promise<SignIn>;
  /** Checks the password of a signed-in customer again. */
  confirm(account: Account, password: string, address: string): Promise<SignIn>;
}

export function createPasswordCheck(identity: pg.Pool, secrets: Secrets, log: Log): PasswordCheck {
  const throttle = createLoginThrottle(identity, secrets);
  const verify = verifyAtMost(CHECKS_AT_ONCE);
  const pause = pauseAtMost(PAUSES_AT_ONCE);

  /** Not awaited, so that the response time does not reveal whether the account exists. */
  async function tellOwner(one: Try, { id }: Account): Promise<void> {
    if (!(await throttle.isWorthTelling(one))) return;
    const client = await identity.connect();
    try {
      await writeTo(client, secrets, id, signInsRefused);
      client.release();
    } catch (error) {
      // A connection that may be broken is closed.
      client.release(true);
      throw error;
    }
  }

  async function check(one: Try, account: Account | undefined, password: string): Promise<SignIn> {
    const { isOverLimit, pauseMs } = await throttle.count(one);
    if (isOverLimit) return { outcome: "throttled" };
    if (pauseMs > 0) await pause(pauseMs);
    const matches = await verify(password, account?.passwordHash ?? UNKNOWN_PASSWORD);
    if (!account || !matches) {
      await noteRefusal(identity, account);
      if (account)
        void tellOwner(one, account).catch((error: unknown) =>
          log.warn("telling of refused sign-ins failed", { error: describeError(error) }),
        );
      return { outcome: "refused" };
    }
    await throttle.forgive(one);
    return account.isLocked
      ? { outcome: "locked" }
      : { outcome: "admitted", accountId: account.id, emailHash: account.emailHash };
  }

  return {
    async signIn(email, password, { address, knownBrowser }) {
      const emailHash = emailLookup(secrets, email);
      const account = await findAccountByEmailHash(identity, emailHash);
      const one = { emailHash, address, knownBrowser: knownBrowser(emailHash) };
      return check(one, account, password);
    },
    confirm: (account, password, address) =>
      check({ emailHash: account.emailHash, address }, account, password),
  };
}

function verifyAtMost(limit: number): typeof verifyPassword {
  let running = 0;
  return async (password, kept) => {
    if (running >= limit) throw new Problem("UNAVAILABLE", { retryAfter: 2 });
    running++;
    try {
      return await verifyPassword(password, kept);
    } finally {
      running--;
    }
  };
}

function pauseAtMost(limit: number): (ms: number) => Promise<void> {
  let waiting = 0;
  return async (ms) => {
    if (waiting >= limit) throw new Problem("UNAVAILABLE", { retryAfter: 5 });
    waiting++;
    try {
      await setTimeout(ms);
    } finally {
      waiting--;
    }
  };
}

/** Written for unknown accounts as well, so that both take the same time. */
export async function noteRefusal(identity: pg.Pool, account: Account | undefined): Promise<void> {
  await identity.query(
    "insert into audit (actor, account_id, action) values ('anonymous', $1, 'login refused')",
    [account?.id ?? null],
  );
}

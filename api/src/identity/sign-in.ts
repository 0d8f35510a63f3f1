import { Problem } from "@portal/model/problems.ts";
import type pg from "pg";
import { verifyPassword } from "../core/passwords.ts";
import { emailLookup, type Secrets } from "../core/secrets.ts";
import { type Account, findAccountByEmailHash } from "./accounts.ts";

const WINDOW = "15 minutes";
export const WINDOW_SECONDS = 15 * 60;
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 20;
/** Each check takes 32 MiB for a moment; past this many at once a further one is told to come back. */
const CHECKS_AT_ONCE = 32;

/** Matches no password; an unknown account is checked against it, so that it takes as long as a known one. */
const NOBODY = `scrypt$15$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(32).toString("base64url")}`;

export type SignIn =
  | { outcome: "admitted"; accountId: string }
  | { outcome: "refused" }
  | { outcome: "throttled" }
  | { outcome: "locked" };

export interface PasswordCheck {
  /** Whether this e-mail and password belong together. Says the same, as slowly, of an account that does not exist. */
  signIn(email: string, password: string, address: string): Promise<SignIn>;
  /** The same for somebody who is signed in already and confirms it. */
  confirm(account: Account, password: string, address: string): Promise<SignIn>;
}

export function createPasswordCheck(identity: pg.Pool, secrets: Secrets): PasswordCheck {
  let running = 0;
  return {
    async signIn(email, password, address) {
      const emailHash = emailLookup(secrets, email);
      return check(emailHash, await findAccountByEmailHash(identity, emailHash), password, address);
    },
    confirm: (account, password, address) => check(account.emailHash, account, password, address),
  };

  async function check(
    emailHash: Buffer,
    account: Account | undefined,
    password: string,
    address: string,
  ): Promise<SignIn> {
    const keys = throttleKeys(emailHash, address);
    if (await isOverLimit(keys)) return { outcome: "throttled" };
    const matches = await verifyAtMost(password, account?.passwordHash ?? NOBODY);
    if (!account || !matches) {
      await noteRefusal(account);
      return { outcome: "refused" };
    }
    await forgive(keys);
    return account.isLocked
      ? { outcome: "locked" }
      : { outcome: "admitted", accountId: account.id };
  }

  /** A try counts before it is checked, so that many at once do not slip through together. */
  async function isOverLimit({ account, address }: ThrottleKeys): Promise<boolean> {
    const { rows } = await identity.query<{ account: number; address: number }>(
      `select hit($1, interval '${WINDOW}') as account, hit($2, interval '${WINDOW}') as address`,
      [account, address],
    );
    const [tries] = rows;
    return !tries || tries.account > TRIES_PER_ACCOUNT || tries.address > TRIES_PER_ADDRESS;
  }

  /** Only failures count: a success clears the account and gives the address its try back. */
  async function forgive({ account, address }: ThrottleKeys): Promise<void> {
    // Two statements: one would hold both rows, in the other order than `hit` takes them.
    await identity.query("delete from throttle where key = $1", [account]);
    await identity.query("update throttle set hits = greatest(hits - 1, 0) where key = $1", [
      address,
    ]);
  }

  async function verifyAtMost(password: string, kept: string): Promise<boolean> {
    if (running >= CHECKS_AT_ONCE) throw new Problem("UNAVAILABLE", { retryAfter: 2 });
    running++;
    try {
      return await verifyPassword(password, kept);
    } finally {
      running--;
    }
  }

  async function noteRefusal(account: Account | undefined): Promise<void> {
    await identity.query(
      "insert into audit (actor, account_id, action) values ('anonymous', $1, 'login refused')",
      [account?.id ?? null],
    );
  }

  function throttleKeys(emailHash: Buffer, address: string): ThrottleKeys {
    const key = (kind: string, value: string): string =>
      `login:${kind}:${secrets.lookup(`throttle:${kind}`, value).toString("base64url")}`;
    return { account: key("account", emailHash.toString("hex")), address: key("address", address) };
  }
}

interface ThrottleKeys {
  account: string;
  address: string;
}

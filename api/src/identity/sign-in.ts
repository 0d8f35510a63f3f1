import { Problem } from "@portal/model/problems.ts";
import type pg from "pg";
import { verifyPassword } from "../core/passwords.ts";
import { emailLookup, type Secrets } from "../core/secrets.ts";
import { type Account, findAccountByEmailHash } from "./accounts.ts";
import { createLoginThrottle, type Try } from "./login-throttle.ts";

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
  const throttle = createLoginThrottle(identity, secrets);
  const verify = verifyAtMost(CHECKS_AT_ONCE);

  async function check(one: Try, account: Account | undefined, password: string): Promise<SignIn> {
    if (await throttle.isOverLimit(one)) return { outcome: "throttled" };
    const matches = await verify(password, account?.passwordHash ?? NOBODY);
    if (!account || !matches) {
      await noteRefusal(identity, account);
      return { outcome: "refused" };
    }
    await throttle.forgive(one);
    return account.isLocked
      ? { outcome: "locked" }
      : { outcome: "admitted", accountId: account.id };
  }

  return {
    async signIn(email, password, address) {
      const emailHash = emailLookup(secrets, email);
      const account = await findAccountByEmailHash(identity, emailHash);
      return check({ emailHash, address }, account, password);
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

/** Written for unknown accounts as well, so that both cost the same. */
async function noteRefusal(identity: pg.Pool, account: Account | undefined): Promise<void> {
  await identity.query(
    "insert into audit (actor, account_id, action) values ('anonymous', $1, 'login refused')",
    [account?.id ?? null],
  );
}

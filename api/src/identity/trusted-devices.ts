import { randomUUID } from "node:crypto";
import type { Context, Env } from "hono";
import { setCookie } from "hono/cookie";
import { z } from "zod";
import { type CookieNames, readCookie } from "../core/cookies.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { PROVIDER_PREFIX } from "./provider/provider.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Enough for a family that shares a browser. */
const MOST_ACCOUNTS = 8;

const Known = z.array(z.object({ account: z.string(), browser: z.string() }));

/** The accounts that signed in with a browser, encrypted in a cookie that only the login pages receive. */
export interface TrustedDevices {
  /** The browser's id, if the account has signed in with it. */
  find<E extends Env>(c: Context<E>, emailHash: Buffer): string | undefined;
  remember<E extends Env>(c: Context<E>, emailHash: Buffer): void;
}

export function createTrustedDevices(
  { browser: name, secure }: CookieNames,
  secrets: Secrets,
): TrustedDevices {
  const place = { table: "cookie", column: "known browser", row: "browser" };

  function read<E extends Env>(c: Context<E>): z.infer<typeof Known> {
    const sealed = readCookie(c.req.header("cookie"), name);
    if (!sealed) return [];
    try {
      return Known.parse(JSON.parse(secrets.decrypt(place, Buffer.from(sealed, "base64url"))));
    } catch {
      // A forged cookie, or one of a removed key, makes the browser unknown.
      return [];
    }
  }

  const nameOf = (emailHash: Buffer): string => emailHash.toString("base64url");
  return {
    find: (c, emailHash) => read(c).find(({ account }) => account === nameOf(emailHash))?.browser,
    remember(c, emailHash) {
      const account = nameOf(emailHash);
      const known = read(c);
      const browser = known.find((one) => one.account === account)?.browser ?? randomUUID();
      const others = known.filter((one) => one.account !== account);
      const kept = [{ account, browser }, ...others].slice(0, MOST_ACCOUNTS);
      const sealed = secrets.encrypt(place, JSON.stringify(kept)).toString("base64url");
      setCookie(c, name, sealed, {
        path: PROVIDER_PREFIX,
        secure,
        httpOnly: true,
        sameSite: "Strict",
        maxAge: YEAR_SECONDS,
      });
    },
  };
}

import { LOGIN_MINUTES } from "./limits.ts";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { type CookieNames, readCookie } from "../core/cookies.ts";
import type { RestVariables } from "../core/http/rest.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import type { PendingLogin } from "./relying-party.ts";

const LOGIN_SECONDS = LOGIN_MINUTES * 60;
/** The number of concurrent sign-ins in tabs of one browser; an older one has to start again. */
const LOGINS_AT_ONCE = 4;

const KeptLogins = z.array(
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    startedAt: z.number(),
    until: z.number(),
  }),
);
type KeptLogins = z.infer<typeof KeptLogins>;

/** The unfinished sign-ins of a browser, encrypted in a cookie. */
export interface PendingLogins {
  keep(c: Context<RestVariables>, pending: PendingLogin): void;
  /** Returns and removes a sign-in that this browser started. */
  take(c: Context<RestVariables>, state: string | undefined): PendingLogin | undefined;
}

export function createPendingLogins(
  { login: name, secure }: CookieNames,
  secrets: Secrets,
  now: () => number,
): PendingLogins {
  const place = { table: "cookie", column: "login", row: "browser" };

  function write(c: Context<RestVariables>, logins: KeptLogins): void {
    if (logins.length === 0) return void deleteCookie(c, name, { path: "/", secure });
    const sealed = secrets.encrypt(place, JSON.stringify(logins)).toString("base64url");
    const lax = { path: "/", secure, httpOnly: true, sameSite: "Lax" } as const;
    setCookie(c, name, sealed, { ...lax, maxAge: LOGIN_SECONDS });
  }

  function read(c: Context<RestVariables>): KeptLogins {
    const sealed = readCookie(c.req.header("cookie"), name);
    if (!sealed) return [];
    try {
      const opened: unknown = JSON.parse(secrets.decrypt(place, Buffer.from(sealed, "base64url")));
      return KeptLogins.parse(opened).filter(({ until }) => until > now());
    } catch {
      // A forged cookie, or one of a removed key, counts as none.
      return [];
    }
  }

  return {
    keep(c, pending) {
      const kept = { ...pending, until: now() + LOGIN_SECONDS * 1000 };
      write(c, [kept, ...read(c)].slice(0, LOGINS_AT_ONCE));
    },
    take(c, state) {
      const logins = read(c);
      const wanted = logins.find((login) => login.state === state);
      if (wanted)
        write(
          c,
          logins.filter((login) => login !== wanted),
        );
      return wanted;
    },
  };
}

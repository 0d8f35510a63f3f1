import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { type CookieNames, readCookie } from "../core/cookies.ts";
import type { RestVariables } from "../core/rest.ts";
import type { Secrets } from "../core/secrets.ts";
import type { PendingLogin } from "./relying-party.ts";
import type { BrowserSession } from "./sessions.ts";

const LOGIN_SECONDS = 10 * 60;
/** Sign-ins begun in as many tabs can all be finished; an older one is told kindly to start again. */
const LOGINS_AT_ONCE = 4;

const PendingLogins = z.array(
  z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() }),
);
type KeptLogin = z.infer<typeof PendingLogins>[number];

/** What a browser keeps for us, in cookies. */
export interface Browser {
  keepLogin(c: Context<RestVariables>, pending: PendingLogin): void;
  /** Hands out a sign-in that this browser began, once. */
  takeLogin(c: Context<RestVariables>, state: string | undefined): PendingLogin | undefined;
  keepSession(c: Context<RestVariables>, session: BrowserSession): void;
  readSession(c: Context<RestVariables>): { refresh?: string; fingerprint?: string };
  forget(c: Context<RestVariables>): void;
}

export function createBrowser(names: CookieNames, secrets: Secrets, now: () => number): Browser {
  const { secure } = names;
  const place = { table: "cookie", column: "login", row: "browser" };
  const hidden = { path: "/", secure, httpOnly: true };

  return {
    keepLogin(c, pending) {
      const kept = { ...pending, until: now() + LOGIN_SECONDS * 1000 };
      writeLogins(c, [kept, ...readLogins(c)].slice(0, LOGINS_AT_ONCE));
    },
    takeLogin(c, state) {
      const logins = readLogins(c);
      const wanted = logins.find((login) => login.state === state);
      if (wanted)
        writeLogins(
          c,
          logins.filter((login) => login !== wanted),
        );
      return wanted;
    },
    keepSession(c, { token, fingerprint, refresh }) {
      const strict = { path: "/", secure, sameSite: "Strict" } as const;
      // The page reads this one, as specified; alone it opens nothing.
      setCookie(c, names.authorization, `Bearer ${token}`, strict);
      setCookie(c, names.fingerprint, fingerprint, { ...strict, httpOnly: true });
      if (refresh) setCookie(c, names.refresh, refresh, { ...strict, httpOnly: true });
    },
    readSession(c) {
      const header = c.req.header("cookie");
      const refresh = readCookie(header, names.refresh);
      const fingerprint = readCookie(header, names.fingerprint);
      return { ...(refresh && { refresh }), ...(fingerprint && { fingerprint }) };
    },
    forget(c) {
      for (const name of [names.authorization, names.fingerprint, names.refresh, names.login])
        deleteCookie(c, name, { path: "/", secure });
    },
  };

  function writeLogins(c: Context<RestVariables>, logins: KeptLogin[]): void {
    if (logins.length === 0) return void deleteCookie(c, names.login, { path: "/", secure });
    const sealed = secrets.encrypt(place, JSON.stringify(logins)).toString("base64url");
    setCookie(c, names.login, sealed, { ...hidden, sameSite: "Lax", maxAge: LOGIN_SECONDS });
  }

  function readLogins(c: Context<RestVariables>): KeptLogin[] {
    const sealed = readCookie(c.req.header("cookie"), names.login);
    if (!sealed) return [];
    try {
      const opened: unknown = JSON.parse(secrets.decrypt(place, Buffer.from(sealed, "base64url")));
      return PendingLogins.parse(opened).filter(({ until }) => until > now());
    } catch {
      // Made up, or sealed with a key that has gone: as good as none.
      return [];
    }
  }
}

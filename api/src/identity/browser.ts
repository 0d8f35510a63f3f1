import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { type CookieNames, FONT_COOKIE, readCookie } from "../core/cookies.ts";
import type { RestVariables } from "../core/http/rest.ts";
import type { BrowserSession } from "./sessions/sessions.ts";

const FONT_SECONDS = 365 * 86400;

/** The session cookies of a browser. */
export interface Browser {
  keep(c: Context<RestVariables>, session: BrowserSession): void;
  read(c: Context<RestVariables>): { refresh?: string; fingerprint?: string };
  /** Ends the session, but keeps the cookies that identify it: the sign-out ends the provider's session with them. */
  signOut(c: Context<RestVariables>): void;
  forget(c: Context<RestVariables>): void;
}

export function createBrowser(names: CookieNames): Browser {
  const { secure } = names;
  const strict = { path: "/", secure, sameSite: "Strict" } as const;
  return {
    keep(c, { token, fingerprint, refresh }) {
      // Scripts of the page read this cookie; without the fingerprint cookie it gives no access.
      setCookie(c, names.authorization, `Bearer ${token}`, strict);
      setCookie(c, names.fingerprint, fingerprint, { ...strict, httpOnly: true });
      if (refresh) setCookie(c, names.refresh, refresh, { ...strict, httpOnly: true });
      // The login pages have loaded the font.
      setCookie(c, FONT_COOKIE, "1", { path: "/", secure, sameSite: "Lax", maxAge: FONT_SECONDS });
    },
    read(c) {
      const header = c.req.header("cookie");
      const refresh = readCookie(header, names.refresh);
      const fingerprint = readCookie(header, names.fingerprint);
      return { ...(refresh && { refresh }), ...(fingerprint && { fingerprint }) };
    },
    signOut(c) {
      deleteCookie(c, names.authorization, { path: "/", secure });
    },
    forget(c) {
      // Keeps the login cookie: a sign-in started in another tab can still be completed.
      const { authorization, fingerprint, refresh } = names;
      for (const name of [authorization, fingerprint, refresh, FONT_COOKIE])
        deleteCookie(c, name, { path: "/", secure });
    },
  };
}

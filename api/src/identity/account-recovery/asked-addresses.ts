import type { Context, Env } from "hono";
import { setCookie } from "hono/cookie";
import { z } from "zod";
import type { Config } from "../../core/config.ts";
import { cookieNames, readCookie } from "../../core/cookies.ts";
import { emailLookup, type Secrets } from "../../core/secrets/secrets.ts";
import { RESET_LINK_MINUTES } from "../../insurer/sign-in/reset-link.ts";
import { PROVIDER_PREFIX } from "../provider/provider.ts";

const COOKIE = "asked_links";
const MOST = 5;
const Hashes = z.array(z.string());

/** The addresses for which a browser requested links, encrypted in a cookie; demonstration only. */
export function createAskedAddresses({ publicUrl }: Pick<Config, "publicUrl">, secrets: Secrets) {
  const place = { table: "cookie", column: "asked links", row: "browser" };

  function read<E extends Env>(c: Context<E>): Buffer[] {
    const sealed = readCookie(c.req.header("cookie"), COOKIE);
    if (!sealed) return [];
    try {
      const opened: unknown = JSON.parse(secrets.decrypt(place, Buffer.from(sealed, "base64url")));
      return Hashes.parse(opened).map((hash) => Buffer.from(hash, "base64url"));
    } catch {
      // A forged cookie, or one of a removed key, counts as none.
      return [];
    }
  }

  return {
    read,
    add<E extends Env>(c: Context<E>, email: string): void {
      const hash = emailLookup(secrets, email);
      const others = read(c).filter((one) => !one.equals(hash));
      const kept = [hash, ...others].slice(0, MOST).map((one) => one.toString("base64url"));
      const sealed = secrets.encrypt(place, JSON.stringify(kept)).toString("base64url");
      setCookie(c, COOKIE, sealed, {
        path: `${PROVIDER_PREFIX}/forgotten`,
        secure: cookieNames(publicUrl).secure,
        httpOnly: true,
        sameSite: "Strict",
        maxAge: RESET_LINK_MINUTES * 60,
      });
    },
  };
}

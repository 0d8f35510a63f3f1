import { Problem } from "@portal/model/portal/problems.ts";
import { Hono } from "hono";
import type pg from "pg";
import type { RestVariables } from "../core/http/rest.ts";
import { emailLookup, type Secrets } from "../core/secrets/secrets.ts";
import { findAccountByEmailHash } from "./accounts.ts";
import type { Browser } from "./browser.ts";
import type { Sessions } from "./sessions/sessions.ts";

interface DevParts {
  pool: pg.Pool;
  secrets: Secrets;
  sessions: Sessions;
  browser: Browser;
}

/** Development only: opens a session for any account without its password. */
export function devRouter({ pool, secrets, sessions, browser }: DevParts): Hono<RestVariables> {
  return new Hono<RestVariables>().post("/dev/session", async (c) => {
    const account = await findAccountByEmailHash(
      pool,
      emailLookup(secrets, c.req.query("as") ?? ""),
    );
    const session = account && (await sessions.begin(account.id));
    if (!session) throw new Problem("NOT_FOUND");
    browser.keep(c, session);
    return c.json(session.state);
  });
}

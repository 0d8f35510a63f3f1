import path from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import pg from "pg";
import { readConfig } from "../../api/src/core/config.ts";
import { databaseAt } from "../../api/src/core/db/open.ts";
import { createLog } from "../../api/src/core/log.ts";
import { emailLookup } from "../../api/src/core/secrets/secrets.ts";
import { listen } from "../../api/src/core/http/server.ts";
import { createPortal } from "../../api/src/portal.ts";
import { cloneSeeded, testRoles, testTimeout, testSecrets } from "../../api/test/database.ts";
import { freePort } from "./free-port.ts";
import type { PortalUnderTest } from "./portal-under-test.ts";
import { openWindows } from "./windows.ts";

/** The portal of a test file: on a server, or in the tab if the run says so. */
export async function openPortal(
  ...given: Parameters<typeof openServerPortal>
): Promise<PortalUnderTest> {
  if (process.env["PORTAL"] !== "tab") return openServerPortal(...given);
  const { openTabPortal } = await import("./tab-portal.ts");
  return openTabPortal();
}

const patience = {
  // A busy machine may be slow; the deadline has its own tests.
  deadlineMs: 300_000,
  // Requests arrive at once here, so the age of a page needs no tolerance.
  live: { underwayMs: 0 },
};

/** The portal as customers use it: the built pages, the real API and the demonstration households, on its own port. */
async function openServerPortal(
  clusterUrl: string,
  settings: Record<string, string> = {},
  browser = { light: true },
): Promise<PortalUnderTest> {
  const clone = await cloneSeeded(clusterUrl, todayInZurich(new Date()));
  const owner = await connectOwner(clone.url);
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATABASE_POOL: "8",
    DEMONSTRATION: "true",
    ...settings,
  });
  const logged: string[] = [];
  const api = await createPortal({
    config,
    database: databaseAt(clone.url, testRoles, testSecrets, testTimeout),
    secrets: testSecrets,
    log: createLog("info", (line) => void logged.push(line)),
    webFolder: path.join(import.meta.dirname, "../../web/dist"),
    ...patience,
  });
  await listen(api.server, "127.0.0.1", port);
  const windows = await openWindows(config.publicUrl, browser);

  return {
    url: config.publicUrl,
    /** The database as its owner. */
    owner,
    secrets: testSecrets,
    /** The database of the operator's commands. */
    databaseUrl: clone.url,
    logged,
    /** A new browser, in French by default. */
    visit: async (options: BrowserContextOptions = {}) => (await windows.aNew(options)).newPage(),
    /** A browser with a session, without the login page. */
    async visitAs(login: string, options: BrowserContextOptions = {}): Promise<Page> {
      const context = await windows.aNew(options);
      await context.addCookies(await signedIn(login));
      return context.newPage();
    },
    /** A tab in a reused browser whose data were cleared: for walks of many short visits. */
    async visitInTurn(login: string | undefined, options: BrowserContextOptions): Promise<Page> {
      const context = await windows.aKept(options);
      if (login) await context.addCookies(await signedIn(login));
      return context.newPage();
    },
    /** The cookies of a session, for browsers that Playwright does not drive. */
    cookiesOf: signedIn,
    async close() {
      await windows.close();
      await api.stop();
      await owner.end();
      await clone.drop();
    },
  };

  async function signedIn(login: string) {
    const { rows } = await owner.query<{ id: string }>(
      "select id from account where login_email_hash = $1",
      [emailLookup(testSecrets, login)],
    );
    const session = await api.sessions.begin(rows[0]?.id ?? "");
    if (!session) throw new Error(`No account ${login}`);
    return cookiesFor(session);
  }
}

export type { PortalUnderTest } from "./portal-under-test.ts";

async function connectOwner(connectionString: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString });
  owner.on("error", () => {});
  await owner.connect();
  // All accounts have seen the news; a test of its own covers an account that has not.
  await owner.query("update account set whats_new_seen_at = now()");
  return owner;
}

interface BegunSession {
  token: string;
  fingerprint: string;
  refresh?: string | undefined;
}

function cookiesFor({ token, fingerprint, refresh = "" }: BegunSession) {
  const cookie = { domain: "localhost", path: "/", sameSite: "Strict" as const };
  return [
    { ...cookie, name: "Authorization", value: `Bearer%20${token}` },
    { ...cookie, name: "fgp", value: fingerprint, httpOnly: true },
    { ...cookie, name: "rt", value: refresh, httpOnly: true },
  ];
}

import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type pg from "pg";
import type { Secrets } from "../../api/src/core/secrets/secrets.ts";

/** The portal of a journey, with the insurer on a server or in the tab. */
export interface PortalUnderTest {
  url: string;
  /** The database as its owner. */
  owner: pg.Client;
  /** The keys of encrypted values. */
  secrets: Secrets;
  /** The database of the operator's commands. */
  databaseUrl: string;
  logged: string[];
  /** A new browser, in French by default. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** A browser with a session, without the login page. */
  visitAs(login: string, options?: BrowserContextOptions): Promise<Page>;
  /** A tab in a reused browser whose data were cleared: for walks of many short visits. */
  visitInTurn(login: string | undefined, options: BrowserContextOptions): Promise<Page>;
  /** The cookies of a session, for browsers that Playwright does not drive. */
  cookiesOf(login: string): Promise<Cookie[]>;
  close(): Promise<void>;
}

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

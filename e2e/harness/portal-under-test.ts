import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type pg from "pg";
import type { Secrets } from "../../api/src/core/secrets/secrets.ts";

/** What a journey is given, wherever the insurer runs. */
export interface PortalUnderTest {
  url: string;
  /** The database as its owner sees it. */
  owner: pg.Client;
  /** What hides values in it. */
  secrets: Secrets;
  /** Where the operator's commands find it. */
  databaseUrl: string;
  logged: string[];
  /** A browser of one's own, in French unless said otherwise. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** A browser that is signed in already, as if the login page had been passed. */
  visitAs(login: string, options?: BrowserContextOptions): Promise<Page>;
  /** A tab in a browser that others used before, without what they left: for walks of many short visits. */
  visitInTurn(login: string | undefined, options: BrowserContextOptions): Promise<Page>;
  /** What a browser that is signed in holds, for browsers that Playwright does not drive. */
  cookiesOf(login: string): Promise<Cookie[]>;
  close(): Promise<void>;
}

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";

/** A state of the portal: the account, the address, and the open parts. */
export interface PortalState {
  name: string;
  login?: string;
  path: string;
  /** Whether the state changes the page's clock, which its whole window shares. */
  turnsClock?: boolean;
  /** Whether a list covers the page: the covered part is checked in another state. */
  coversPage?: boolean;
  /** Brings the page into the state and waits for it. */
  reach(page: Page, portal: PortalUnderTest): Promise<void>;
}

export const settled = (page: Page) => page.getByRole("heading", { level: 1 }).first().waitFor();

export const opened = (page: Page) =>
  page.locator("dialog[open], [popover]:popover-open").first().waitFor();

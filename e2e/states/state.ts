import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";

/** A state of the portal that somebody can be in: who, where, and what is open. */
export interface PortalState {
  name: string;
  login?: string;
  path: string;
  /** Whether it turns the page's clock, which is that of its whole window. */
  turnsClock?: boolean;
  /** A list that lies over the page: what it covers is looked at where it is closed. */
  coversPage?: boolean;
  /** Brings the page into the state, and waits until it is there. */
  reach(page: Page, portal: PortalUnderTest): Promise<void>;
}

/** The page has its heading. */
export const settled = (page: Page) => page.getByRole("heading", { level: 1 }).first().waitFor();

/** A dialog, drawer or menu is open. */
export const opened = (page: Page) =>
  page.locator("dialog[open], [popover]:popover-open").first().waitFor();

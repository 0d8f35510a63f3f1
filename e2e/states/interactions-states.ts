import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { ask, clerk, clerksRequest } from "../harness/questions.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const lastYear = new Date().getFullYear() - 1;

/** Expands every row of the table, so that each kind of details is checked. */
async function openRows(page: Page): Promise<void> {
  await page.getByRole("table").waitFor();
  const closed = page.locator("main tbody button[aria-expanded=false]");
  for (let left = await closed.count(); left > 0; left--) await closed.first().press("Enter");
}

const fails = (operation: RegExp) => async (page: Page) => {
  await renderInBrowser(page);
  await page.route(operation, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
};

const asked = "oliver@example.ch";

type Reach = PortalState["reach"];
const openRequest = async (page: Page, id: string) => {
  await page.goto(`/interactions?request=${id}`);
  await page.locator("main tbody button[aria-expanded=true]").waitFor();
};
const hasQuestion: Reach = async (page, portal) => {
  const id = await clerksRequest(portal, asked);
  await ask(portal, id, "--document");
  await openRequest(page, id);
  await page.locator("main form textarea").waitFor();
};
const isAnswered: Reach = async (page, portal) => {
  const id = await clerksRequest(portal, asked);
  await ask(portal, id);
  await openRequest(page, id);
  await page.locator("main form textarea").fill("079 555 12 34");
  await page.locator("main form button[type=submit]").click();
  await page.locator("main form textarea").waitFor({ state: "detached" });
};
const isRefused: Reach = async (page, portal) => {
  const id = await clerksRequest(portal, asked);
  await clerk(portal, "refuse", id, "--code", "INCOMPLETE", "--yes");
  await openRequest(page, id);
};
const isLate: Reach = async (page, portal) => {
  const id = await clerksRequest(portal, asked);
  await portal.owner.query("update interaction set overdue_at = now() where id = $1", [id]);
  await openRequest(page, id);
};

/** The receipt of an accident. */
async function openReceipt(page: Page): Promise<void> {
  await renderInBrowser(page);
  const answered = page.waitForResponse(/operationName=Interactions/);
  await page.reload();
  const { data } = (await (await answered).json()) as {
    data: { interactions: { id: string; type: string }[] };
  };
  const accident = data.interactions.find(({ type }) => type === "ACCIDENT");
  await page.goto(`/interactions/sent?request=${accident?.id ?? ""}`);
  await page.getByRole("heading", { level: 1, name: /envoyée|gesendet|inviat|sent/ }).waitFor();
}

const listed = (page: Page) => page.getByRole("table").waitFor();
const empty = (page: Page) => page.locator("main p").nth(2).waitFor();

export const trackingStates: readonly PortalState[] = [
  { name: "interactions, all open", login: "camille@example.ch", path: "/interactions" },
  { name: "interactions, a damage open", login: "giulia@example.ch", path: "/interactions" },
  {
    name: "interactions, last year open",
    login: "camille@example.ch",
    path: `/interactions?year=${lastYear}`,
  },
]
  .map((state): PortalState => ({ ...state, reach: openRows }))
  .concat([
    {
      name: "interactions, many",
      login: "zbinden@example.ch",
      path: "/interactions?insured=2500001&insured=2500006",
      reach: listed,
    },
    {
      name: "what was sent",
      login: "camille@example.ch",
      path: "/interactions",
      reach: openReceipt,
    },
    { name: "a request with a question", login: asked, path: "/interactions", reach: hasQuestion },
    {
      name: "a request whose question was answered",
      login: asked,
      path: "/interactions",
      reach: isAnswered,
    },
    {
      name: "a request refused with a reason",
      login: asked,
      path: "/interactions",
      reach: isRefused,
    },
    { name: "a request that takes longer", login: asked, path: "/interactions", reach: isLate },
    { name: "interactions, none", login: "sofia@example.ch", path: "/interactions", reach: empty },
    {
      name: "interactions, failed",
      login: "camille@example.ch",
      path: "/interactions",
      reach: fails(/operationName=Interactions/),
    },
    {
      name: "delegations, expired too",
      login: "urs@example.ch",
      path: "/delegations?expired=shown",
      reach: listed,
    },
    { name: "delegations, many", login: "zbinden@example.ch", path: "/delegations", reach: listed },
    { name: "delegations, none", login: "sofia@example.ch", path: "/delegations", reach: empty },
    {
      name: "delegations, failed",
      login: "urs@example.ch",
      path: "/delegations",
      reach: fails(/operationName=Delegations/),
    },
  ]);

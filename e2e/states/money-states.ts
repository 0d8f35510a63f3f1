import { putOnPlan } from "../instalment-plans.ts";
import { opened, type PortalState, settled } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const rowsOpen: PortalState[] = [
  { name: "invoices, open", login: "camille@example.ch", path: "/invoices?status=ENCOURS" },
  { name: "invoices, warned", login: "giulia@example.ch", path: "/invoices?status=OVERDUE" },
  { name: "invoices, direct debit", login: "zbinden@example.ch", path: "/invoices" },
].map((state) => ({
  ...state,
  async reach(page) {
    await page.locator("tbody button[aria-expanded]").first().waitFor();
    const openers = await page.locator("tbody button[aria-expanded]").all();
    for (const opener of openers.slice(0, 4)) await opener.click();
    for (const offer of await page.locator("tbody summary").all()) await offer.click();
    await page.locator("tbody [role=group]").first().waitFor();
  },
}));

const plans: PortalState[] = (["running", "ended"] as const).map((course) => ({
  name: `invoices, a plan that is ${course}`,
  login: "urs@example.ch",
  path: "/invoices",
  // The page is scrolled to the invoice, so that the header covers the title.
  coversPage: true,
  async reach(page, portal) {
    const { no, year } = await putOnPlan(portal, "urs@example.ch", course);
    await page.goto(`/invoices?year=${year}&invoice=${no}`);
    await page.locator("tbody [role=group] svg[role=img]").waitFor();
  },
}));

export const moneyStates: readonly PortalState[] = [
  ...rowsOpen,
  ...plans,
  { name: "invoices none", login: "sofia@example.ch", path: "/invoices", reach: settled },
  {
    name: "invoices failed",
    login: "camille@example.ch",
    path: "/invoices",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Invoices/, (route) => route.abort());
      await page.reload();
      await opened(page);
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "invoices, account statement",
    login: "camille@example.ch",
    path: "/invoices",
    async reach(page) {
      await settled(page);
      await page.locator("main button[aria-haspopup=dialog]").first().click();
      await opened(page);
    },
  },
  {
    name: "invoices, a credit is asked for",
    login: "camille@example.ch",
    path: "/invoices",
    async reach(page) {
      await page.locator("main [role=region] button[aria-haspopup=dialog]").click();
      await opened(page);
    },
  },
  {
    name: "reimbursements, a statement open",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await page.getByRole("table").first().waitFor();
      await page.locator("main [aria-expanded]").nth(1).click();
    },
  },
  {
    name: "reimbursements, the heavy account",
    login: "zbinden@example.ch",
    path: "/reimbursements",
    reach: (page) => page.getByRole("table").first().waitFor(),
  },
  {
    name: "reimbursements, none",
    login: "sofia@example.ch",
    path: "/reimbursements",
    reach: settled,
  },
  {
    name: "reimbursements, failed",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Reimbursements/, (route) => route.abort());
      await page.reload();
      await opened(page);
    },
  },
];

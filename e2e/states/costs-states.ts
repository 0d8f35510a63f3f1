import { renderInBrowser } from "../harness/ssr.ts";
import { type PortalState, settled } from "./state.ts";

const nextYear = new Date().getFullYear() + 1;

export const costsStates: readonly PortalState[] = [
  {
    name: "costs, next year",
    login: "camille@example.ch",
    path: `/costs?year=${nextYear}`,
    reach: settled,
  },
  {
    name: "costs, all parts open",
    login: "camille@example.ch",
    path: "/costs",
    async reach(page) {
      await page.locator("section[aria-labelledby=simulator-title] table").waitFor();
      for (const summary of await page.locator("main summary").all()) await summary.click();
    },
  },
  {
    name: "costs, an amount that is none",
    login: "urs@example.ch",
    path: "/costs",
    async reach(page) {
      const amount = page.locator("main input[name=amount]");
      await amount.fill("0");
      await page.locator("main [aria-invalid=true]").waitFor();
    },
  },
  {
    name: "costs, failed",
    login: "camille@example.ch",
    path: "/costs",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=YearCosts/, (route) => route.abort());
      await page.reload();
      await page.getByRole("main").getByRole("alert").first().waitFor();
    },
  },
  {
    name: "costs, a line explained",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await page.locator("tbody button[aria-expanded]").first().click();
      await page.locator("tbody summary").first().click();
      await page.locator("tbody h4").first().waitFor();
    },
  },
  {
    name: "costs, an error reported",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await page.locator("tbody button[aria-expanded]").first().click();
      await page.locator("tbody summary").first().click();
      await page.locator("tbody details a").first().click();
      await page.locator("main form textarea").waitFor();
    },
  },
  {
    name: "costs, a line that is none",
    login: "camille@example.ch",
    path: "/help-contact-write?statement=00000000-0000-4000-8000-000000000000&line=0",
    reach: settled,
  },
];

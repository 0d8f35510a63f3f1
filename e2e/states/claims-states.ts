import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const thisYear = new Date().getFullYear();

export const claimsStates: readonly PortalState[] = [
  {
    name: "reimbursements, certificate of a year that lasts",
    login: "camille@example.ch",
    path: `/reimbursements?taxYear=${thisYear}`,
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/\/v1\/tax-certificates\//, (route) => route.abort());
      const section = page.locator("section[aria-labelledby=tax-title]");
      await section.getByRole("button").first().click();
      await section.getByRole("alert").waitFor();
    },
  },
  {
    name: "reimbursements, parts that failed",
    login: "camille@example.ch",
    path: "/reimbursements",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=(PendingBills|CareCosts|TaxCertificates)/, (route) =>
        route.abort(),
      );
      await page.reload();
      await page.getByRole("table").first().waitFor();
    },
  },
];

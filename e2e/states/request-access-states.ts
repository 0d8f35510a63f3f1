import type { Page } from "playwright-core";
import type { PortalUnderTest } from "../harness/portal.ts";
import type { PortalState } from "./state.ts";

const path = "/request-access";
const submit = (page: Page) => page.locator("main form [type=submit]").click();
const phonePage = "/identity-check#5a6e4a4e-9f2c-4a8e-8d35-1c9a70fdb0aa.secret";
const calls = /\/v1\/onboarding-digital/;
const started = (status: string) => ({
  id: "5a6e4a4e-9f2c-4a8e-8d35-1c9a70fdb0aa",
  transactionCode: "code",
  url: "https://localhost/identity-check#one.secret",
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  status,
});

/** Martin's data are accepted and the code is shown; the check stays at this status. */
const atTheCode = (status: string) =>
  async function reach(page: Page): Promise<void> {
    await page.route(calls, (route) =>
      route.fulfill({
        status: route.request().method() === "POST" ? 201 : 200,
        json: started(status),
      }),
    );
    await page.locator("main form ul button").first().click();
    await submit(page);
    await page.locator("main form").waitFor({ state: "detached" });
    await page.locator("main svg[role=img]").first().waitFor();
  };

async function forgetRequests({ owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from throttle where key like 'visit:access:%'");
}

/** Requesting access: the form, the page of the QR code, the simulated check, and its results. */
export const requestAccessStates: readonly PortalState[] = [
  {
    name: "request access, everything missing",
    path,
    async reach(page) {
      await submit(page);
      await page.locator("main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "request access, by letter",
    path: `${path}?way=paper`,
    reach: (page) => page.locator("main form input").first().waitFor(),
  },
  {
    name: "request access, refused",
    path,
    async reach(page) {
      await page.route(calls, (route) =>
        route.fulfill({ status: 429, json: { code: "TOO_MANY_REQUESTS" } }),
      );
      await page.locator("main form ul button").first().click();
      await submit(page);
      await page.locator("main form [role=alert]").waitFor();
    },
  },
  { name: "request access, code", path, reach: atTheCode("CREATED") },
  {
    name: "request access, error",
    path,
    turnsClock: true,
    async reach(page) {
      await page.clock.install();
      await page.reload();
      await atTheCode("TRANSACTION_ERROR")(page);
      await page.clock.runFor(5000);
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "request access, letter sent",
    path: `${path}?way=paper`,
    async reach(page, portal) {
      await forgetRequests(portal);
      await page.locator("main form ul button").first().click();
      await submit(page);
      await page.locator("main ol").waitFor();
    },
  },
  {
    name: "identity check, outcome",
    path: phonePage,
    async reach(page) {
      await page.route(/identity-checks/, (route) => route.fulfill({ status: 204 }));
      // The page has removed the secret from its address.
      await page.goto("about:blank");
      await page.goto(phonePage);
      await page.getByRole("radio").first().waitFor();
    },
  },
];

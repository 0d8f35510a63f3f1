import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import type { PortalUnderTest } from "../harness/portal.ts";

const path = "/self-service/insurance-card";
const calls = /\/v1\/self-service\//;
const submit = (page: Page) => page.locator("main form [type=submit]").click();
const fields = (page: Page) => page.locator("main form input").first().waitFor();

async function identify(page: Page): Promise<void> {
  await fields(page);
  await page.locator("main form ul button").first().click();
  await submit(page);
}

/** Martin has identified himself and ordered nothing yet. */
async function identified(page: Page, { owner }: PortalUnderTest): Promise<void> {
  await owner.query("delete from throttle where key like 'visit:%'");
  await owner.query("delete from self_service_code");
  await page.route(/status=pending/, (route) => route.fulfill({ status: 404 }));
  await identify(page);
  await page.locator("main form details + button").click();
  await page.locator("main form fieldset").first().waitFor();
}

async function lookOver(page: Page, portal: PortalUnderTest): Promise<void> {
  await identified(page, portal);
  await page.locator("main form fieldset").last().getByRole("radio").first().check();
  await submit(page);
  await page.locator("main dl").waitFor();
}

const refused = (name: string, status: number, code: string, more: object = {}): PortalState => ({
  name: `self-service, ${name}`,
  path,
  async reach(page) {
    await page.route(calls, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status, json: { code, ...more } })
        : route.continue(),
    );
    await identify(page);
    await page.locator("main h2[tabindex]").waitFor();
  },
});

/** Another card without an account: each step, and each refusal. */
export const selfServiceStates: readonly PortalState[] = [
  {
    name: "self-service, wrong",
    path,
    async reach(page) {
      await fields(page);
      await submit(page);
      await page.locator("main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "self-service, code",
    path,
    async reach(page, { owner }) {
      await owner.query("delete from throttle where key like 'visit:%'");
      await identify(page);
      await page.locator("main input[autocomplete=one-time-code]").fill("000001");
      await page.locator("main [aria-invalid=true]").waitFor();
    },
  },
  { name: "self-service, form", path, reach: identified },
  { name: "self-service, confirmation", path, reach: lookOver },
  {
    name: "self-service, done",
    path,
    async reach(page, portal) {
      await page.route(/veka\/replace/, (route) => route.fulfill({ status: 204 }));
      await lookOver(page, portal);
      await page.locator("main dl ~ div button").first().click();
      await page.locator("main h2[tabindex]").waitFor();
    },
  },
  refused("too many", 503, "TOO_MANY_IDENTIFICATION_TRY"),
  refused("technical", 500, "UNEXPECTED", { shortId: "26-3fa9c1" }),
  refused("closed", 423, "LOCKED", { closed: true }),
  refused("failed", 403, "IDENTIFICATION_FAILED"),
  refused("pending", 409, "CONFLICT"),
  refused("unknown service", 400, "INVALID", { fields: { service: "invalid" } }),
  {
    name: "self-service, elsewhere",
    path: `${path}#not-a-token-of-ours`,
    async reach(page) {
      await page.route(/self-service\/link/, (route) =>
        route.fulfill({ status: 409, json: { code: "OTHER_BROWSER" } }),
      );
      await page.reload();
      await page.goto(`${path}#not-a-token-of-ours`);
      await page.locator("main h2[tabindex]").waitFor();
    },
  },
];

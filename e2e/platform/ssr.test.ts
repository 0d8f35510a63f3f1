import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { isLazyRoute, paths, pathNames } from "../../web/src/core/routing/paths.ts";
import { openPortal } from "../harness/portal.ts";
import { renderInBrowser } from "../harness/ssr.ts";

// The timeout is long enough for a busy machine: every page is rendered on the server. The full browser: the light one
// lacks features such as passkeys.
const settings = { SSR_TIMEOUT_MS: "5000" };
const portal = await openPortal(inject("databaseUrl"), settings, { light: false });
afterAll(() => portal.close());

const isLong = process.env["LONG"] === "1";

const everyAddress = pathNames
  .filter((name) => paths[name].access === "private" && (name === "home" || isLazyRoute(name)))
  .map((name) => paths[name].path)
  // The browser requests the drafts of these pages before it renders them.
  .filter((path) => !["/contract/mutation", "/help-accident", "/help-damage"].includes(path));
/** Addresses with parameters. */
const deepLinks = [
  "/?lang=de",
  "/invoices?year=2025",
  "/invoices?lang=it&status=open",
  "/reimbursements?tab=costs",
  "/profile?tab=contacts",
  "/contract?lang=en",
  "/help-contact/",
  "/nowhere",
];
const everything = [...everyAddress, ...deepLinks];
/** The heaviest, the first and the strangest; a long run visits all. */
const some = ["/", "/account/security", "/contract", "/invoices?lang=it&status=open", "/nowhere"];
const addresses = isLong ? everything : everything.filter((one) => some.includes(one));
/** These pages show the number of visits and the device: no two visits are the same. */
const tellsOfVisits = ["/account/my-data", "/account/security"];

let page: Page;
let plain: Page;
const complaints: string[] = [];
const asked: string[] = [];

beforeAll(async () => {
  page = await portal.visitAs("camille@example.ch");
  plain = await portal.visitAs("camille@example.ch");
  await renderInBrowser(plain);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.context().on("request", (request) => {
    // Requests of the page before do not count.
    if (request.isNavigationRequest()) asked.length = 0;
    const { pathname, searchParams } = new URL(request.url());
    if (/^\/(graphql|v1|api)\//.test(pathname))
      asked.push(`${request.method()} ${searchParams.get("operationName") ?? pathname}`);
  });
});

/**
 * Requests that only the browser makes, those of idle prefetch, and those after the event stream, which refresh changed
 * data, do not count.
 */
function askedAnew(): string[] {
  const news = asked.findIndex((one) => one.endsWith("/stream"));
  const first = news < 0 ? asked : asked.slice(0, news);
  return first.filter(
    (one) =>
      !/technicalInformation|\/welcome|\/drafts|PushDevices|Validate|Suggestions|TabStart|Tour/.test(
        one,
      ),
  );
}

/** The elements of a page, each with its attributes in order; generated ids are numbered. */
function elementsOf(visited: Page): Promise<string[]> {
  return visited.evaluate(() => {
    const ids: string[] = [];
    const countedIds = (text: string) =>
      text.replaceAll(/_[rR]_\w*_/g, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `id${ids.indexOf(id)}`;
      });
    // The former focus and the former choice do not matter.
    const isOwn = ({ name, value }: Attr) =>
      name !== "selected" && value !== "-1" && !(name === "style" && value === "");
    const lines: string[] = [];
    const tell = (node: Node) => {
      if (node instanceof Text) lines.push(node.data);
      if (!(node instanceof Element)) return;
      const attributes = [...node.attributes]
        .filter(isOwn)
        .map(({ name, value }) => `${name}=${value}`)
        .toSorted();
      const value = node instanceof HTMLInputElement ? [node.value, String(node.checked)] : [];
      lines.push(countedIds([node.tagName, ...attributes, ...value].join(" ")));
      for (const child of node.childNodes) tell(child);
    };
    // Overlays stand beside the page, in the order in which they opened.
    tell(document.getElementById("root") ?? document.body);
    return lines.filter((line) => line.trim() !== "" && !line.startsWith("SCRIPT"));
  });
}

/** Both pages once they are equal, or at the timeout. */
async function bothOnceAlike(): Promise<[string[], string[]]> {
  const end = Date.now() + 8000;
  for (;;) {
    const both = await Promise.all([elementsOf(page), elementsOf(plain)]);
    if (both[0].join() === both[1].join() || Date.now() > end) return both;
    await page.waitForTimeout(100);
  }
}

const shiftOf = (visited: Page) =>
  visited.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 20);
      }),
  );

test.each(addresses)(
  "%s is rendered on the server, and hydrates without a warning",
  async (address) => {
    // The page before may still send requests during the navigation.
    await page.goto("about:blank");
    complaints.length = 0;
    const [answer, plainAnswer] = await Promise.all([page.goto(address), plain.goto(address)]);
    expect(await answer?.text()).toContain('id="dehydrated"');
    expect(await plainAnswer?.text()).not.toContain('id="dehydrated"');
    if (!tellsOfVisits.includes(address)) {
      const [onServer, inBrowser] = await bothOnceAlike();
      expect(onServer).toEqual(inBrowser);
    }
    expect(complaints).toEqual([]);
    expect(askedAnew()).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(0.001);
    expect(await page.title()).toBe(await plain.title());
  },
);

test("the homepage of a family reaches a phone in one go", async () => {
  const answer = await page.goto("/");
  const { responseHeadersSize, responseBodySize } = (await answer?.request().sizes()) ?? {};
  // A server may send ten packets before the first acknowledgement: 14,600 bytes, of which the nonce moves a few.
  const size = Number(responseHeadersSize) + Number(responseBodySize);
  expect(size).toBeLessThanOrEqual(14_650);
  expect(responseBodySize).toBeGreaterThan(5_000);
});

test("what lies below the first view comes part after part, each in a commit of its own", async () => {
  const phone = await portal.visitAs("camille@example.ch", {
    viewport: { width: 390, height: 844 },
  });
  await phone.addInitScript(() => {
    // Observers run after each commit. A busy machine may draw several commits in one frame.
    let commits = 0;
    const seen: Record<string, number> = {};
    new MutationObserver(() => {
      commits += 1;
      for (const heading of document.querySelectorAll("main h2"))
        seen[heading.textContent ?? ""] ??= commits;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  await phone.goto("/");
  await phone.getByRole("heading", { name: "À découvrir" }).waitFor();
  const seen = await phone.evaluate(
    () => (window as unknown as { seen: Record<string, number> }).seen,
  );
  const commits = ["Factures ouvertes", "À découvrir"].map((title) => seen[title]);
  expect(commits).not.toContain(undefined);
  expect(commits, "each later than the one before").toEqual([...new Set(commits)]);
  await phone.context().close();
});

test("what is done on a painted page before its code is there is done once, as soon as it is", async () => {
  const slow = await portal.visitAs("camille@example.ch");
  let letCodeCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await slow.context().route(/\/assets\/.*\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  const going = slow.goto("/invoices", { waitUntil: "commit" });
  await slow.locator("html[data-hydrating]").waitFor({ state: "attached" });
  const bell = slow.getByRole("banner").getByRole("button", { name: /Notifications/ });
  // A press anywhere opens a row.
  await slow
    .locator("tbody tr")
    .first()
    .locator("td")
    .last()
    .click({ position: { x: 4, y: 4 } });
  await bell.click();
  expect(await slow.getByRole("dialog").count()).toBe(0);
  expect(await slow.locator("tbody [aria-expanded=true]").count()).toBe(0);
  letCodeCome();
  await going;
  await slow.getByRole("dialog").getByRole("listitem").first().waitFor();
  await slow.locator("html:not([data-hydrating])").waitFor({ state: "attached" });
  expect(await slow.getByRole("dialog").count(), "pressed once").toBe(1);
  await expect.poll(() => slow.locator("tbody [aria-expanded=true]").count()).toBe(1);
  await slow.context().close();
});

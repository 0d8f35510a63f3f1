import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { waitForQuiet } from "../harness/whole-page.ts";
import { openPortal } from "../harness/portal.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"), { SSR_TIMEOUT_MS: "5000" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const home = /operationName=Home/;
const maintenance = /\/v1\/maintenance/;

/** Delays an answer until it is released. */
async function hold(pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await renderInBrowser(page);
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const blankParts = () => page.locator("#root [aria-busy=true] > div").count();

test("A12 a blank shell, the header alone, stands while the portal loads", async () => {
  page = await portal.visitAs("camille@example.ch");
  const release = await hold(/operationName=Portal/);
  await page.goto("/", { waitUntil: "load" });
  await expect.poll(blankParts).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
  release();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await expect.poll(blankParts).toBe(0);
});

test("A12 below /self-service the blank shell has the shape of a form as well", async () => {
  page = await portal.visitAs("camille@example.ch");
  const release = await hold(/operationName=Portal/);
  await page.goto("/self-service/insurance-card", { waitUntil: "load" });
  await expect.poll(blankParts).toBe(2);
  release();
});

test("A12 a list that loads keeps the room of five rows", async () => {
  page = await portal.visitAs("camille@example.ch");
  const release = await hold(/\/v1\/deeplinks/);
  await page.goto("/nowhere");
  const skeleton = page.getByRole("main").getByRole("status");
  await skeleton.waitFor();
  const words = 1;
  expect(await skeleton.evaluate((element) => element.children.length)).toBe(words + 5);
  release();
  await page.getByRole("heading", { level: 1, name: "Page introuvable" }).waitFor();
});

test("A13 a screen that breaks says so and offers to reload", async () => {
  page = await portal.visitAs("camille@example.ch");
  const portalData = /operationName=Portal/;
  await renderInBrowser(page);
  await page.route(portalData, (route) => route.fulfill({ json: { data: { profile: null } } }));
  await page.goto("/");
  await page.getByText("Un problème est survenu").waitFor();
  await page.unroute(portalData);
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
});

test("A23 raised maintenance closes the portal, with its end in words", async () => {
  await portal.owner.query(
    "update maintenance set gmnet_raised = true, gmnet_end_date = '2030-03-04T05:30:00Z'",
  );
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await page.getByRole("heading", { name: "Nous revenons bientôt" }).waitFor();
  await page.getByText(/Fin prévue.*4 mars 2030.*0?6[:h]30/).waitFor();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.locator("html[lang=de]").waitFor();
  expect(await page.getByText("Nous revenons bientôt").count()).toBe(0);
  await portal.owner.query("update maintenance set gmnet_raised = false, gmnet_end_date = null");
});

test("A23 a maintenance call that fails, and a page where data should be, close it too", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(maintenance, (route) => route.fulfill({ status: 500 }));
  await page.goto("/");
  await page.getByRole("heading", { name: "Nous revenons bientôt" }).waitFor();
  await page.unroute(maintenance);
  await page.route(/\/v1\/public\/configuration/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Closed</h1>" }),
  );
  await page.goto("/");
  await page.getByRole("heading", { name: "Nous revenons bientôt" }).waitFor();
});

test("A34 an unexpected failure opens one dialog, with its short id, and the screen offers another try", async () => {
  page = await portal.visitAs("camille@example.ch");
  let asked = 0;
  await renderInBrowser(page);
  await page.route(home, (route) => {
    asked++;
    return route.fulfill({
      json: {
        errors: [
          { message: "UNEXPECTED", extensions: { code: "UNEXPECTED", shortId: "26-0a1b2c" } },
        ],
      },
    });
  });
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "Erreur" });
  await dialog.getByText("Une erreur est survenue. Réessayez plus tard.").waitFor();
  await dialog.getByText("26-0a1b2c").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(asked, "A32 queries are never retried").toBe(1);
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await page.unroute(home);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("heading", { name: "Camille Rochat" }).waitFor();
});

test("A34 a request that gets no answer is told without a short id", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(home, (route) => route.abort());
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "Erreur" });
  await dialog.getByText(/^Nous n’avons pas reçu de réponse/).waitFor();
  expect(await dialog.getByText(/\d\d-[0-9a-f]{6}/).count()).toBe(0);
});

test("A34 a background request fails in silence: no dialog comes", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/technicalInformation/, (route) =>
    route.fulfill({ status: 400, json: { code: "INVALID" } }),
  );
  const refused = page.waitForResponse(/technicalInformation/);
  await page.goto("/");
  await refused;
  // A navigation after the refusal opens its screen without a dialog.
  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("A34 what a form answers itself opens no error dialog; what it does not know does", async () => {
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/help-contact-write?type=PAYMENTS");
  const message = page.getByRole("textbox", { name: "Votre message" });
  const errors = page.getByRole("dialog", { name: "Erreur" });
  const answered = async (status: number, json: object) => {
    await page.route(/\/contact\/message$/, (route) => route.fulfill({ status, json }), {
      times: 1,
    });
    await page.getByRole("radio", { name: /Factures et paiements/ }).check();
    await message.fill(`Puis-je payer par mois ? ${status}`);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  };
  for (const [status, code, own] of [
    [409, "CONFLICT", "Vous nous avez déjà posé cette question"],
    [423, "LOCKED", "Nous vous devons encore des réponses"],
  ] as const) {
    await answered(status, { code });
    await page.getByRole("dialog", { name: own }).waitFor();
    expect(await errors.count(), `${status}`).toBe(0);
    await page.keyboard.press("Escape");
  }
  await answered(400, { code: "INVALID", fields: { message: "required" } });
  await expect.poll(() => message.getAttribute("aria-invalid")).toBe("true");
  expect(await errors.count(), "400").toBe(0);
  await answered(418, { code: "UNEXPECTED" });
  await errors.waitFor();
});

test("the page runs under its content security policy without a word in the console", async () => {
  page = await portal.visitAs("camille@example.ch");
  const words: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) words.push(message.text());
  });
  page.on("pageerror", (error) => words.push(error.message));
  const answer = await page.goto("/");
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  expect(words).toEqual([]);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
  for (const name of [
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "strict-transport-security",
  ]) {
    expect(answer?.headers()[name], name).toBeTruthy();
  }
});

test("a painted screen asks for nothing twice, and for nothing before it is seen", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await page.getByRole("contentinfo").waitFor();
  await waitForQuiet(page);
  // A prefetched part comes from the browser's cache when it is imported.
  const { asked, early } = await page.evaluate(() => {
    const [seen] = performance.getEntriesByName("first-contentful-paint");
    const fetched = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0);
    const seenAt = seen?.startTime ?? Infinity;
    const isEarly = ({ startTime }: PerformanceEntry) => startTime <= seenAt;
    const namesOf = (entries: PerformanceEntry[]) => entries.map(({ name }) => name);
    return { asked: namesOf(fetched), early: namesOf(fetched.filter(isEarly)) };
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  expect(early).toEqual([]);
});

import { devices, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "./harness/axe.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const { defaultBrowserType: _phone, ...phone } = devices["Pixel 7"] ?? {};
const atHome = () => page.getByRole("heading", { level: 1, name: /Camille|Luca/ }).waitFor();

const theBanner = () => page.getByRole("region", { name: "L’application Cervin" });

/** The requests for the banner's code: a page without one shows no banner. */
function watchOffers(): string[] {
  const offers: string[] = [];
  page.on("request", (request) => {
    if (/AppOffer\S*\.js/.test(request.url())) offers.push(request.url());
  });
  return offers;
}

it("A20 a phone is told of the app until it was waved away four times", async () => {
  page = await portal.visitAs("camille@example.ch", phone);
  const offers = watchOffers();
  const banner = theBanner();
  await page.goto("/");
  /** A later visit: the session cookie of the banner is gone. */
  const comeBack = async () => {
    await page.context().clearCookies({ name: "app_banner_dismissed" });
    offers.length = 0;
    await page.reload();
    await atHome();
  };
  for (let times = 1; times <= 4; times++) {
    const store = banner.getByRole("link", { name: /Google Play/ });
    expect(await store.getAttribute("href")).toContain("android");
    await banner.getByRole("button", { name: "Masquer cette annonce" }).click();
    await banner.waitFor({ state: "hidden" });
    const counter = (await page.context().cookies()).find(
      ({ name }) => name === "app_banner_dismissals",
    );
    expect(counter?.value).toBe(String(times));
    await comeBack();
    // The code of the first screen is requested by now.
    expect(offers.length > 0, `after ${times}`).toBe(times < 4);
  }
  expect(await banner.count()).toBe(0);
});

test("A20 an offer that does not arrive takes nothing else with it", async () => {
  page = await portal.visitAs("camille@example.ch", phone);
  let refusals = 0;
  await renderInBrowser(page);
  await page.route(/AppOffer\S*\.js/, (route) => {
    refusals += 1;
    return route.abort();
  });
  await page.goto("/");
  await expect.poll(() => refusals).toBeGreaterThan(0);
  await atHome();
  expect(await theBanner().count()).toBe(0);
});

it("A20 an iPhone is offered its own store, and once waved away the banner stays away for the session", async () => {
  const { defaultBrowserType: _iPhone, ...iPhone } = devices["iPhone 15"] ?? {};
  page = await portal.visitAs("camille@example.ch", iPhone);
  await page.goto("/");
  const banner = theBanner();
  const store = banner.getByRole("link", { name: /App Store/ });
  expect(await store.getAttribute("href")).toContain("ios");
  await banner.getByRole("button", { name: "Masquer cette annonce" }).click();
  await banner.waitFor({ state: "hidden" });
  const offers = watchOffers();
  await page.reload();
  await atHome();
  expect(offers).toEqual([]);
});

it("A20 a phone whose system is not known is offered both stores, on a public page too", async () => {
  const userAgent = "Mozilla/5.0 (Mobile; rv:128.0) Gecko/128.0 Firefox/128.0 KAIOS/4.0";
  page = await portal.visit({ ...phone, userAgent });
  await page.goto("/attributions");
  const stores = theBanner().getByRole("link");
  await stores.first().waitFor();
  expect(await stores.allInnerTexts()).toEqual([
    expect.stringMatching(/Télécharger dans l’\s*App Store/),
    expect.stringMatching(/Disponible sur\s*Google Play/),
  ]);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("link", { name: /Laden im App Store/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test("A20 at a desk there is no such banner", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  await atHome();
  expect(await theBanner().count()).toBe(0);
});

test("A21 what only the app can do leads from a desk to the homepage, which says so", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/scan");
  await page.getByText(/Ce service se trouve dans l’application mobile/).waitFor();
  expect(new URL(page.url()).search).toBe("?displayAlert=availableGmapp");
});

test("A21 A30 what cannot be asked is not missed: an address is unknown then, and no customer is welcomed", async () => {
  page = await portal.visitAs("luca@example.ch");
  await renderInBrowser(page);
  await page.route(/\/v1\/(deeplinks|extranaute\/isFirstCnx)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto("/scan");
  await page.getByText("Page introuvable").first().waitFor();
  const asked = page.waitForResponse(/isFirstCnx/);
  await page.goto("/");
  await asked;
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("A21 on a phone it leads to the store", async () => {
  page = await portal.visitAs("camille@example.ch", phone);
  await page.route(/cervin\.example/, (route) => route.fulfill({ body: "store" }));
  await page.goto("/scan");
  await page.waitForURL(/cervin\.example\/fr\/app\/android/);
});

it("A30 an affiliated adult is welcomed at the first visit, once", async () => {
  await portal.owner.query(
    "update account set first_connection_at = null, first_session_id = null",
  );
  page = await portal.visitAs("luca@example.ch");
  await page.goto("/");
  const dialog = () => page.getByRole("dialog", { name: "Bienvenue dans votre espace client" });
  await dialog().getByRole("button", { name: "Commencer" }).click();
  await dialog().waitFor({ state: "hidden" });
  // A second tab of the same session asks whether the message was shown, and does not show it again.
  const tab = await page.context().newPage();
  await tab.goto("/");
  await tab.getByRole("heading", { level: 1, name: /Luca/ }).waitFor();
  await expect
    .poll(() =>
      tab.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    )
    .toContainEqual(expect.stringContaining("late-"));
  expect(await tab.getByRole("dialog").count()).toBe(0);
  await page.context().close();

  page = await portal.visitAs("luca@example.ch");
  // The page asks for news only if it does not welcome a first visit.
  await renderInBrowser(page);
  const askedForNews = page.waitForResponse(/\/v1\/welcome$/);
  await page.goto("/");
  await askedForNews;
  expect(await dialog().count()).toBe(0);
});

test("A30 the demonstration has news, and a person who has not seen them meets them", async () => {
  await portal.owner.query("update account set whats_new_seen_at = null");
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/");
  const dialog = page.getByRole("dialog", { name: "Quoi de neuf ?" });
  await dialog.getByRole("heading", { level: 3 }).waitFor();
  await dialog.getByText(/conservé pendant 30 jours/).waitFor();
  const seen = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  expect((await seen).status()).toBe(204);
  await portal.owner.query("update account set whats_new_seen_at = now()");
});

test("A30 news never cover a form: they wait for the homepage", async () => {
  await portal.owner.query("update account set whats_new_seen_at = null");
  page = await portal.visitAs("camille@example.ch");
  const asked: string[] = [];
  await renderInBrowser(page);
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/help-contact/write");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => asked.some((path) => path.includes("/late-"))).toBe(true);
  expect(asked).not.toContain("/v1/welcome");
  await page.getByRole("link", { name: "Accueil", exact: true }).first().click();
  await page.getByRole("dialog", { name: "Quoi de neuf ?" }).waitFor();
  await portal.owner.query("update account set whats_new_seen_at = now()");
});

test("A30 what is new is shown piece by piece, once, and only with its flag", async () => {
  await portal.owner.query("delete from whats_new");
  for (const title of ["Première nouveauté", "Deuxième nouveauté"]) {
    const texts = { fr: { title, content: "Voici ce qui change." } };
    const url = title.startsWith("P") ? "https://www.cervin.example/news" : "/settings";
    await portal.owner.query(
      "insert into whats_new (texts, url, event_label) values ($1, $2, 'test')",
      [texts, url],
    );
  }
  const flag = (value: boolean) =>
    portal.owner.query("update feature_flag set value = $1 where id = 'WHATS_NEW'", [value]);
  await flag(false);
  page = await portal.visitAs("camille@example.ch");
  const sheets: string[] = [];
  await renderInBrowser(page);
  page.on("response", (answer) => {
    if (answer.url().endsWith(".css")) sheets.push(answer.url());
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await atHome();
  // The news are requested when the page is idle, like other prefetches.
  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await expect.poll(() => asked.some((path) => path.includes("/late-"))).toBe(true);
  expect(asked).not.toContain("/v1/welcome");
  const dialog = page.getByRole("dialog", { name: "Quoi de neuf ?" });
  expect(await dialog.count()).toBe(0);
  await flag(true);
  await page.goto("/");
  await dialog.getByRole("heading", { name: "Deuxième nouveauté" }).waitFor();
  await page.reload();
  await dialog.getByRole("heading", { name: "Deuxième nouveauté" }).waitFor();
  // A double press does not skip beyond the last page.
  await dialog.getByRole("button", { name: "Suivant" }).dblclick();
  await dialog.getByRole("heading", { name: "Première nouveauté" }).waitFor();
  const outside = dialog.getByRole("link", { name: /En savoir plus.*nouvel onglet/ });
  expect(await outside.getAttribute("target")).toBe("_blank");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Précédent" }).click();
  await dialog.getByRole("link", { name: "En savoir plus" }).click();
  await page.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  const inline = await page.locator("head style").first().innerHTML();
  expect(sheets.length, "later screens bring styles of their own").toBeGreaterThan(0);
  for (const sheet of new Set(sheets)) {
    const text = await (await fetch(sheet)).text();
    expect(inline.includes(text.trim()), `${sheet} is in the page already`).toBe(false);
  }
  await page.context().close();

  page = await portal.visitAs("camille@example.ch");
  const answered = page.waitForResponse(/\/v1\/welcome$/);
  await page.goto("/");
  const { welcomeInformationType } = await (await answered).json();
  expect(welcomeInformationType, "seen, so there is nothing to show").not.toBe("WHATS_NEW");
  await atHome();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

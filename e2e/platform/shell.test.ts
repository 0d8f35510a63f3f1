import { afterAll, expect, inject, test } from "vitest";
import { type PathName, paths, pathNames } from "../../web/src/core/routing/paths.ts";
import { openPortal } from "../harness/portal.ts";
import { builtAddresses } from "../states/states.ts";
import { it } from "../harness/variation.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const home = async (login = "camille@example.ch", viewport = { width: 1280, height: 900 }) => {
  const page = await portal.visitAs(login, { viewport });
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
};

test("A07 every private address is built, and offered somewhere on the homepage", async () => {
  const page = await home();
  await page.getByRole("contentinfo").waitFor();
  const offered = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("?")[0]));
  const isPrivate = (name: PathName) => paths[name].access === "private";
  // The old address redirects to the new page; a receipt is reached only by sending something, and a correction from
  // the page of one's data.
  const unlisted: readonly PathName[] = ["contact", "requestSent", "dataCorrection"];
  const isUnlisted = (name: PathName) => unlisted.includes(name);
  const open = pathNames.filter((name) => isPrivate(name) && !isUnlisted(name));
  expect(offered).toEqual(expect.arrayContaining(open.map((name) => paths[name].path)));
  // The walk of states checks that each address opens its screen.
  expect(builtAddresses).toEqual(expect.arrayContaining(open));
  await page.context().close();
});

/** The addresses that the specification does not name. */
const ours = [
  "attributions",
  "cards",
  "certificates",
  "costs",
  "dataCorrection",
  "emergency",
  "helpDamage",
  "identityCheck",
  "lifeChanges",
  "messages",
  "myData",
  "pocket",
  "premiumReductions",
  "representatives",
  "requestSent",
  "security",
  "verify",
] as const satisfies readonly PathName[];

test("A08 the specification's 24 private and 9 public paths are in the table, beside ours", () => {
  const isOurs = (name: PathName) => ours.some((one) => one === name);
  const specified = pathNames.filter((name) => !isOurs(name));
  const isPrivate = (name: PathName) => paths[name].access === "private";
  const own = specified.filter(isPrivate);
  expect([own.length, specified.length - own.length]).toEqual([24, 9]);
  expect(pathNames.filter(isOurs)).toHaveLength(ours.length);
});

test("A09 an unknown path says so and leads back to the homepage", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/nowhere/at/all");
  await page.getByRole("heading", { level: 1, name: "Page introuvable" }).waitFor();
  expect(await page.title()).toBe("Page introuvable – Cervin");
  await page.getByRole("link", { name: "Retour à l’accueil", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.context().close();
});

test("A11 a new page begins at its top, with the focus on its heading", async () => {
  const page = await home("zbinden@example.ch", { width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("link", { name: "Documents" }).count(), "closed at first").toBe(0);
  const group = footer.getByRole("button", { name: "Communications" });
  await group.press("Enter");
  expect(await group.getAttribute("aria-expanded")).toBe("true");
  await footer.getByRole("link", { name: "Documents" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.context().close();
});

test("A15 the account menu opens, is walked by keyboard, and Escape gives the focus back", async () => {
  const page = await home();
  const button = page.getByRole("button", { name: /Camille Rochat/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.locator("#account-menu");
  await menu.getByRole("link", { name: /Glossaire/ }).waitFor();
  expect(await menu.locator("a, button").allInnerTexts()).toEqual([
    expect.stringContaining("Mes messages"),
    "Suivi des demandes",
    "Données personnelles",
    "Données professionnelles",
    "Attestations",
    "Compte client",
    "Sécurité",
    "Représentation",
    "Mes données",
    "Consentements",
    "Réglages",
    expect.stringContaining("Glossaire"),
    expect.stringContaining("Questions fréquentes"),
    expect.stringContaining("Se déconnecter"),
  ]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Mes messages");
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test("A16 the bell opens a drawer 400 px wide that says what there is, and closes with Escape", async () => {
  const page = await home();
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await bell.click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  await drawer.getByRole("heading", { name: "Nouvelle facture" }).first().waitFor();
  expect((await drawer.boundingBox())?.width).toBe(400);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test("A17 below 1280 px the menu is a drawer, at most 480 px wide", async () => {
  const page = await home("camille@example.ch", { width: 1279, height: 800 });
  expect(await page.getByRole("navigation", { name: "Navigation principale" }).count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  expect((await drawer.boundingBox())?.width).toBe(480);
  await drawer.getByRole("link", { name: "Accueil" }).waitFor();
  // The rest of the page is inert, and the focus is in the dialog.
  await page.locator("dialog:modal").waitFor();
  expect(await drawer.locator(":focus").count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Menu");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("navigation", { name: "Navigation principale" }).waitFor();
  await page.context().close();
});

test("A18 the footer offers its groups, languages, social pages, privacy and cookie settings", async () => {
  const page = await home();
  const footer = page.getByRole("contentinfo");
  await footer.waitFor();
  expect(await footer.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
    "Compte client",
    "Communications",
    "Finances",
    "Contrats",
    "Aide",
  ]);
  for (const name of ["Français", "Deutsch", "Italiano", "English"]) {
    expect(await footer.getByRole("button", { name }).count(), name).toBe(1);
  }
  for (const name of [/Facebook/, /Instagram/, /LinkedIn/, /YouTube/, /Protection des données/]) {
    await expect
      .poll(() => footer.getByRole("link", { name }).count(), { message: String(name) })
      .toBe(1);
  }
  await footer.getByRole("button", { name: "Réglages des cookies" }).click();
  await page.getByRole("dialog", { name: "Vos choix de cookies" }).waitFor();
  await page.context().close();
});

test("A19 pages outside the portal are those of the language, and open in a new tab", async () => {
  const page = await home();
  const target = async (name: RegExp) =>
    page.getByRole("contentinfo").getByRole("link", { name }).getAttribute("href");
  const french = await target(/Mode de paiement/);
  expect(french).toContain("/fr/");
  await page.getByRole("contentinfo").getByRole("button", { name: "Italiano" }).click();
  await page.getByRole("heading", { level: 1, name: /^Buon(giorno|asera), / }).waitFor();
  const names = [/Modalità di pagamento/, /[Cc]oaching/, /terapista/];
  for (const name of names) expect(await target(name), String(name)).toContain("/it/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: /Modalità di pagamento/ });
  expect([await link.getAttribute("target"), await link.getAttribute("rel")]).toEqual([
    "_blank",
    expect.stringContaining("noopener"),
  ]);
  await page.context().close();
});

test("A35 a toast appears 64 px from the top, stays while it is looked at, and leaves after five seconds", async () => {
  const page = await home();
  await page.clock.install();
  await page.getByRole("button", { name: "Choisir" }).click();
  await page.getByRole("button", { name: "Enregistrer mes choix" }).click();
  const toast = page.getByText("Vos choix sont enregistrés.");
  await toast.waitFor();
  const top = await page
    .getByRole("region", { name: "Messages" })
    .evaluate((region) => region.getBoundingClientRect().top);
  expect(top).toBe(64);
  await toast.hover();
  await page.clock.runFor(10_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(5, 500);
  await page.clock.runFor(4_000);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(2_000);
  await toast.waitFor({ state: "hidden" });
  await page.context().close();
});

test("the choice of cookies is kept, and can be changed from the footer", async () => {
  const page = await home();
  await page.getByRole("button", { name: "Tout accepter" }).click();
  const kept = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === "cookie_settings");
    return decodeURIComponent(cookie?.value ?? "");
  };
  const accepted = await kept();
  expect(accepted).not.toBe("");
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("button", { name: "Tout accepter" }).count()).toBe(0);
  await page.getByRole("button", { name: "Réglages des cookies" }).click();
  await page.getByRole("switch", { name: /Mesure d’audience/ }).click();
  await page.getByRole("button", { name: "Enregistrer mes choix" }).click();
  expect(await kept()).not.toBe(accepted);
  await page.context().close();
});

test("a customer who presses twice what closes a dialog does not press what lies below it", async () => {
  const page = await home();
  const opener = page.getByRole("button", { name: "Réglages des cookies" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: /cookies/ });
  await page.locator("dialog:modal").waitFor();
  await dialog.getByRole("button", { name: "Fermer" }).first().click();
  await dialog.waitFor({ state: "hidden" });
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const isBack = () => opener.evaluate((element) => element === document.activeElement);
  await expect.poll(isBack, { message: "the focus is where it was" }).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  expect(await isBack(), "another press is one").toBe(false);
  await page.context().close();
});

test("Escape closes a dialog that has only just begun to open", async () => {
  const page = await home();
  const opener = page.getByRole("button", { name: "Réglages des cookies" });
  await opener.focus();
  // A page without frames: the dialog waits to become modal.
  const frames = await page.evaluateHandle(() => {
    const kept = { request: window.requestAnimationFrame, waiting: [] as FrameRequestCallback[] };
    window.requestAnimationFrame = (callback) => kept.waiting.push(callback);
    return kept;
  });
  const dialog = page.getByRole("dialog", { name: /cookies/ });
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.isVisible(), { interval: 20 }).toBe(false);
  // The held frames run now: their callbacks must not open the dialog again.
  await frames.evaluate(async ({ request, waiting }) => {
    window.requestAnimationFrame = request;
    for (const callback of waiting) callback(performance.now());
    await new Promise((painted) => {
      window.requestAnimationFrame(() => window.requestAnimationFrame(painted));
    });
  });
  expect(await dialog.isVisible(), "nor does it come later").toBe(false);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test("a screen with all that follows it takes few files, each of which is there", async () => {
  const page = await portal.visitAs("camille@example.ch");
  const files = new Map<string, string | undefined>();
  await renderInBrowser(page);
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith("/assets/")) files.set(pathname, answer.headers()["content-type"]);
  });
  await page.goto("/invoices");
  await page.getByRole("contentinfo").waitFor();
  await expect
    .poll(() => files.keys().some((name) => name.includes("/ArrangementPanel")))
    .toBe(true);
  const others = [...files].filter(([, type]) => !/javascript|css|woff2/.test(type ?? ""));
  expect(others).toEqual([]);
  expect(files.size).toBeLessThanOrEqual(40);
  await page.context().close();
});

test("nothing scrolls sideways from 320 to 1920 px", async () => {
  const page = await home("zbinden@example.ch");
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test("A11 the browser's way back finds a page where it was left, and its way forward too", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/documents");
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: /PDF/ }).nth(5).waitFor();
  // The lower part loads when the page is idle.
  await expect.poll(() => page.evaluate(() => (scrollTo(0, 700), scrollY))).toBe(700);
  await page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: /Camille/ }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.context().close();
});

it("A35 a toast lies above a dialog that opens, and can be closed there", async () => {
  const page = await home();
  const open = () => page.getByRole("button", { name: "Réglages des cookies" }).click();
  await open();
  const dialog = page.getByRole("dialog", { name: "Vos choix de cookies" });
  await dialog.getByRole("button", { name: "Enregistrer mes choix" }).click();
  const toast = page.getByText("Vos choix sont enregistrés.");
  await toast.waitFor();
  await open();
  await dialog.waitFor();
  await toast.hover();
  await page
    .getByRole("region", { name: "Messages" })
    .getByRole("button", { name: "Fermer" })
    .click();
  await toast.waitFor({ state: "hidden" });
  await dialog.waitFor();
  await page.context().close();
});

test("a page is printed without what can only be pressed, as a table that begins on the first sheet", async () => {
  const page = await portal.visitAs("camille@example.ch", {
    viewport: { width: 700, height: 990 },
  });
  await page.goto("/documents");
  const table = page.getByRole("table");
  await table.waitFor();
  await page.emulateMedia({ media: "print" });
  for (const hidden of [page.getByRole("contentinfo"), page.getByRole("navigation").first()]) {
    expect(await hidden.isVisible()).toBe(false);
  }
  expect(await page.getByRole("button").filter({ visible: true }).count()).toBeLessThan(8);
  expect(await table.evaluate((element) => getComputedStyle(element).display)).toBe("table");
  expect(await table.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(500);
});

test("a browser that is too old gets a plain page in its language, and may try again", async () => {
  const page = await portal.visit({ locale: "de-CH" });
  // Safari before iOS 17.4.
  await page.addInitScript(() => void Reflect.deleteProperty(Promise, "withResolvers"));
  await page.goto("/invoices");
  await page.getByRole("heading", { name: "Ihr Browser wird nicht unterstützt" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/session/browser");
  await page.getByRole("link", { name: "FR Français" }).click();
  await page.getByRole("heading", { name: "Votre navigateur n’est pas pris en charge" }).waitFor();
  expect(await page.getByRole("link", { name: "Réessayer" }).getAttribute("href")).toBe("/");
  await page.context().close();
});

test("a browser without scripts gets the same page", async () => {
  const page = await portal.visit({ javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("heading", { name: "Votre navigateur n’est pas pris en charge" }).waitFor();
  await page.context().close();
});

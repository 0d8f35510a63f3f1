import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openGallery } from "./gallery-pages.ts";
import { sampleOfBlocks } from "./sample.ts";
import { it } from "../harness/variation.ts";

beforeEach(sampleOfBlocks());

const gallery = await openGallery();
afterAll(() => gallery.close());

let page: Page;
afterEach(() => page.close());

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const focused = () => page.locator(":focus");
const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const invoices = () => page.getByRole("table", { name: "Invoices", exact: true });
const search = () => new URL(page.url()).search;

describe("by keyboard alone", () => {
  test("arrows walk along tabs, Enter chooses, and Tab goes on into the panel's page", async () => {
    page = await gallery.visit();
    const tabs = page.getByRole("tablist", { name: "Parts" });
    await tabs.getByRole("tab", { name: "Overview" }).focus();
    await press("ArrowRight");
    expect(await isFocused(tabs.getByRole("tab", { name: "Details" }))).toBe(true);
    expect(search(), "walking does not choose").toBe("");
    await press("Enter");
    await page.getByRole("tabpanel", { name: "Details" }).getByText("Details is shown").waitFor();
    await press("End", "Space");
    await page.getByRole("tabpanel", { name: "History" }).waitFor();
    await press("ArrowRight");
    expect(await isFocused(tabs.getByRole("tab", { name: "Overview" }))).toBe(true);
    await press("Home", "ArrowLeft");
    expect(await isFocused(tabs.getByRole("tab", { name: "History" }))).toBe(true);
    await press("Tab");
    expect(await focused().getAttribute("role")).toBe("tab");
    expect(await focused().innerText()).toBe(todayInZurich(new Date()).slice(0, 4));
  });

  test("a row opens with its facts below, and says so", async () => {
    page = await gallery.visit();
    const opener = page.getByRole("button", { name: "Détails Cost share Invoice 26-118430" });
    await opener.focus();
    expect(await opener.getAttribute("aria-expanded")).toBe("false");
    await press("Enter");
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    await invoices().getByText("Redistribution of the environmental levy").waitFor();
    await press("Space");
    expect(await opener.getAttribute("aria-expanded")).toBe("false");
    expect(await isFocused(opener)).toBe(true);
  });

  test("a column sorts up and down, and tells its order", async () => {
    page = await gallery.visit();
    const column = invoices().getByRole("columnheader", { name: "Amount" });
    expect(await column.getAttribute("aria-sort")).toBe("none");
    await column.getByRole("button").focus();
    await press("Enter");
    await expect.poll(() => column.getAttribute("aria-sort")).toBe("ascending");
    const amount = () => invoices().getByRole("row").nth(1).getByRole("cell").last().innerText();
    expect(await amount()).toContain("CHF −20.60");
    await press("Enter");
    await expect.poll(() => column.getAttribute("aria-sort")).toBe("descending");
    expect(await amount()).toContain("CHF 10'");
    expect(search()).toBe("?sort=-rappen");
  });

  test("a filter menu opens, ticks take effect at once, Esc returns, and one press clears", async () => {
    page = await gallery.visit("?page=2");
    await page.getByRole("button", { name: "Status" }).focus();
    await press("Enter", "Tab");
    expect(await isFocused(page.getByRole("checkbox", { name: "To pay" }))).toBe(true);
    await press("Tab", "Space");
    await expect.poll(search, { message: "from the first page again" }).toBe("?status=late");
    expect(await page.getByRole("group", { name: "Status" }).isVisible()).toBe(true);
    await page.getByText("6 résultats").waitFor();
    await press("Escape");
    const opener = page.getByRole("button", { name: "Status : Late" });
    expect(await isFocused(opener)).toBe(true);
    await press("Tab");
    expect(await isFocused(page.getByRole("button", { name: "Effacer le filtre Status" }))).toBe(
      true,
    );
    await press("Enter");
    await expect.poll(search).toBe("");
    expect(await isFocused(page.getByRole("button", { name: "Status", exact: true }))).toBe(true);
  });

  test("all filters are cleared in one press, and the focus stays with them", async () => {
    page = await gallery.visit("?status=late&holder=Beat+Beispiel");
    await page.getByRole("button", { name: "Effacer les filtres" }).focus();
    await press("Enter");
    await page.getByRole("button", { name: "Effacer les filtres" }).waitFor({ state: "detached" });
    expect(search()).toBe("");
    expect(await isFocused(page.getByRole("button", { name: "Status" }))).toBe(true);
  });

  test("pages are links; at the end the focus stays where it is", async () => {
    page = await gallery.visit();
    const pages = page.getByRole("navigation", { name: "Pages : Invoices" });
    await pages.getByRole("link", { name: "Suivant" }).focus();
    await press("Enter");
    await pages.getByText("Page 2 sur 3").waitFor();
    await press("Enter");
    await pages.getByText("Page 3 sur 3").waitFor();
    expect(await invoices().getByRole("row").count()).toBe(4);
    await press("Enter");
    expect(search()).toBe("?page=3");
    const next = pages.getByRole("link", { name: "Suivant" });
    expect(await isFocused(next)).toBe(true);
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    expect(await pages.locator("[aria-current]").allInnerTexts()).toEqual(["3"]);
  });

  test("of a stepper only earlier steps can be reopened, and progress is told", async () => {
    page = await gallery.visit();
    const reopening = {
      horizontal: "Choice (terminée, modifier)",
      vertical: "Modifier : Choice",
    };
    for (const [direction, reopen] of Object.entries(reopening)) {
      const steps = page.getByRole("list", { name: `A ${direction} form` });
      const progress = page.getByRole("status").filter({ hasText: /^Étape/ });
      const told = direction === "horizontal" ? progress.first() : progress.last();
      const finish = page.getByRole("button", { name: `Finish the ${direction} step` });
      const earlier = steps.getByRole("button", { name: "modifier" });
      expect(await earlier.count()).toBe(1);
      await finish.focus();
      await press("Enter");
      await told.getByText("Étape 3 sur 4 : Summary").waitFor();
      expect(await steps.locator("[aria-current=step]").innerText()).toContain("Summary");
      await steps.getByRole("button", { name: reopen }).focus();
      await press("Enter");
      await told.getByText("Étape 1 sur 4 : Choice").waitFor();
      expect(await earlier.count()).toBe(0);
      for (let step = 2; step <= 4; step++) {
        await finish.focus();
        await press("Enter");
      }
      await told.getByText("Étape 4 sur 4 : Signature").waitFor();
    }
  });

  test("an accordion opens and closes, and one of a group closes the others", async () => {
    page = await gallery.visit();
    const parts = page.locator("#accordion details");
    await parts.nth(0).locator("summary").focus();
    await press("Enter", "Tab", "Space");
    expect(await parts.evaluateAll(areOpen)).toEqual([true, true, false, false, false, false]);
    await press("Enter");
    await parts.nth(3).locator("summary").focus();
    await press("Enter", "Tab", "Enter");
    expect(await parts.evaluateAll(areOpen)).toEqual([true, false, false, false, true, false]);
  });

  test.each(["plain", "confirm", "success", "error"])(
    "a %s dialog keeps the focus, and gives it back",
    async (kind) => {
      page = await gallery.visit();
      const opener = page.getByRole("button", { name: `Open ${kind} dialog` });
      await opener.focus();
      await press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      expect(await dialog.locator(":focus").count()).toBe(1);
      await press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(await isFocused(opener)).toBe(true);
    },
  );

  test("a busy button keeps its width and the focus, and does not act twice", async () => {
    page = await gallery.visitAlone();
    const button = page.getByRole("button", { name: "Save for a moment" });
    const width = (await button.boundingBox())?.width;
    await page.clock.install();
    await button.focus();
    await press("Enter");
    await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
    expect((await button.boundingBox())?.width).toBe(width);
    expect(await isFocused(button)).toBe(true);
    await page.clock.runFor(1500);
    await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull();
  });
});

describe("the carousel", () => {
  const seen = () =>
    page
      .getByRole("region", { name: "Offers" })
      .locator("[aria-roledescription=diapositive]:not([inert]) strong")
      .allInnerTexts();

  test.each([
    [1280, ["Travel", "Dental care", "Gym"]],
    [1199, ["Travel", "Dental care"]],
    [767, ["Travel"]],
  ])("at %i px shows %j", async (width, slides) => {
    page = await gallery.visit("", { viewport: { width, height: 900 } });
    expect(await seen()).toEqual(slides);
  });

  test("back, forth and dots work by keyboard, around both ends", async () => {
    page = await gallery.visit();
    const offers = page.getByRole("region", { name: "Offers" });
    await offers.getByRole("button", { name: "Suivant" }).focus();
    await press("Enter");
    await expect.poll(seen).toEqual(["Dental care", "Gym", "Glasses"]);
    await press("Enter", "Enter");
    await expect.poll(seen).toEqual(["Travel", "Dental care", "Gym"]);
    await offers.getByRole("button", { name: "Précédent" }).focus();
    await press("Enter");
    await expect.poll(seen).toEqual(["Gym", "Glasses", "Legal help"]);
    await offers.getByRole("button", { name: "Aller à 2 sur 3" }).focus();
    await press("Space");
    await expect.poll(seen).toEqual(["Dental care", "Gym", "Glasses"]);
    expect(await focused().getAttribute("aria-current")).toBe("true");
  });

  test("moves every five seconds once started, waits while it has the focus, and can be stopped", async () => {
    page = await gallery.visitAlone({ reducedMotion: "no-preference" });
    await page.clock.install({ time: 0 });
    await page.reload();
    const offers = page.getByRole("region", { name: "Offers" });
    const look = (name: string) => offers.getByRole("button", { name }).press("Enter");
    const lookAway = () =>
      page.evaluate(() => document.querySelector<HTMLElement>(":focus")?.blur());
    await look("Aller à 1 sur 3");
    await page.clock.pauseAt(60_000);
    await lookAway();
    await page.clock.runFor(11_000);
    expect((await seen())[0], "nothing moves by itself").toBe("Travel");
    await look("Lancer le défilement");
    await lookAway();
    await page.clock.runFor(4900);
    expect((await seen())[0]).toBe("Travel");
    await page.clock.runFor(200);
    await expect.poll(async () => (await seen())[0]).toBe("Dental care");

    await offers.getByText("Dental care").first().hover();
    await offers.locator("[aria-live=polite]").waitFor();
    await page.clock.runFor(11_000);
    expect((await seen())[0]).toBe("Dental care");
    await page.mouse.move(0, 0);
    await offers.getByRole("button", { name: "Aller à 1 sur 3" }).focus();
    await page.clock.runFor(11_000);
    expect((await seen())[0]).toBe("Dental care");

    await look("Arrêter le défilement");
    await lookAway();
    await page.clock.runFor(11_000);
    expect((await seen())[0]).toBe("Dental care");
    await look("Lancer le défilement");
    await lookAway();
    await page.clock.runFor(5100);
    await expect.poll(async () => (await seen())[0]).toBe("Gym");
  });

  it("stands still for those who wish less motion", async () => {
    page = await gallery.visitAlone();
    await page.clock.install();
    await page.reload();
    await page.getByRole("region", { name: "Offers" }).waitFor();
    await page.clock.runFor(16_000);
    expect((await seen())[0]).toBe("Travel");
    expect(await page.getByRole("button", { name: "Arrêter le défilement" }).count()).toBe(0);
  });
});

describe("the address is the state", () => {
  test("A39 years go from the current one back to 2016, and the address keeps the chosen one", async () => {
    page = await gallery.visit();
    const current = Number(todayInZurich(new Date()).slice(0, 4));
    const years = page.getByRole("tablist", { name: "Year" }).getByRole("tab");
    const wanted = Array.from({ length: current - 2015 }, (_, index) => String(current - index));
    expect(await years.allInnerTexts()).toEqual(wanted);
    await years.getByText("2016").click();
    await page.getByText("What happened in 2016.").waitFor();
    expect(search()).toBe("?year=2016");
    await page.reload();
    await page.getByText("What happened in 2016.").waitFor();
    await page.goto("/gallery?year=2015");
    await page.getByText(`What happened in ${current}.`).waitFor();
  });

  test("a page that stays open over New Year goes on with the new year", async () => {
    page = await gallery.visitAlone();
    await page.clock.install({ time: new Date("2026-12-31T22:58:30Z") });
    await page.reload();
    const newest = page.getByRole("tablist", { name: "Year" }).getByRole("tab").first();
    expect(await newest.innerText()).toBe("2026");
    await page.clock.runFor(120_000);
    await newest.getByText("2027").waitFor();
  });

  test("a reload keeps tab, year, filters, sort and page; the back button undoes them one by one", async () => {
    page = await gallery.visit();
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByRole("tab", { name: "2019" }).click();
    await page.getByRole("button", { name: "Status" }).click();
    await page.getByRole("checkbox", { name: "Paid" }).check();
    await press("Escape");
    await invoices().getByRole("button", { name: "Due" }).click();
    await page
      .getByRole("navigation", { name: "Pages : Invoices" })
      .getByRole("link", { name: "Page 2" })
      .click();
    const whole = "?tab=history&year=2019&status=paid&sort=due&page=2";
    await expect.poll(search).toBe(whole);
    await page.reload();
    await page.getByRole("tabpanel", { name: "History" }).waitFor();
    await page.getByText("What happened in 2019.").waitFor();
    await page.getByRole("button", { name: "Status : Paid" }).waitFor();
    expect(
      await invoices().getByRole("columnheader", { name: "Due" }).getAttribute("aria-sort"),
    ).toBe("ascending");
    expect(await invoices().getByRole("row").count()).toBe(2);

    for (const before of [
      "?tab=history&year=2019&status=paid&sort=due",
      "?tab=history&year=2019&status=paid",
      "?tab=history&year=2019",
      "?tab=history",
      "",
    ]) {
      await page.goBack();
      expect(search()).toBe(before);
    }
    await page.getByRole("tabpanel", { name: "Overview" }).waitFor();
    expect(await invoices().getByRole("row").count()).toBe(11);
    await page.goForward();
    await page.getByRole("tabpanel", { name: "History" }).waitFor();
  });
});

test("the blocks' own words follow the language", async () => {
  page = await gallery.visit("?status=late", { locale: "de-CH" });
  await page.getByRole("button", { name: "Filter aufheben" }).waitFor();
  await page.getByRole("button", { name: "it", exact: true }).click();
  await page.getByRole("button", { name: "Togliere i filtri" }).waitFor();
  await page.getByRole("navigation", { name: "Pagine: Numbers" }).waitFor();
});

test("the gallery says nothing in the console", async () => {
  page = await gallery.visit();
  const words: string[] = [];
  page.on("console", (message) => {
    // The gallery has no API, so the browser logs failed requests.
    if (!message.text().startsWith("Failed to load resource")) words.push(message.text());
  });
  page.on("pageerror", (error) => words.push(error.message));
  await page.reload({ waitUntil: "networkidle" });
  expect(words).toEqual([]);
});

test("the portal's own build knows nothing of the gallery", async () => {
  page = await gallery.visit();
  const mark = /gallery|Beat Beispiel/i;
  expect(textsIn(gallery.outDir).some(({ text }) => mark.test(text))).toBe(true);
  const dist = path.join(import.meta.dirname, "../../web/dist");
  const found = textsIn(dist);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ file, text }) => mark.test(file) || mark.test(text))).toEqual([]);
});

function areOpen(parts: Element[]): boolean[] {
  return parts.map((part) => part.hasAttribute("open"));
}

function textsIn(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));
}

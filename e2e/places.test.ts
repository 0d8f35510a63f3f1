import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { addDemonstrationAddresses } from "../api/seed/places/places.ts";
import { openFields } from "./gallery/fields-pages.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

// The place fields with the real directories.
const fields = await openFields(inject("databaseUrl"));
beforeAll(() => addDemonstrationAddresses(fields.owner));
afterAll(() => fields.close());

let page: Page;
let asked: string[];
beforeEach(async () => {
  page = await fields.visit({ isAlone: true });
  asked = [];
  await renderInBrowser(page);
  page.on("request", (request) => {
    const { operationName } = Object.fromEntries(new URL(request.url()).searchParams);
    if (operationName === "SearchSwissAddress" || operationName === "Localities")
      asked.push(request.postDataJSON().variables.address);
  });
});
afterEach(() => page.context().close());

const address = () => page.getByRole("combobox", { name: "Adresse suisse", exact: true });
const locality = () => page.getByRole("combobox", { name: "Localité suisse", exact: true });
const options = () => page.getByRole("listbox").getByRole("option");
const byHand = () => page.getByRole("button", { name: "Saisir l’adresse à la main" });

test("B10 an address is searched once the person pauses for 250 ms, and from three characters on", async () => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await address().focus();
  await page.keyboard.type("ru");
  await page.clock.runFor(1000);
  await page.getByText("Saisissez au moins 3 caractères").first().waitFor();
  for (const more of ["e", " du", " l", "a", "c", " 4", " 1", "003"]) {
    await page.keyboard.type(more);
    await page.clock.runFor(240);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toEqual(["rue du lac 4 1003"]);
  await options().first().waitFor();
});

test("B10 with the keyboard alone, a misspelt address is found, walked to, chosen and changed", async () => {
  await locality().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("lausane ruee du lak 4");
  await options().first().waitFor();
  expect(await options().first().innerText()).toBe("Rue du Lac 4, 1000 Lausanne");
  await page.keyboard.press("ArrowDown");
  const active = await address().getAttribute("aria-activedescendant");
  const chosen = await page.locator(`[id="${active}"]`).innerText();
  await page.keyboard.press("Enter");
  expect(await address().inputValue()).toBe(chosen);
  expect(await address().getAttribute("aria-expanded")).toBe("false");

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("bahnofstr 12 8001");
  await options().filter({ hasText: "Bahnhofstrasse 12, 8001 Zürich" }).first().waitFor();
  await page.keyboard.press("Escape");
  expect(await address().inputValue(), "what was not chosen does not stay").toBe(chosen);
});

it("B10 what the directory does not know, and a directory that is away, lead to typing by hand", async () => {
  await address().focus();
  await page.keyboard.type("xqzwv kjhgf 12");
  await page.getByText("Aucune adresse trouvée").first().waitFor();
  await page.keyboard.press("Tab");
  expect(await byHand().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("Sans répertoire : xqzwv kjhgf 12").waitFor();

  await page.route(/operationName=SearchSwissAddress/, (route) => route.abort());
  await address().fill("rue du lac 4");
  await page.getByText("La recherche n’a pas abouti").first().waitFor();
  await byHand().waitFor();
  await page.unroute(/operationName=SearchSwissAddress/);
  await address().fill("rue du lac 4 1003");
  await options().filter({ hasText: "Rue du Lac 4, 1003 Lausanne" }).first().click();
  expect(await address().inputValue()).toBe("Rue du Lac 4, 1003 Lausanne");
});

test("B09 a misspelt locality, and one in another language, is found and chosen with the keyboard alone", async () => {
  await locality().focus();
  await page.keyboard.type("neuchtael");
  await options().filter({ hasText: "2000 Neuchâtel" }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await locality().inputValue()).toBe("2000 Neuchâtel");
  await locality().fill("ginevra");
  await options().filter({ hasText: "1200 Genève" }).first().click();
  expect(await locality().inputValue()).toBe("1200 Genève");
  await locality().fill("nulle part ailleurs");
  await page.getByText("Aucune localité trouvée").first().waitFor();
  await page.keyboard.press("Tab");
  expect(await locality().inputValue(), "free text does not stay").toBe("1200 Genève");
});

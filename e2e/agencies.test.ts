import { weekdayOf } from "@portal/model/calendar/calendar.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const {
  rows: [{ home }],
} = await portal.owner.query(
  `select zip || ' ' || city as home from postal_address
   where insured_number = 4218730 and domicile_legal and current_date between valid_from and valid_to`,
);
const lausanne = { latitude: 46.519_654_3, longitude: 6.632_273_9 };

async function open(path = "/help-find-agency", options: BrowserContextOptions = {}) {
  page = await portal.visitAs("camille@example.ch", options);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Trouver une agence" }).waitFor();
}
const field = () => page.getByRole("combobox", { name: "Localité" });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 2, name });
const cards = () => page.getByRole("article");
const card = (name: string) => page.getByRole("article", { name });
const map = () => page.getByRole("region", { name: "Carte des agences" });

const closeError = () =>
  page
    .getByRole("dialog", { name: "Erreur" })
    .getByRole("button", { name: "Fermer" })
    .first()
    .click();

test("G01 the screen begins with what is near home; another place, home again and the whole country are a click away", async () => {
  await open();
  await heading(`Agences près de ${home}`).waitFor();
  expect(await cards().count()).toBe(10);
  const distances = await cards()
    .getByText(/^\d+\s?km$/)
    .allInnerTexts();
  const kilometres = distances.map((text) => Number.parseInt(text, 10));
  expect(kilometres).toHaveLength(10);
  expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
  expect(await cards().getByRole("heading").first().innerText()).toBe("Cervin Lausanne");
  expect(await page.getByRole("button", { name: "Près de chez moi" }).count()).toBe(0);

  await page.getByRole("button", { name: "Toutes les agences" }).press("Enter");
  await heading("35 agences en Suisse").waitFor();
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
  expect(
    await cards()
      .getByText(/^\d+\s?km$/)
      .count(),
  ).toBe(0);
  await page.getByRole("link", { name: "Page 4" }).click();
  await card("Cervin Zürich").waitFor();
  expect(await cards().count()).toBe(5);

  await page.getByRole("main").getByRole("button", { name: "Rechercher" }).click();
  await page.getByText("Choisissez une localité suisse dans la liste.").waitFor();
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
  await field().fill("1260 ny");
  await page.getByRole("option", { name: "1260 Nyon" }).click();
  await heading("Agences près de 1260 Nyon").waitFor();
  expect(new URL(page.url()).search).toBe("?place=1260-nyon");
  expect(await cards().getByRole("heading").first().innerText()).toBe("Cervin Nyon");
  expect(await card("Cervin Nyon").getByText("1 km").count()).toBe(1);

  const visitor = await page.context().newPage();
  await visitor.goto(page.url());
  await visitor.getByRole("heading", { name: "Agences près de 1260 Nyon" }).waitFor();
  expect(await visitor.getByRole("combobox", { name: "Localité" }).inputValue()).toBe("1260 Nyon");

  await page.getByRole("button", { name: "Près de chez moi" }).click();
  await heading(`Agences près de ${home}`).waitFor();
  expect(await field().inputValue()).toBe("");
  expect(new URL(page.url()).search).toBe("");
  await page.goBack();
  await heading("Agences près de 1260 Nyon").waitFor();
});

test("G01 a customer who lives abroad begins with the whole country", async () => {
  await portal.owner.query(
    `update postal_address set country = 'FR', zip = '74100', city = 'Annemasse', locality_id = null
     where insured_number = 4218731`,
  );
  page = await portal.visitAs("luca@example.ch", { locale: "fr-CH" });
  await page.goto("/help-find-agency");
  await heading("35 agences en Suisse").waitFor();
});

it("G01 Liechtenstein, an unknown link and a position that is not told are answered in words, and nothing is lost", async () => {
  await open("/help-find-agency?place=1003-nulle-part", { permissions: [] });
  await page.getByText(/La localité de ce lien est inconnue/).waitFor();
  await heading("35 agences en Suisse").waitFor();
  await field().fill("vaduz");
  await page.getByRole("option", { name: "9490 Vaduz" }).click();
  await page.getByText(/Nous n’avons pas d’agence au Liechtenstein/).waitFor();
  expect(await field().inputValue()).toBe("9490 Vaduz");
  await page.getByRole("button", { name: "Autour de moi" }).click();
  const denied = page.getByText(/Votre navigateur ne nous donne pas votre position/);
  await denied.waitFor();
  expect(await cards().count()).toBe(10);
  await field().fill("nyon");
  await page.getByRole("option", { name: "1260 Nyon" }).click();
  await heading("Agences près de 1260 Nyon").waitFor();
  expect(await denied.count(), "it no longer matters").toBe(0);
});

test("G02 a card tells everything; leaving the portal takes a click on a link that says so", async () => {
  await open("/help-find-agency?place=1003-lausanne");
  const lausanneCard = card("Cervin Lausanne");
  await lausanneCard.getByText("Avenue du Mont-Blanc 12, 1003 Lausanne").waitFor();
  expect(await lausanneCard.getByText("+41 21 555 09 00").isVisible(), "the rest opens").toBe(
    false,
  );
  await lausanneCard.getByText("Horaires et contact").click();
  const address = (name: string | RegExp) =>
    lausanneCard.getByRole("link", { name }).getAttribute("href");
  expect(await address("+41 21 555 09 00")).toBe("tel:+41215550900");
  expect(await address("lausanne@cervin.example")).toBe("mailto:lausanne@cervin.example");
  expect(await address(/^Visite virtuelle/)).toBe("https://www.cervin.example/360/lausanne");
  expect(await address(/^Itinéraire/)).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=46\.\d+%2C6\.\d+&locale=fr$/,
  );
  const tour = lausanneCard.getByRole("link", { name: /Visite virtuelle.*nouvel onglet/ });
  expect(await tour.getAttribute("target")).toBe("_blank");
  for (const text of ["+41 21 555 09 09 (fax)", "français, allemand, italien et anglais"]) {
    expect(await lausanneCard.getByText(text).count(), text).toBe(1);
  }
  expect(await lausanneCard.getByText("09:00–12:00").isVisible()).toBe(true);
  await lausanneCard.getByText(/Accès sans marches/).waitFor();
});

it("G01 a card and its marker are chosen together, on another page of the list too, by keyboard alone", async () => {
  await open("/help-find-agency?place=1003-lausanne");
  const onMap = card("Cervin Morges").getByRole("button", { name: "Voir sur la carte" });
  await onMap.focus();
  await page.keyboard.press("Enter");
  const marker = (name: string) => map().getByRole("button", { name, exact: true });
  await marker("Cervin Morges").waitFor();
  expect(await marker("Cervin Morges").getAttribute("aria-pressed")).toBe("true");
  await map().locator("[data-caption]").getByText("Cervin Morges").waitFor();
  // Without tiles the map has no streets: it stays at the level of the town and says so.
  await map().getByText("2 km", { exact: true }).last().waitFor();
  await page
    .getByText("Cette carte montre les localités, sans les rues.", { exact: false })
    .waitFor();
  const nearer = map().getByRole("button", { name: "Agrandir" });
  await nearer.press("Enter");
  await expect.poll(() => nearer.getAttribute("aria-disabled")).toBe("true");
  await onMap.press("Enter");
  expect(await onMap.getAttribute("aria-pressed")).toBe("false");

  await page.getByRole("link", { name: "Page 4" }).press("Enter");
  await page.getByText("Page 4 sur 4").waitFor();
  await marker("Cervin Lausanne").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Page 1 sur 4").waitFor();
  const chosen = card("Cervin Lausanne").getByRole("button", { name: "Voir sur la carte" });
  expect(await chosen.getAttribute("aria-pressed")).toBe("true");
});

test("G01 near me asks only when pressed, sends a coarse point, and puts it in no address", async () => {
  const asked: unknown[] = [];
  await open("/help-find-agency", { geolocation: lausanne, permissions: ["geolocation"] });
  await renderInBrowser(page);
  page.on("request", (request) => {
    if (request.url().includes("operationName=Agencies")) asked.push(request.postDataJSON());
  });
  await page.getByRole("button", { name: "Autour de moi" }).click();
  await heading("Agences autour de vous").waitFor();
  expect(asked).toMatchObject([{ variables: { lat: 46.52, lng: 6.632 } }]);
  expect(new URL(page.url()).search).toBe("");
  expect(await cards().getByRole("heading").first().innerText()).toBe("Cervin Lausanne");
  // Timestamps contain digits too.
  const logged = portal.logged.join("").replaceAll(/"at":"[^"]*"/g, "");
  expect(logged).not.toMatch(/46\.52|6\.632/);

  await page.context().setGeolocation({ latitude: 48.8566, longitude: 2.3522 });
  await page.reload();
  await page.getByRole("button", { name: "Autour de moi" }).click();
  await page.getByText("Votre position se trouve hors de Suisse.", { exact: false }).waitFor();
  await heading(`Agences près de ${home}`).waitFor();
});

it("G02 hours are Swiss, in words that follow the clock by the minute, wherever the browser is", async () => {
  const now = new Date();
  const soon = timeInZurich(new Date(now.getTime() + 120_000));
  const closes = soon > timeInZurich(now) ? soon : "24:00";
  const today = todayInZurich(now);
  const week = Array.from({ length: 7 }, (_, day) =>
    day === weekdayOf(today) ? [{ opens: "00:00", closes }] : [],
  );
  await portal.owner.query("delete from holiday");
  await portal.owner.query("update agency set week = $1 where city = 'Zug'", [
    JSON.stringify(week),
  ]);
  page = await portal.visitAs("camille@example.ch", { timezoneId: "America/New_York" });
  await renderInBrowser(page);
  await page.clock.install();
  await page.goto("/help-find-agency?place=6300-zug");
  await card("Cervin Zug").getByText(`Ouvert jusqu’à ${closes}`).waitFor();
  await page.clock.runFor(180_000);
  await card("Cervin Zug").getByText("Fermé", { exact: true }).waitFor();
  expect(
    await card("Cervin Zug")
      .getByText(/· Ouvre \S+ \d\d\.\d\d\.\d{4} à 00:00/)
      .count(),
  ).toBe(1);

  await portal.owner.query("insert into holiday (rule, cantons, name) values ($1, $2, $3)", [
    today,
    JSON.stringify(["ZG"]),
    JSON.stringify({ fr: "Ascension", de: "Auffahrt", it: "Ascensione", en: "Ascension Day" }),
  ]);
  await page.reload();
  await card("Cervin Zug").getByText("Fermé aujourd’hui : Ascension").waitFor();
  await card("Cervin Zug").getByText("Horaires et contact").click();
  await card("Cervin Zug")
    .getByText(`${formatDate(today)}, Ascension`)
    .waitFor();
  expect(await page.getByText("Fermé aujourd’hui").count()).toBe(1);
});

it("G01 when the agencies cannot be loaded the page says so, and tries again", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Agencies/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/help-find-agency");
  await closeError();
  await page.getByText("Les agences n’ont pas pu être chargées.").waitFor();
  await page.unroute(/operationName=Agencies/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await heading(`Agences près de ${home}`).waitFor();

  // A search for another place is a retry.
  await page.route(/operationName=Agencies/, (route) => route.abort());
  await field().fill("1003 lau");
  await page.getByRole("option", { name: "1003 Lausanne" }).click();
  await closeError();
  await page.getByText("Les agences n’ont pas pu être chargées.").waitFor();
  await page.unroute(/operationName=Agencies/);
  await field().fill("nyon");
  await page.getByRole("option", { name: "1260 Nyon" }).click();
  await heading("Agences près de 1260 Nyon").waitFor();
});

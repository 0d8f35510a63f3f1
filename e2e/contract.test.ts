import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, onTestFinished, test } from "vitest";
import { monthName } from "./harness/month-names.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const today = todayInZurich(new Date());
const thisMonth = today.slice(0, 7);
const monthAway = (months: number) => moveDay(`${thisMonth}-01`, { months }).slice(0, 7);
const nextYear = Number(today.slice(0, 4)) + 1;

const open = async (login: string, path = "/contract") => {
  page = await portal.visitAs(login);
  await page.goto(path);
  await page.getByRole("region", { name: "Total des primes" }).waitFor();
};
const summary = () => page.getByRole("region", { name: "Total des primes" });
const tab = (name: string) => page.getByRole("tab", { name });
const month = () => page.getByRole("combobox", { name: "Mois affiché" });
/** The card of a person or of a property contract. */
const card = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) });
/** The value beside a term. */
const fact = (within: Locator, term: string) =>
  within.locator("dl > div").filter({ hasText: term }).first().locator("dd").first().innerText();
/** `CHF 1'184.60`, with or without a sign, in rappen. */
const rappen = (text: string) =>
  Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100) * (text.includes("−") ? -1 : 1);
const amountsIn = async (lines: Locator) => (await lines.allInnerTexts()).map(rappen);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The monthly amounts of the closed cards. */
const onCards = () => amountsIn(page.locator("main summary span:has(> small)"));
/** The net amount of a card, below its receipt. */
const net = async (within: Locator, words: string) =>
  rappen(await within.getByText(words).locator("xpath=..").innerText());

/** The monthly amount of the household. */
const shownTotal = async () =>
  rappen((await summary().innerText()).match(/CHF\s[\d'.]+/)?.[0] ?? "");

const closeError = () =>
  page
    .getByRole("dialog", { name: "Erreur" })
    .getByRole("button", { name: "Fermer" })
    .first()
    .click();

test("F01 the month goes from two years back to one ahead, lives in the address and reloads the contracts", async () => {
  await open("camille@example.ch");
  const months = await month().locator("option").allInnerTexts();
  expect([months.length, months[0], months.at(-1)]).toEqual([
    37,
    monthName(monthAway(-24)),
    monthName(monthAway(12)),
  ]);
  const total = await shownTotal();
  await summary().getByText(monthName(thisMonth)).waitFor();

  // The picker changes at once; the content shows that it is loading the new month.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await renderInBrowser(page);
  await page.route(/operationName=Contracts/, (route) => held.then(() => route.continue()));
  await month().selectOption(monthAway(-12));
  await page.locator("main [aria-busy=true]").waitFor();
  const told = page
    .getByRole("status")
    .filter({ hasText: "Contrats du mois en cours de chargement" });
  expect(await told.count()).toBe(1);
  expect(await month().inputValue()).toBe(monthAway(-12));
  await summary().getByText(monthName(thisMonth)).waitFor();
  release();
  await summary()
    .getByText(monthName(monthAway(-12)))
    .waitFor();
  await page.locator("main [aria-busy=true]").waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("month")).toBe(monthAway(-12));
  expect(await shownTotal()).toBeLessThan(total);
  await page.getByRole("button", { name: "Mois suivant" }).click();
  await summary()
    .getByText(monthName(monthAway(-11)))
    .waitFor();
  await page.getByRole("button", { name: "Revenir au mois actuel" }).click();
  await summary().getByText(monthName(thisMonth)).waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await month().evaluate((select) => select === document.activeElement)).toBe(true);
  await page.goBack();
  await summary()
    .getByText(monthName(monthAway(-11)))
    .waitFor();
  expect(await month().inputValue()).toBe(monthAway(-11));

  // On the narrowest phone the longest month fits between its two buttons.
  await page.setViewportSize({ width: 320, height: 640 });
  const { room, needed, right } = await month().evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = font;
    const widths = [...select.options].map(({ text }) => pen?.measureText(text).width ?? 0);
    return {
      room: select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
      needed: Math.max(...widths),
      right: select.closest("div:has(> button)")?.lastElementChild?.getBoundingClientRect().right,
    };
  });
  expect(room).toBeGreaterThan(needed);
  expect(right).toBeLessThan(320);

  // An address outside of the range shows the current month.
  await page.goto(`/contract?month=${monthAway(-25)}`);
  await summary().getByText(monthName(thisMonth)).waitFor();
});

test("F02 three tabs are chosen by the address, by hand and by keyboard", async () => {
  await open("camille@example.ch", "/contract?tab=lca");
  expect(await tab("Complémentaires").getAttribute("aria-selected")).toBe("true");
  await card("Camille Rochat").getByRole("heading", { name: "Hôpital Confort" }).waitFor();
  await tab("Complémentaires").press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contract?tab=estate");
  await page.getByRole("heading", { name: "Foyer Complet" }).waitFor();
  await tab("Assurance de base").click();
  await page.waitForURL(/\/contract$/);
  await card("Camille Rochat").getByText("Base Réseau de médecins").first().waitFor();
});

test("F03 a basic contract tells its terms, its doctor and how its premium is made up", async () => {
  await open("camille@example.ch");
  const noe = card("Noé Rochat");
  await noe.getByRole("heading", { name: "Noé Rochat" }).click();
  await noe.getByText("Votre premier interlocuteur").waitFor();
  expect(await fact(noe, "Modèle")).toBe("Médecin de famille");
  expect(await fact(noe, "Franchise")).toBe("Aucune");
  expect(await fact(noe, "Accident")).toBe("Compris");
  expect(await fact(noe, "Assureur")).toBe("Cervin Santé SA");
  expect(await fact(noe, "Depuis le")).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  expect(await fact(noe, "Rythme de paiement")).toBe("Chaque mois");
  await noe.getByRole("link", { name: `Police d’assurance ${today.slice(0, 4)}` }).waitFor();
  expect(await noe.getByRole("link", { name: /Conditions générales/ }).getAttribute("href")).toBe(
    "/api/v1/conditions/RF01.pdf?lang=fr",
  );

  const receipt = noe.locator("dl").last();
  expect(rappen(await fact(noe, "Prime brute"))).toBeGreaterThan(0);
  expect(rappen(await fact(noe, "Réduction de prime du canton"))).toBe(-60_00);
  expect(rappen(await fact(noe, "Redistribution des taxes"))).toBeLessThan(0);
  const paid = await noe.getByText("À payer par mois").locator("xpath=..").innerText();
  expect(sum(await amountsIn(receipt.locator("dd")))).toBe(rappen(paid));

  await noe.getByRole("button", { name: /Expliquer.*Accident/ }).click();
  await noe.getByText(/travaillez au moins 8 heures par semaine/).waitFor();
  expect(await fact(card("Camille Rochat"), "Franchise")).toMatch(/CHF.2'500 par an/);
});

it("F03 the telemedicine partner is called from the screen, and no person abroad gets the environmental refund", async () => {
  await open("oliver@example.ch");
  const oliver = card("Oliver Smith");
  const covered = await page.locator("main details").count();
  await summary().getByText(`, ${covered} personne`).waitFor();
  expect(covered, "Theo is on the account for information").toBeLessThan(
    await page.getByRole("main").getByRole("heading", { level: 2 }).count(),
  );
  await oliver.getByText("Docline 24").waitFor();
  expect(await oliver.getByRole("link", { name: /44.555.02.47/ }).getAttribute("href")).toBe(
    "tel:+41445550247",
  );

  // F07: a person without a contract is named, with the reason.
  await card("Theo Smith")
    .getByText(/pour information\. Ses contrats sont gérés dans un autre compte client/)
    .waitFor();
  await tab("Complémentaires").click();
  expect(await fact(card("Oliver Smith"), "Variantes")).toBe("Soins dans le monde entier");
});

test("F04 supplementary contracts are listed with their terms, and add up", async () => {
  await open("camille@example.ch", "/contract?tab=lca");
  const camille = card("Camille Rochat");
  const hospital = camille.getByRole("listitem").filter({ hasText: "Hôpital Confort" });
  expect(await fact(hospital, "Niveau")).toBe("Division mi-privée");
  expect(await fact(hospital, "Contrat-cadre")).toBe("10045");
  expect(await fact(hospital, "Franchise")).toBe("Aucune");
  expect(await fact(hospital, "Depuis le")).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  await hospital.getByText("Confort et choix à l’hôpital").waitFor();
  expect(
    await hospital.getByRole("link", { name: /Conditions générales/ }).getAttribute("href"),
  ).toBe("/api/v1/conditions/AH01.pdf?lang=fr");
  const amounts = await amountsIn(camille.getByRole("listitem").locator("h3 >> xpath=../../p"));
  const total = await camille
    .getByText("Total des assurances complémentaires")
    .locator("xpath=..")
    .innerText();
  expect(amounts).toHaveLength(2);
  expect(sum(amounts)).toBe(rappen(total));
});

it("F07 before a person joined there was no contract; F04 afterwards it is told until when nothing is paid", async () => {
  await open("sofia@example.ch", "/contract?tab=lca");
  const dental = card("Sofia Meier").getByRole("listitem").filter({ hasText: "Soins dentaires" });
  const joined = monthAway(-1);
  expect(await fact(dental, "Délai d’attente jusqu’au")).toBe(
    formatDate(moveDay(moveDay(`${joined}-01`, { months: 6 }), { days: -1 })),
  );
  await month().selectOption(monthAway(-2));
  await page.getByText("Pas d’assurance complémentaire chez nous").waitFor();
  await tab("Assurance de base").click();
  await page.getByText("Pas d’assurance de base chez nous").waitFor();
  await month().selectOption(joined);
  await card("Sofia Meier").getByText("Votre premier interlocuteur").waitFor();
});

test("F05 a property contract tells its home, its modules and its stamp, and adds up", async () => {
  await open("giulia@example.ch", "/contract?tab=estate");
  const home = card("Foyer Complet");
  expect(await fact(home, "Durée")).toMatch(/^du \d{2}\.\d{2}\.\d{4} au \d{2}\.\d{2}\.\d{4}$/);
  expect(await fact(home, "Personnes assurées")).toBe("Vous uniquement");
  expect(await fact(home, "Logement")).toMatch(/Via Nassa 18\n6900 Lugano\nRésidence principale/);
  const row = (name: string) => home.getByRole("row", { name });
  expect(await row("Inventaire du ménage").getByRole("cell").allInnerTexts()).toEqual([
    expect.stringMatching(/CHF.85'000$/),
    expect.stringMatching(/CHF.500$/),
    expect.stringMatching(/^CHF.\d+\.\d{2}$/),
  ]);
  await home.getByRole("table", { name: "Couvertures complémentaires" }).waitFor();
  await row("Protection cyber").waitFor();

  const parts = await amountsIn(home.locator("dl").last().locator("dd"));
  const total = await home.getByText("À payer par an").locator("xpath=..").innerText();
  expect(parts).toHaveLength(3);
  expect(sum(parts)).toBe(rappen(total));
  const monthly = await home.getByText(/^soit .* par mois$/).innerText();
  expect(rappen(monthly)).toBe(rappen(await home.locator("summary span:has(> small)").innerText()));
  for (const [place, name] of ["Couverture de base", "Couvertures complémentaires"].entries()) {
    const premiums = home.getByRole("table", { name }).locator("tr > td:last-child");
    const amounts = await amountsIn(premiums);
    expect(amounts.pop(), name).toBe(parts[place]);
    expect(sum(amounts), name).toBe(parts[place]);
  }
  const stamp = rappen(await fact(home, "Droit de timbre fédéral"));
  expect(Math.abs(stamp - (sum(parts) - stamp) * 0.05)).toBeLessThan(5);
  await page.getByRole("button", { name: "Tout ouvrir" }).click();
  await card("Bâtiment").getByRole("row", { name: "Tremblement de terre" }).waitFor();
  await card("Protection juridique").getByRole("row", { name: "Circulation" }).waitFor();
});

it("F05 property is the main insured's alone: an adult of the family sees his own health insurance", async () => {
  await open("luca@example.ch", "/contract?tab=estate");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByText("Pas d’assurance de biens chez nous").waitFor();
  await tab("Assurance de base").click();
  await card("Luca Rochat").getByText("Base Classique").first().waitFor();
  const people = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await people.allInnerTexts()).toEqual(["Luca Rochat"]);
});

it("F06 the household's total is the sum of its parts and of its people, and next year's stands beside it", async () => {
  await open("camille@example.ch");
  const parts = await amountsIn(summary().locator("dd"));
  const shown = await shownTotal();
  expect(parts).toHaveLength(3);
  expect(sum(parts)).toBe(shown);
  const people = await page.getByText(/^Toutes assurances/).allInnerTexts();
  expect(people).toHaveLength(4);
  expect(sum(people.map(rappen))).toBe(shown);
  await card("Noé Rochat").getByText("Sans franchise").waitFor();
  await card("Camille Rochat")
    .getByText(/^Franchise CHF.2'500$/)
    .waitFor();
  expect(sum(await onCards()), "what the cards say is the part of their tab").toBe(parts[0]);
  await tab("Complémentaires").click();
  await card("Camille Rochat").getByText("2 contrats").waitFor();
  expect(sum(await onCards())).toBe(parts[1]);
  await tab("Assurances de biens").click();
  await page.getByRole("heading", { name: "Foyer Complet" }).waitFor();
  expect(sum(await onCards())).toBe(parts[2]);

  const calculator = page.getByRole("link", { name: /Calculer une prime/ });
  expect(await calculator.getAttribute("href")).toContain("/fr/calculer-ma-prime");
  await renderInBrowser(page);
  await page.route(/operationName=FeatureFlags/, (route) =>
    route.fulfill({ json: { data: { featureFlags: [] } } }),
  );
  await page.reload();
  await summary().waitFor();
  expect(await calculator.count()).toBe(0);
});

it("F06 next year's premiums are told beside today's once they are announced", async () => {
  const announce = (day: string) =>
    portal.owner.query("update tariff_year set announced_on = $1 where year = $2", [day, nextYear]);
  onTestFinished(async () => void (await announce(`${nextYear - 1}-10-01`)));
  await announce(today);
  await open("camille@example.ch");
  await summary().getByText(`Dès le 1er janvier ${nextYear}`).waitFor();
  const now = await shownTotal();
  const next = rappen(await summary().getByRole("strong").innerText());
  const difference = await summary()
    .getByText(/qu’aujourd’hui$/)
    .innerText();
  expect(next, difference).toBe(
    now + rappen(difference) * (difference.includes("de moins") ? -1 : 1),
  );
  const camille = card("Camille Rochat");
  const herNext = rappen(await camille.getByRole("strong").innerText());
  const further = page.getByRole("link", { name: `Voir janvier ${nextYear}` });
  await further.click();
  await further.waitFor({ state: "hidden" });
  await summary()
    .getByText(monthName(`${nextYear}-01`))
    .waitFor();
  expect(await page.getByText("ne sont pas encore annoncées").count()).toBe(0);
  expect(await shownTotal(), "what was announced is what January shows").toBe(next);
  expect(await net(camille, "À payer par mois")).toBe(herNext);

  await announce(moveDay(today, { days: 1 }));
  await page.reload();
  await page.getByText(`Les primes ${nextYear} ne sont pas encore annoncées.`).waitFor();
  await page.getByRole("button", { name: "Revenir au mois actuel" }).click();
  await summary().getByText(monthName(thisMonth)).waitFor();
  expect(await page.getByText(`Dès le 1er janvier ${nextYear}`).count()).toBe(0);
});

it("contracts that cannot be loaded are tried again, and nothing else is lost", async () => {
  await open("zbinden@example.ch");
  await page.getByText("9 personnes", { exact: true }).waitFor();
  expect(await page.locator("main details[open]").count(), "the first is open").toBe(1);
  await page.getByRole("button", { name: "Tout ouvrir" }).click();
  expect(await page.locator("main details[open]").count()).toBe(9);
  await page.route(/operationName=Contracts/, (route) => route.fulfill({ status: 500, json: {} }));
  await month().selectOption(monthAway(-3));
  await closeError();
  await page.getByText("Vos contrats n’ont pas pu être chargés.").waitFor();
  await page.unroute(/operationName=Contracts/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await summary()
    .getByText(monthName(monthAway(-3)))
    .waitFor();

  // A failed request shows an error; choosing another month recovers without a retry.
  await page.route(/operationName=Contracts/, (route) => route.abort());
  await month().selectOption(monthAway(-5));
  await closeError();
  await page.getByText("Vos contrats n’ont pas pu être chargés.").waitFor();
  await page.unroute(/operationName=Contracts/);
  await month().selectOption(monthAway(-6));
  await summary()
    .getByText(monthName(monthAway(-6)))
    .waitFor();
});

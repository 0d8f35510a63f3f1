import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import trusted from "../../api/trusted-documents.json" with { type: "json" };
import { axeFindings } from "../harness/axe.ts";
import { openFields } from "./fields-pages.ts";
import { sampleOfBlocks } from "./sample.ts";

beforeEach(sampleOfBlocks());

const fields = await openFields(inject("databaseUrl"));
afterAll(() => fields.close());

let page: Page;
let form: Locator;
beforeEach(async () => {
  page = await fields.visit();
  form = page.getByRole("region", { name: "A form" });
});
afterEach(() => page.close());

/** Axe cannot check the part under an open list; the closed state covers it. */
const findingsWhileOpen = async () =>
  (await axeFindings(page)).filter((line) => !/overlapped by another|has no value/.test(line));
const options = () => page.getByRole("listbox").last().getByRole("option");
const field = (label: string) => page.getByLabel(label, { exact: true });
const list = (label: string) => page.getByRole("combobox", { name: label, exact: true });
/** The description that a screen reader reads after the name of a field. */
const description = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
const isFocused = (input: Locator) =>
  input.evaluate((element) => element === document.activeElement);

async function paste(input: Locator, text: string) {
  await input.focus();
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to insert as a paste does
    if (element.dispatchEvent(event)) document.execCommand("insertText", false, pasted);
  }, text);
}

async function fillRight() {
  await form.getByLabel("Nom de famille").fill("Rossi");
  await form.getByLabel("E-mail").fill("anna@example.ch");
  await form.getByLabel("Mobile").fill("079 123 45 67");
  await form.getByLabel("Compte (IBAN)").fill("ch9300762011623852957");
  await form.getByRole("textbox", { name: "Date de naissance" }).fill("17051980");
}
const send = () => form.getByRole("button", { name: "Envoyer" }).click();

test("B01 an accented e-mail address is refused once the field is left, and a right one is asked about once", async () => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("ValidateEmail")) asked.push(request.postData() ?? "");
  });
  const email = form.getByLabel("E-mail");
  await email.pressSequentially("jérôme@example.ch");
  expect(await email.getAttribute("aria-invalid")).toBeNull();
  await email.blur();
  await expect.poll(() => description(email)).toContain("n’est pas valable");
  await email.fill("");
  await email.pressSequentially("jerome@example.ch", { delay: 20 });
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("jerome@example.ch");
  await expect.poll(() => email.getAttribute("aria-invalid")).toBeNull();
});

test("B01 B02 B04 a check that cannot be made counts as valid", async () => {
  await page.route(/ValidateEmail|ValidateIban/, (route) => route.abort());
  await page.route(/ValidatePhone/, (route) => route.fulfill({ status: 500, body: "oops" }));
  await fillRight();
  await send();
  await form.getByRole("status").filter({ hasText: "anna@example.ch" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("B02 a number that its country does not know is refused by the API, and the field says so", async () => {
  const phone = form.getByLabel("Mobile");
  await phone.fill("+41 74 123 45 67");
  await phone.blur();
  await expect.poll(() => description(phone)).toContain("n’est pas valable");
  await phone.fill("+41 79 123 45 67");
  await expect.poll(() => phone.getAttribute("aria-invalid")).toBeNull();
});

test("B02 the dial code comes by itself and follows the country, the country follows the dial code", async () => {
  const phone = field("Téléphone");
  const country = page
    .getByRole("region", { name: "Phone" })
    .getByLabel("Pays et indicatif")
    .first();
  expect(await country.inputValue()).toBe("CH");
  await phone.focus();
  expect(await phone.inputValue()).toBe("+41 ");
  await phone.blur();
  expect(await phone.inputValue()).toBe("");
  await phone.fill("0791234567");
  await phone.blur();
  await expect.poll(() => phone.inputValue()).toBe("+41 79 123 45 67");
  await country.selectOption("FR");
  expect(await phone.inputValue()).toBe("+33 79 123 45 67");
  await phone.fill("+423 660 123 456");
  expect(await country.inputValue()).toBe("LI");
});

test("B02 the chosen country wins unless a plus is typed; +1 is the United States until the digits say Canada", async () => {
  const phone = field("Téléphone");
  const country = page
    .getByRole("region", { name: "Phone" })
    .getByLabel("Pays et indicatif")
    .first();
  await phone.focus();
  await phone.fill("");
  await page.keyboard.type("79 555 01 99");
  await phone.blur();
  await expect.poll(() => phone.inputValue()).toBe("+41 79 555 01 99");
  expect(await country.inputValue()).toBe("CH");
  await phone.fill("+1 ");
  expect(await country.inputValue()).toBe("US");
  await phone.fill("+1 416 555 01 99");
  expect(await country.inputValue()).toBe("CA");
  await phone.fill("+1 212 555 01 99");
  expect(await country.inputValue()).toBe("US");
  await country.selectOption("CA");
  await phone.fill("+1 ");
  expect(await country.inputValue()).toBe("CA");
});

test("B02 what is pasted must be a number, or nothing happens but a word about it", async () => {
  const phone = field("Téléphone");
  await paste(phone, "appelez-moi demain");
  await expect.poll(() => description(phone)).toContain("n’est pas un numéro");
  expect(await phone.inputValue()).toBe("+41 ");
  await paste(phone, "0041 (0)79 123-45-67");
  await expect.poll(() => phone.inputValue()).toBe("+41 79 123 45 67");
  expect(await phone.getAttribute("aria-invalid")).toBeNull();
});

test("B02 who types a dial code behind the one that stands there has one, and a national zero is none", async () => {
  const phone = field("Téléphone");
  for (const [typed, shown] of [
    ["+41 79 123 45 67", "+41 79 123 45 67"],
    ["0033 6 12 34 56 78", "+33 6 12 34 56 78"],
    ["079 123 45 67", "+41 79 123 45 67"],
  ] as const) {
    await phone.fill("");
    await phone.blur();
    await phone.focus();
    await expect.poll(() => phone.inputValue()).toMatch(/^\+\d+ $/);
    await page.keyboard.type(typed);
    await phone.blur();
    await expect.poll(() => phone.inputValue()).toBe(shown);
  }
});

test("B02 a digits-only field strips the rest, ten digits at most", async () => {
  const digits = field("Numéro d’assuré");
  await digits.pressSequentially("12a-34 b5");
  expect(await digits.inputValue()).toBe("12345");
  await digits.fill("1 234 567 890 123");
  expect(await digits.inputValue()).toBe("1234567890");
});

test("B03 a fixed-line number is confirmed first, and can be corrected", async () => {
  await fillRight();
  await form.getByLabel("Mobile").fill("+41 21 555 09 00");
  await send();
  const dialog = page.getByRole("dialog", { name: "Est-ce bien votre numéro ?" });
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Corriger" }).click();
  expect(await form.getByRole("status").count()).toBe(0);
  expect(await form.getByLabel("Mobile").inputValue()).toBe("+41 21 555 09 00");
  await send();
  await dialog.getByRole("button", { name: "Garder ce numéro" }).click();
  await form.getByRole("status").filter({ hasText: "+41215550900" }).waitFor();
});

test("B03 a mobile number is sent without a question", async () => {
  await fillRight();
  await send();
  await form.getByRole("status").filter({ hasText: "+41791234567" }).waitFor();
});

test("B04 an IBAN is grouped while it is typed, and the caret stays where one corrects", async () => {
  const iban = page.getByRole("textbox", { name: "IBAN", exact: true });
  await iban.pressSequentially("dech93-0076 2011x");
  expect(await iban.inputValue()).toBe("CH93 0076 2011 X");
  await iban.fill("ch9300762011623852957");
  expect(await iban.inputValue()).toBe("CH93 0076 2011 6238 5295 7");
  await iban.evaluate((element: HTMLInputElement) => element.setSelectionRange(7, 7));
  await page.keyboard.press("Backspace");
  await page.keyboard.press("9");
  expect(await iban.inputValue()).toBe("CH93 0976 2011 6238 5295 7");
  expect(await iban.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7);
});

test("B04 a wrong IBAN and a QR-IBAN are refused, each in its own words", async () => {
  const iban = form.getByLabel("Compte (IBAN)");
  await iban.fill("CH9300762011623852958");
  await iban.blur();
  await expect.poll(() => description(iban)).toContain("Cet IBAN n’est pas valable");
  await iban.fill("CH4431999123000889012");
  await expect.poll(() => description(iban)).toContain("QR-IBAN");
  await iban.fill("CH9300762011623852957");
  await expect.poll(() => iban.getAttribute("aria-invalid")).toBeNull();
});

test("B05 a birthday that is none, too early or under age is refused", async () => {
  const birthday = form.getByRole("textbox", { name: "Date de naissance" });
  for (const [typed, problem] of [
    ["31.02.1980", "date de naissance valable"],
    ["31.12.1899", "date de naissance valable"],
    ["16.11.2008", "18 ans"],
  ] as const) {
    await birthday.fill(typed);
    await birthday.blur();
    await expect.poll(() => description(birthday)).toContain(problem);
  }
  await birthday.fill("15.11.2008");
  await expect.poll(() => birthday.getAttribute("aria-invalid")).toBeNull();
});

test("B06 a date is passed on at ten characters or when emptied, in three spellings", async () => {
  const date = field("Valable dès");
  const passed = page.getByRole("region", { name: "Dates" }).getByRole("status").first();
  await date.pressSequentially("01.12.202");
  expect(await passed.innerText()).toBe("[]");
  await date.pressSequentially("6");
  expect(await passed.innerText()).toBe("[2026-12-01]");
  await date.fill("");
  expect(await passed.innerText()).toBe("[]");
  for (const typed of ["02122026", "02/12/2026"]) {
    await date.fill("");
    await date.pressSequentially(typed);
    expect(await date.inputValue()).toBe("02.12.2026");
    expect(await passed.innerText()).toBe("[2026-12-02]");
  }
  await date.fill("01.01.2020");
  expect(await passed.innerText()).toBe("undefined");
  await date.blur();
  expect(await description(date)).toContain(
    "Choisissez une date entre le 15.11.2026 et le 31.12.2027.",
  );
  expect(await date.inputValue()).toBe("01.01.2020");
  await date.fill("31.02.2027");
  await date.blur();
  expect(await description(date)).toContain("Indiquez une date valable");
  await date.fill("");
  await paste(date, "  01.12.2026 ");
  expect(await date.inputValue()).toBe("01.12.2026");
  expect(await passed.innerText()).toBe("[2026-12-01]");
});

test("B06 the calendar is walked by keyboard, gives the focus back, and offers no day out of range", async () => {
  const region = page.getByRole("region", { name: "Dates" });
  const open = region.getByRole("button", { name: "Ouvrir le calendrier" }).first();
  await open.focus();
  await page.keyboard.press("Enter");
  const calendar = page.getByRole("dialog", { name: "Calendrier" });
  await calendar.getByRole("grid", { name: "Novembre 2026" }).waitFor();
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(here).toBe("dimanche 15 novembre 2026");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(here).toBe("dimanche 15 novembre 2026");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await expect.poll(here).toBe("mercredi 23 décembre 2026");
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "hidden" });
  expect(await isFocused(open)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(here).toBe("dimanche 15 novembre 2026");
  await page.keyboard.press("End");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  expect(await field("Valable dès").inputValue()).toBe("15.12.2026");
  expect(await isFocused(open)).toBe(true);
});

test("B07 a start after the end clears the end, an end before the start is rejected", async () => {
  const range = page.getByRole("group", { name: "Période" });
  const [start, end] = [
    range.getByRole("textbox", { name: /^Du/ }),
    range.getByRole("textbox", { name: /^Au/ }),
  ];
  await end.fill("09.11.2026");
  await expect.poll(() => description(end)).toContain("ne peut pas précéder");
  await end.blur();
  expect(await end.inputValue()).toBe("15.11.2026");
  await start.fill("16.11.2026");
  expect(await end.inputValue()).toBe("");
  await end.fill("17.11.2026");
  await end.blur();
  expect([await start.inputValue(), await end.inputValue()]).toEqual(["16.11.2026", "17.11.2026"]);
  expect(await end.getAttribute("aria-invalid")).toBeNull();
});

test("B08 a text takes 50 characters, and is told to be missing once left", async () => {
  const name = form.getByLabel("Nom de famille");
  await name.focus();
  expect(await name.getAttribute("aria-invalid")).toBeNull();
  await page.keyboard.press("Tab");
  await expect.poll(() => description(name)).toContain("Ce champ est obligatoire.");
  await name.pressSequentially("x".repeat(55));
  expect((await name.inputValue()).length).toBe(50);
  await expect.poll(() => name.getAttribute("aria-invalid")).toBeNull();
});

test("B08 after a failed attempt the first wrong field has the focus, the top lists all, and nothing is lost", async () => {
  await form.getByLabel("E-mail").fill("anna@example.ch");
  await send();
  await expect.poll(() => isFocused(form.getByLabel("Nom de famille"))).toBe(true);
  const summary = form.getByRole("group", { name: "4 champs sont à vérifier" });
  expect(await summary.getByRole("link").count()).toBe(4);
  expect(await form.getByLabel("E-mail").inputValue()).toBe("anna@example.ch");
  await summary.getByRole("link", { name: /Compte \(IBAN\)/ }).click();
  expect(await isFocused(form.getByLabel("Compte (IBAN)"))).toBe(true);
});

test("B08 what the API refuses lands on its field", async () => {
  await fillRight();
  await form.getByLabel("Nom de famille").fill("Refus");
  await send();
  await expect.poll(() => isFocused(form.getByLabel("E-mail"))).toBe(true);
  expect(await description(form.getByLabel("E-mail"))).toContain("n’est pas valable");
  expect(await form.getByLabel("Mobile").inputValue()).toContain("79 123 45 67");
});

test("B09 a locality is searched from three characters, walked by keyboard and chosen", async () => {
  const locality = list("Localité");
  const popup = page.getByRole("region", { name: "Places" });
  await locality.pressSequentially("la");
  await popup.getByText("Saisissez au moins 3 caractères").first().waitFor();
  await locality.pressSequentially("u");
  await popup.getByText("Recherche en cours").first().waitFor();
  await options().first().waitFor();
  expect(await options().count()).toBe(5);
  expect(await locality.getAttribute("aria-expanded")).toBe("true");
  expect(await findingsWhileOpen()).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await locality.getAttribute("aria-activedescendant");
  expect(await page.locator(`[id="${active}"]`).innerText()).toBe("1004 Lausanne");
  await page.keyboard.press("Enter");
  expect(await locality.inputValue()).toBe("1004 Lausanne");
  expect(await locality.getAttribute("aria-expanded")).toBe("false");
});

test("B09 the search waits half a second after the last key", async () => {
  await page.close();
  page = await fields.visit({ isAlone: true });
  await page.clock.install();
  const locality = list("Localité");
  await locality.fill("laus");
  await page.clock.runFor(450);
  expect(await options().count()).toBe(0);
  await locality.fill("lausa");
  await page.clock.runFor(450);
  await page.clock.runFor(60);
  await page.clock.runFor(200);
  await options().first().waitFor();
});

test("B09 free text does not stay: the previous value returns, an emptied field is cleared", async () => {
  const empty = list("Localité");
  await empty.fill("nulle part");
  await page.getByText("Aucune localité trouvée").first().waitFor();
  await empty.blur();
  expect(await empty.inputValue()).toBe("");
  const known = list("Localité connue");
  await known.fill("Laus");
  await known.blur();
  expect(await known.inputValue()).toBe("1110 Morges");
  await known.fill("Lau");
  await page.keyboard.press("Escape");
  expect(await known.inputValue()).toBe("1110 Morges");
  await known.fill("");
  await known.blur();
  expect(await known.inputValue()).toBe("");
});

test("B10 an address that is not found can be typed by hand, unless that is hidden", async () => {
  const address = list("Adresse");
  await address.fill("bourg 12");
  await page
    .getByRole("listbox")
    .getByRole("option", { name: "Rue de Bourg 12, 1003 Lausanne" })
    .click();
  expect(await address.inputValue()).toBe("Rue de Bourg 12, 1003 Lausanne");
  await address.fill("chemin perdu");
  await page.getByText("Aucune adresse trouvée").first().waitFor();
  expect(await findingsWhileOpen()).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("À la main : chemin perdu").waitFor();
  await list("Adresse seulement du répertoire").fill("chemin perdu");
  await page.getByText("Aucune adresse trouvée").last().waitFor();
  expect(await page.getByRole("button", { name: "Saisir l’adresse à la main" }).count()).toBe(0);
});

test("B10 a search that fails says so, and the hand is offered", async () => {
  await list("Adresse").fill("panne");
  await page.getByText("La recherche n’a pas abouti").first().waitFor();
  await page.getByRole("button", { name: "Saisir l’adresse à la main" }).waitFor();
});

test("B09 real localities are found and chosen", async () => {
  const locality = list("Localité suisse");
  await locality.fill("lausa");
  await options().filter({ hasText: "1003 Lausanne" }).first().click();
  expect(await locality.inputValue()).toBe("1003 Lausanne");
});

test("B11 the preferred countries come first, and one is found by a few letters, without accents", async () => {
  const country = list("Pays");
  await country.click();
  expect((await options().allInnerTexts()).slice(0, 6).map((text) => text.split("\n")[0])).toEqual([
    "Suisse",
    "Allemagne",
    "France",
    "Autriche",
    "Italie",
    "Liechtenstein",
  ]);
  expect(await options().count()).toBeGreaterThanOrEqual(75);
  await country.fill("etats");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await country.inputValue()).toBe("États-Unis");
  await country.fill("nulle part");
  await page.getByText("Aucun résultat").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await country.inputValue()).toBe("États-Unis");
});

test("B11 a list opens upwards where there is no room below, and Alt with an arrow opens and closes it", async () => {
  const country = list("Pays").first();
  await country.evaluate((input) => input.scrollIntoView({ block: "end", behavior: "instant" }));
  await country.press("Alt+ArrowDown");
  const above = async () => {
    const popup = await page.getByRole("listbox").last().boundingBox();
    const input = await country.boundingBox();
    return popup !== null && input !== null && popup.y + popup.height <= input.y;
  };
  await expect.poll(above).toBe(true);
  expect(await country.getAttribute("aria-activedescendant")).toBeNull();
  await country.press("Alt+ArrowUp");
  await expect.poll(() => country.getAttribute("aria-expanded")).toBe("false");
});

test("B11 the 26 cantons stand there with their flags, and two letters find one", async () => {
  const canton = list("Canton");
  await canton.click();
  expect(await options().count()).toBe(26);
  await options().first().locator("svg").waitFor();
  await canton.fill("ne");
  await options().filter({ hasText: "Neuchâtel" }).click();
  expect(await canton.inputValue()).toBe("Neuchâtel");
});

test("B12 edit mode: read, edit, cancel, save, success, read again", async () => {
  const edits = page.getByRole("region", { name: "Edit mode" });
  const edit = edits.getByRole("button", { name: "Modifier" });
  expect(await edits.getByLabel("Employeur").count()).toBe(0);
  await edit.click();
  expect(await isFocused(edits.getByLabel("Employeur"))).toBe(true);
  expect(await edits.getByRole("button", { name: "Ajouter" }).count()).toBe(0);
  await edits.getByLabel("Employeur").fill("Autre");
  await edits.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => isFocused(edit)).toBe(true);
  expect(await edits.getByText("Hôpital du Valais").count()).toBe(2);

  await edit.click();
  expect(await edits.getByLabel("Employeur").inputValue()).toBe("Hôpital du Valais");
  await edits.getByLabel("Employeur").fill("");
  await edits.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(() => isFocused(edits.getByLabel("Employeur"))).toBe(true);
  expect(await description(edits.getByLabel("Employeur"))).toContain("obligatoire");
  expect(await axeFindings(page)).toEqual([]);
  await edits.getByLabel("Employeur").fill("Clinique de Sion");
  await page.keyboard.press("Enter");
  await edits.getByText("Clinique de Sion").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await edits.getByLabel("Employeur").count()).toBe(0);
  await expect.poll(() => isFocused(edit)).toBe(true);
});

test("B12 while a change is pending there is a notice, and neither editing nor adding", async () => {
  const pending = page.getByRole("region", { name: "Edit mode" });
  await pending.getByText("est en cours de traitement").waitFor();
  expect(await pending.getByRole("button", { name: "Modifier" }).count()).toBe(1);
  expect(await pending.getByRole("button", { name: "Ajouter" }).count()).toBe(1);
});

test("a one-time code is pasted with its space, and asks the phone for it", async () => {
  const code = field("Code reçu par SMS");
  expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
  await paste(code, "Code: 123 456 7");
  expect(await code.inputValue()).toBe("123456");
});

test("a month is chosen step by step or from the list", async () => {
  const month = field("Mois affiché");
  await page.getByRole("button", { name: "Mois suivant" }).click();
  expect(await month.inputValue()).toBe("2026-12");
  await month.selectOption("2027-11");
  expect(await page.getByRole("button", { name: "Mois suivant" }).isDisabled()).toBe(true);
});

const themes = ["light", "dark"] as const;
test.each(themes.slice(0, process.env["LONG"] ? 2 : 1))(
  "axe finds nothing in any state, %s",
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await send();
    await form.getByRole("group", { name: /à vérifier/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Ouvrir le calendrier" }).nth(1).click();
    await page.getByRole("grid").waitFor();
    expect(await findingsWhileOpen()).toEqual([]);
    await list("Pays").click();
    await options().first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await findingsWhileOpen()).toEqual([]);
  },
);

test("nothing scrolls sideways from 320 px, which is 1280 px at 400 %, with lists and calendars open", async () => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await page.getByRole("button", { name: "Ouvrir le calendrier" }).first().click();
    await page.getByRole("grid").waitFor();
    expect(await overflow(), `${width} px, calendar`).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await list("Pays").click();
    expect(await overflow(), `${width} px, list`).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
});

test("B01 B02 B04 bad values sent straight to the API get the verdict of the form", async () => {
  const ask = async (operation: string, variables: Record<string, string>) => {
    const [id] =
      Object.entries(trusted.public).find(([, text]) => text.startsWith(`query ${operation}(`)) ??
      [];
    const answer = await fetch(`${fields.url}/graphql/public?operationName=${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ documentId: id, variables }),
    });
    return answer.text();
  };
  const invalid = '"valid":false';
  expect(await ask("ValidateEmail", { email: "jérôme@example.ch" })).toContain(invalid);
  expect(await ask("ValidatePhone", { phone: "+41 74 123 45 67" })).toContain(invalid);
  expect(await ask("ValidateIban", { iban: "CH9300762011623852958" })).toContain(invalid);
  expect(await ask("ValidateIban", { iban: "" })).toContain('"valid":true');
});

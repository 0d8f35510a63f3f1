import { readFileSync } from "node:fs";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import type { Download, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { monthName } from "./harness/month-names.ts";
import { putOnPlan } from "./instalment-plans.ts";
import { forgetRequestsIn, inDays, oneLateOneDue, openInvoicesOf } from "./open-invoices.ts";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

// Requests stay undecided, so that a repeated request meets the first one.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (login: string, search = "") => {
  page = await portal.visitAs(login, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`/invoices${search}`);
  await page.getByRole("heading", { level: 1, name: "Factures" }).waitFor();
};
const rows = () =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const toPay = () => page.getByRole("region", { name: "À payer" });
/** The open invoices, one row each, below the stages. */
const openRows = () => toPay().locator("ul > li");
const rowOf = (no: string) => rows().filter({ hasText: formatInvoiceNumber(no) });
const details = (title: string) => page.getByRole("button", { name: `Détails ${title}` });
const CAMILLE = 4218730;
const GIULIA = 5120044;
const HANNAH = 6033218;
/** The text with normalised spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const contentOf = async (file: Download) => readFileSync(await file.path(), "utf8");
const openOf = (insuredNumber: number) => openInvoicesOf(portal, insuredNumber);
const forgetRequests = () => forgetRequestsIn(portal);
/** An invoice by its link. */
const openOnly = async ({ no, year }: { no: string; year: string }) => {
  await page.goto(`/invoices?year=${year}&invoice=${no}`);
  await rowOf(no).waitFor();
};
const tick = async (filter: string, option: string) => {
  const bar = page.getByRole("group", { name: "Filtrer les factures" });
  await bar.getByRole("button", { name: filter }).first().click();
  await page.getByRole("checkbox", { name: option, exact: true }).check();
  await page.keyboard.press("Escape");
};

test("I01 I02 I03 I04 I05 two years of invoices, filtered in the address, each with its status, read once opened", async () => {
  await open("camille@example.ch");
  const owed = await openOf(CAMILLE);
  const sum = owed.reduce((before, { due }) => before + due, 0);
  await toPay().getByText(formatChf(sum), { exact: true }).waitFor();
  const years = await page.getByRole("tab").allInnerTexts();
  expect(years).toHaveLength(2);
  const heads = await page.getByRole("columnheader").allInnerTexts();
  expect(heads.map((head) => head.trim()).filter(Boolean)).toEqual(
    expect.arrayContaining(["Type", "Destinataire", "Échéance", "Statut", "Montant"]),
  );
  const fresh = rows().filter({ hasText: "(nouvelle)" });
  const unread = await fresh.count();
  expect(unread).toBeGreaterThan(0);
  const month = owed[0]?.deadline.slice(0, 7) ?? "";
  await tick("Échéance", monthName(month));
  await page.waitForURL(new RegExp(`deadline=${month}`));
  const [year = "", number = ""] = month.split("-");
  const days = () => page.locator("tbody tr > :nth-child(4)").allInnerTexts();
  const isOfMonth = (day: string) => day.endsWith(`${number}.${year}`) || day === "–";
  await expect.poll(async () => (await days()).filter((day) => !isOfMonth(day))).toEqual([]);
  expect(await days()).toContain(formatDate(owed[0]?.deadline ?? ""));
  await tick("Statut", "en retard");
  await page.waitForURL(/status=OVERDUE/);
  await expect.poll(() => rows().count()).toBe(1);
  await rows().getByText("En retard", { exact: true }).waitFor();
  await tick("Type", "Participation aux coûts");
  await page.getByText("Aucun résultat").waitFor();
  await page.getByRole("button", { name: "Voir toutes les factures" }).click();
  await rows().nth(1).waitFor();
  expect(new URL(page.url()).search).not.toMatch(/status|type|deadline/);
  // Late invoices come first and were read before: the first new premium is opened.
  await fresh
    .filter({ hasText: "Prime" })
    .getByRole("button", { name: /^Détails/ })
    .first()
    .click();
  await page.getByText("Numéro d’adhésion").waitFor();
  await expect.poll(() => fresh.count()).toBe(unread - 1);
  await page.reload();
  await rows().first().waitFor();
  expect(await fresh.count()).toBe(unread - 1);
  await page.getByRole("tab", { name: years[1] ?? "" }).click();
  await page.waitForURL(new RegExp(`year=${years[1]}`));
  await page.getByRole("table", { name: `Factures ${years[1]}` }).waitFor();
  await toPay().getByText(formatChf(sum), { exact: true }).waitFor();
  // On some days it is not among the ten with the latest deadline.
  await page.goto("/invoices?sort=amount");
  const credit = rows().filter({ hasText: "Avoir de prime" });
  expect(await credit.innerText()).toMatch(/−\s*CHF\s41\.20/);
  expect(await credit.innerText()).not.toMatch(/Réglée|À payer/);
});

test("I03 a link to an invoice leads to the page of the list that has it, where it is open and in sight", async () => {
  const year = Number(inDays(0).slice(0, 4)) - 1;
  const { rows: found } = await portal.owner.query<{ no: string }>(
    `select i.no from invoice i join account a on a.id = i.account_id
     where a.insured_number = $1 and extract(year from i.invoice_date) = $2 order by i.deadline, i.no limit 1`,
    [CAMILLE, year],
  );
  const no = found[0]?.no ?? "";
  await open("camille@example.ch", `?year=${year}&invoice=${no}`);
  await page.getByText("Numéro d’adhésion").waitFor();
  expect(await rows().locator("[aria-expanded=true]").count()).toBe(1);
  const isInSight = () =>
    rowOf(no).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  const pages = page.getByRole("navigation", { name: /Factures/ });
  const current = () => pages.locator("ol [aria-current=page]").innerText();
  expect(Number(await current())).toBeGreaterThan(1);
  await pages.getByRole("link", { name: "Page 1", exact: true }).click();
  await expect.poll(current).toBe("1");
  expect(await rowOf(no).count()).toBe(0);
  await page.goBack();
  await rowOf(no).waitFor();
});

it("I01 I05 what is owed of last year is where the list begins, and the other year keeps its place in the address", async () => {
  await portal.owner.query(
    `update invoice set status = 'POURSUITE', paid = 0, deadline = current_date - 60,
       invoice_date = make_date(extract(year from now())::int - 1, 12, 12)
     where no = (select max(i.no) from invoice i join account a on a.id = i.account_id where a.insured_number = $1)`,
    [HANNAH],
  );
  await open("hannah@example.ch");
  const [last, current] = [Number(inDays(0).slice(0, 4)) - 1, Number(inDays(0).slice(0, 4))];
  const tab = page.getByRole("tab", { selected: true });
  await expect.poll(() => tab.innerText()).toBe(`${last} · 1 à payer`);
  await page.getByRole("table", { name: `Factures ${last}` }).waitFor();
  await rows().getByText("Poursuite", { exact: true }).first().waitFor();
  await page.getByRole("tab", { name: String(current) }).click();
  await page.waitForURL(new RegExp(`year=${current}`));
  await page.getByRole("table", { name: `Factures ${current}` }).waitFor();
  await page.reload();
  await page.getByRole("table", { name: `Factures ${current}` }).waitFor();
});

it("I03 an invoice has one amount: in the list, in its row, in its code and on the homepage", async () => {
  await open("giulia@example.ch", "?status=OVERDUE");
  const dunned = (await openOf(GIULIA)).find(({ status }) => status === "RAPPEL");
  if (!dunned) throw new Error("Giulia was reminded of an invoice");
  const amount = plain(formatChf(dunned.due));
  await page.goto(`/invoices?year=${dunned.issued}&status=OVERDUE&invoice=${dunned.no}`);
  const row = rows().filter({ hasText: amount });
  await row.first().waitFor();
  expect(plain(await row.first().innerText())).toContain(
    `Facturé ${plain(formatChf(dunned.total))}`,
  );
  await page.getByRole("img", { name: `Code QR pour payer ${amount}` }).waitFor();
});

test("I08 a credit is shown with where it comes from, and paid out once it was asked for", async () => {
  await forgetRequests();
  await open("camille@example.ch");
  const credit = page.getByRole("region", { name: "Votre avoir" });
  await credit.getByText("CHF 20.00").waitFor();
  await credit.getByRole("button", { name: "Demander le versement" }).click();
  const dialog = page.getByRole("dialog", { name: /^Demander le versement de CHF\s20\.00 \?$/ });
  await dialog.getByText(/sur votre compte bancaire CH/).waitFor();
  await dialog.getByRole("button", { name: "Demander le versement" }).click();
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  await credit.getByText(/Versement demandé/).waitFor();
  expect(await credit.getByRole("button").count()).toBe(0);
});

test("I09 an invoice can be paid: code, values to copy, PDF, an entry for the agenda, and the list as a file", async () => {
  await open("camille@example.ch", "?status=ENCOURS");
  const next = (await openOf(CAMILLE)).find(({ deadline }) => deadline >= inDays(0));
  if (!next) throw new Error("Camille has an invoice that is not late");
  await details("Prime").click();
  await page.getByRole("img", { name: `Code QR pour payer ${formatChf(next.due)}` }).waitFor();
  const values = page.locator("dl > div").filter({ has: page.getByRole("button") });
  for (const name of await values.getByRole("term").all())
    expect((await name.boundingBox())?.height, "a name on one line").toBeLessThan(36);
  const adhesion = page.locator("dl > div").filter({ hasText: "Numéro d’adhésion" });
  expect(await adhesion.getByRole("definition").innerText()).toBe(next.adhesion);
  const copied: string[] = [];
  for (const name of ["Montant", "Créancier", "IBAN", "Référence"]) {
    await page.getByRole("button", { name: `Copier : ${name}` }).click();
    await page.getByText(`${name} : copié.`).waitFor();
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  const payee = ["Cervin Santé SA", "CH2631999456001101017"];
  expect(copied).toEqual([(next.due / 100).toFixed(2), ...payee, next.bvr]);
  const insurer = page.locator("dl > div").filter({ hasText: "Assureur" });
  expect(await insurer.getByRole("definition").innerText()).toBe("Cervin Santé SA");
  const [entry] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Ajouter à mon agenda" }).click(),
  ]);
  expect(await contentOf(entry)).toContain(
    `DTSTART;VALUE=DATE:${next.deadline.replaceAll("-", "")}\r\n`,
  );
  const link = page.getByRole("link", { name: /Ouvrir le PDF/ });
  const address = await link.getAttribute("href");
  const [answer] = await Promise.all([
    page.context().waitForEvent("response", (one) => one.url().endsWith(address ?? "")),
    link.click(),
  ]);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  // The opened PDF is a download too, and may come late.
  const [file] = await Promise.all([
    page.waitForEvent("download", (one) => one.suggestedFilename().endsWith(".csv")),
    page.getByRole("button", { name: "Exporter (CSV)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^factures-\d{4}\.csv$/);
  expect((await contentOf(file)).trim().split("\r\n")).toHaveLength(2);
});

test("I06 by keyboard a joker extends a deadline once, also when its answer was lost; a refusal says why, and all that tells of the deadline follows", async () => {
  const [late] = await oneLateOneDue(portal, CAMILLE);
  await open("camille@example.ch", `?year=${late?.issued}&invoice=${late?.no}`);
  const joker = page.getByRole("button", { name: "Prolonger le délai" });
  const hasFocus = () => joker.evaluate((button) => button === document.activeElement);
  await page.locator("tbody [aria-expanded=true]").focus();
  for (let step = 0; step < 10 && !(await hasFocus()); step++) await page.keyboard.press("Tab");
  const refused = async (words: RegExp) => {
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog").filter({ hasText: words });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(hasFocus).toBe(true);
  };
  const jokers = /\/jokers$/;
  const lose = { times: 1 };
  await page.route(jokers, (route) => route.fetch().then(() => route.abort()), lose);
  await refused(/La connexion n’a pas fonctionné/);
  const limit = { code: "CONFLICT", jokerStatus: "YEARLY_LIMIT" };
  await page.route(jokers, (route) => route.fulfill({ status: 409, json: limit }), { times: 1 });
  await refused(/Vous avez déjà prolongé 2 délais cette année/);
  await page.keyboard.press("Enter");
  const { rows: kept } = await portal.owner.query<{ day: string }>(
    "select joker_deadline::text as day from invoice where no = $1",
    [late?.no],
  );
  const day = kept[0]?.day ?? "";
  expect(day >= inDays(21), "thirty days, and on to a working day").toBe(true);
  const extended = `Délai prolongé jusqu’au ${formatDate(day)}.`;
  await page
    .getByText(`${extended} Vous pouvez encore prolonger le délai d’une autre facture.`)
    .waitFor();
  await page.getByRole("listitem").filter({ hasText: extended }).waitFor();
  expect(await joker.count(), "once used it is gone").toBe(0);
  const place = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
  await expect.poll(place, { message: "who pressed it stays in the list" }).toBe("tabpanel");

  const other = rows().filter({ hasText: formatDate(inDays(6)) });
  await other.getByRole("button").press("Enter");
  await joker.press("Enter");
  await page.getByText(/vous ne pouvez pas prolonger le délai d’une autre facture/).waitFor();
  await page.getByRole("banner").getByRole("link").first().click();
  await page
    .getByText(`À payer d’ici au ${formatDate(day)}`)
    .first()
    .waitFor();
});

it("I04 I07 a plan that runs asks for its next instalment, one that ended for the rest, on the homepage too; e-banking and the bank say what they pay", async () => {
  const login = "urs@example.ch";
  page = await portal.visitAs(login);
  const due = page.locator("section[aria-label='À payer']");
  const pay = async (when: string, amount: number) => {
    await page.goto("/");
    await due.getByText(when).waitFor();
    await due.getByText(formatChf(amount), { exact: true }).waitFor();
    await due.getByRole("link", { name: "Payer" }).click();
    await page.getByRole("img", { name: `Code QR pour payer ${formatChf(amount)}` }).waitFor();
    const sheet = page.getByRole("dialog");
    expect(await sheet.getByText("Payer en plusieurs fois").count(), "no second plan").toBe(0);
  };
  const running = await putOnPlan(portal, login, "running");
  await pay(`En retard depuis le ${formatDate(running.deadline)}`, running.late);
  await openOnly(running);
  const panel = page.getByRole("group", { name: "Plan de paiement" });
  await panel.getByText("Plan de paiement : 3 mensualités").waitFor();
  const lines = (await panel.getByRole("listitem").allInnerTexts()).map(plain);
  const standing = ["payée", "en retard", "à venir"];
  expect(lines).toEqual(
    running.parts.map(
      ({ date, amount }, part) => `${formatDate(date)} ${standing[part]} ${formatChf(amount)}`,
    ),
  );
  expect(await page.getByText("Prolonger le délai").count(), "a plan takes no joker").toBe(0);
  const row = page.getByRole("row").filter({ hasText: "Reste à payer" });
  expect(plain(await row.innerText())).toContain(`Reste à payer ${formatChf(running.rest)}`);
  await row.getByText(`${formatChf(running.parts[0]?.amount ?? 0)} reçus le`).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exporter (CSV)" }).click(),
  ]);
  const amounts = [running.total, running.rest].map((amount) => (amount / 100).toFixed(2));
  expect(await contentOf(file)).toContain(`;En retard;${amounts.join(";")}\r\n`);

  const ended = await putOnPlan(portal, login, "ended");
  await pay(`À payer d’ici au ${formatDate(ended.deadline)}`, ended.rest);
  await openOnly(ended);
  const words = `Il reste ${formatChf(ended.rest)} à payer d’ici au ${formatDate(ended.deadline)}.`;
  await page
    .getByText(`Votre plan de paiement a pris fin le ${formatDate(ended.endedOn ?? "")}`)
    .filter({ hasText: words })
    .waitFor();

  for (const [mode, days, said] of [
    ["YWB", 5, `Approuvez-y ${formatChf(ended.rest)} d’ici au ${formatDate(inDays(5))}`],
    ["YWB", -5, "Payer avec la QR-facture"],
    [
      "LSV",
      5,
      `${formatChf(ended.rest)} seront débités de votre compte bancaire le ${formatDate(inDays(5))}`,
    ],
  ] as const) {
    await portal.owner.query(
      `update invoice set first_instalment_on = null, instalments = null, arranged = null, arrangement_ended_on = null,
       payment_mode = $2, deadline = $3 where no = $1`,
      [ended.no, mode, inDays(days)],
    );
    await page.reload();
    await page.getByRole("group", { name: "Paiement" }).getByText(said).waitFor();
  }
});

test("I04 I07 I08 what is overdue says what it came to; instalments are previewed and asked for; an account statement once, then not again", async () => {
  await forgetRequests();
  await open("giulia@example.ch", "?status=OVERDUE");
  for (const status of ["Rappel", "Sommation", "Poursuite"]) {
    await rows().getByText(status, { exact: true }).first().waitFor();
  }
  const owed = await openOf(GIULIA);
  const debt = owed.find(({ status }) => status === "POURSUITE");
  if (!debt) throw new Error("Giulia has a debt that is collected");
  await rowOf(debt.no).getByRole("button").click();
  await page.getByText(`${formatChf(debt.due)} sont dus, sans les frais de poursuite.`).waitFor();
  const detail = page.getByRole("row").filter({ hasText: "Frais de rappel" });
  expect(plain(await detail.innerText())).toContain(`Total ${formatChf(debt.total + debt.fees)}`);
  const letter = await detail
    .getByRole("link", { name: /Lire la lettre/ })
    .first()
    .getAttribute("href");
  const opened = await page.evaluate(
    async (address) => (await fetch(address)).status,
    letter ?? "",
  );
  expect(opened).toBe(200);

  const [warned] = owed
    .filter(({ status }) => status === "SOMMATION")
    .toSorted((one, other) => other.due - one.due);
  const begin = async () => {
    await rowOf(warned?.no ?? "")
      .getByRole("button")
      .click();
    expect(await page.getByText("Prolonger le délai").count(), "no joker any more").toBe(0);
    await page.locator("tbody").getByText("Payer en plusieurs fois").click();
    await page.getByLabel("Nombre de mensualités").selectOption("3");
  };
  await begin();
  const chosen = await page.getByLabel("Première mensualité").inputValue();
  const parts = await page
    .getByRole("listitem")
    .filter({ hasText: /^\d\d\.\d\d\.\d{4}\s*CHF/ })
    .allInnerTexts();
  expect(parts.map((part) => part.slice(0, 10))).toEqual(
    [0, 1, 2].map((months) => formatDate(moveDay(chosen, { months }))),
  );
  const amounts = parts.map((part) =>
    rappenOf(Number(part.split("CHF")[1]?.replaceAll(/[^\d.]/g, ""))),
  );
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(warned?.due);

  const ask = page.getByRole("button", { name: "Demander ce plan" });
  const broken = { status: 500, json: { code: "UNEXPECTED" } };
  await page.route(/\/arrangements$/, (route) => route.fulfill(broken), { times: 1 });
  await ask.click();
  await page.getByRole("dialog", { name: "Erreur" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText(/Votre demande n’est pas confirmée/).waitFor();
  expect(await page.getByLabel("Nombre de mensualités").inputValue()).toBe("3");
  await ask.press("Enter");
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  await page.reload();
  await begin();
  await ask.press("Enter");
  await page.getByText(/Une demande de plan de paiement est déjà en cours/).waitFor();

  const confirm = page.getByRole("button", { name: "Demander le relevé" });
  const askStatement = async () => {
    await page.getByRole("button", { name: "Demander un relevé de compte" }).click();
    await confirm.click();
  };
  await page.route(
    /operationName=AskAccountStatement/,
    (route) => route.fetch().then(() => route.abort()),
    { times: 1 },
  );
  await askStatement();
  await page.getByRole("dialog", { name: "Erreur" }).waitFor();
  await page.keyboard.press("Escape");
  await confirm.click();
  await receiptOf(page, "Votre demande est envoyée");
  await page.goBack();
  await askStatement();
  await page.getByText("Un relevé de compte est déjà en préparation").waitFor();
});

test("I02 the list begins with the most severe, and paid invoices stand below all that are open", async () => {
  await open("giulia@example.ch");
  await rows().first().waitFor();
  const shown = await page.locator("tbody tr > :nth-child(5)").allInnerTexts();
  const order = ["Poursuite", "Sommation", "Rappel", "En retard", "À payer"];
  const places = shown.map((status) => order.indexOf(status.trim())).map((at) => (at < 0 ? 9 : at));
  expect(places.slice(0, 3)).toEqual([0, expect.any(Number), expect.any(Number)]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size, "several stages are compared").toBeGreaterThan(3);
});

test("I01 I02 I04 I07 what is to be paid of all years stands above them, the most serious first, with its sheet and the ways out of debt", async () => {
  await open("giulia@example.ch");
  const owed = await openOf(GIULIA);
  const sum = owed.reduce((before, { due }) => before + due, 0);
  await toPay().getByText(formatChf(sum), { exact: true }).waitFor();
  const late = owed.filter(({ status, deadline }) => status !== "ENCOURS" || deadline < inDays(0));
  await toPay().getByText(`${owed.length} factures, dont ${late.length} en retard`).waitFor();
  expect(await openRows().count()).toBe(owed.length);
  const order = ["Poursuite", "Sommation", "Rappel", "En retard", "À payer"];
  const shown = await openRows().allInnerTexts();
  const places = shown.map((row) => order.findIndex((word) => row.split("\n").includes(word)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBe(0);
  const stages = await toPay().getByRole("list").first().getByRole("listitem").allInnerTexts();
  const collected = owed.filter(({ status }) => status === "POURSUITE").length;
  expect(stages.map(plain).at(-1)).toBe(`Poursuite ${collected} facture`);

  const year = new URL(page.url()).searchParams.get("year") ?? inDays(0).slice(0, 4);
  await page.goto(`/invoices?year=${year}&status=REGLEE`);
  await openRows()
    .getByRole("link", { name: /^Payer : / })
    .first()
    .click();
  await page.waitForURL(/status=REGLEE&pay=\d+/);
  await page.getByRole("dialog", { name: /^Payer : / }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const help = page.getByRole("complementary", { name: "Vous ne pouvez pas tout payer ?" });
  await help.getByText("La suite").waitFor();
  await help.getByRole("link", { name: "Payer en plusieurs fois" }).click();
  await page.waitForURL(/pay=\d+&time=1/);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "Besoin de plus de temps ?" }).waitFor();
  await sheet.getByText("Payer en plusieurs fois").waitFor();
});

test("I01 I02 on a phone a row is two lines and opens the sheet, one menu sorts, and nothing is wider than the screen", async () => {
  page = await portal.visitAs("giulia@example.ch", { viewport: { width: 390, height: 844 } });
  // A first visit has a system font, whose width depends on the machine.
  await page.context().addCookies([{ name: "font", value: "1", url: portal.url }]);
  await page.goto("/invoices");
  await rows().first().waitFor();
  const premium = openRows().filter({ hasText: "Prime" }).first();
  const box = await premium.boundingBox();
  expect(box?.height, "two lines").toBeLessThanOrEqual(74);
  // In the narrowest window no title runs into its amount, and no day is cut beside a long status.
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = () =>
    rows()
      .locator("th, td")
      .filter({ hasNot: page.getByRole("button") })
      .evaluateAll((cells) =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
  await rows().filter({ hasText: "Échue depuis le" }).first().waitFor();
  await expect.poll(cut).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // At its start, where a wide screen has only the name.
  await premium.click({ position: { x: 20, y: 20 } });
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const listed = rows().filter({ hasText: "Prime" }).first();
  await expect
    .poll(async () => (await listed.boundingBox())?.height, { message: "two lines" })
    .toBeLessThanOrEqual(74);
  expect(await page.getByRole("columnheader").getByRole("button").count()).toBe(0);
  const status = page.getByRole("button", { name: "Statut, Filtrer" });
  expect(await status.isVisible(), "filters are behind one button").toBe(false);
  const filter = page.getByRole("button", { name: "Filtrer" });
  const actions = [filter, page.locator("label").filter({ hasText: "Trier" })];
  actions.push(page.getByRole("button", { name: "Exporter (CSV)" }));
  const tops = await Promise.all(actions.map(async (one) => (await one.boundingBox())?.y));
  expect(new Set(tops).size, "filter, sort and export on one line").toBe(1);
  await filter.press("Enter");
  await status.press("Enter");
  await page.getByRole("checkbox", { name: "réglées" }).check();
  await page.getByRole("button", { name: "Effacer les filtres" }).press("Enter");
  await page.waitForURL(({ search }) => !search.includes("status"));
  expect(await status.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByLabel("Trier").selectOption({ label: "Montant, ordre croissant" });
  await page.waitForURL(/sort=amount/);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider()).toBe(0);
  await page.context().close();
  page = await portal.visitAs("zbinden@example.ch", {
    viewport: { width: 768, height: 900 },
    locale: "de-CH",
  });
  await page.goto("/invoices");
  await rows().first().waitFor();
  expect(await wider(), "German at the width of a tablet").toBe(0);
});

it("I01 a list that fails can be asked for again, an empty one explains itself, and others go home", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.route(/operationName=Invoices/, (route) => route.abort());
  await page.goto("/invoices");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).first().click();
  await page.unroute(/operationName=Invoices/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await rows().first().waitFor();
  await page.context().close();
  await open("sofia@example.ch");
  await page.getByText("Pas encore de facture").waitFor();
  expect(await page.getByRole("group", { name: "Filtrer les factures" }).count()).toBe(0);
  await page.getByRole("link", { name: "Choisir les notifications" }).waitFor();
  await page.context().close();
  page = await portal.visitAs("luca@example.ch");
  await page.goto("/invoices");
  await page.waitForURL((url) => url.pathname === "/");
});

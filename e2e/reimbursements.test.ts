import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatAmount, formatChf, rappenOf } from "@portal/model/money.ts";
import type { Page, Response } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import type {
  CareCostsQuery,
  PendingBillsQuery,
  ReimbursementsQuery,
  TaxCertificatesQuery,
} from "../web/src/core/http/gql/private.ts";
import { openPortal } from "./harness/portal.ts";
import { it } from "./harness/variation.ts";
import { renderInBrowser } from "./harness/ssr.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const thisYear = new Date().getFullYear();
/** In the first months of a year the list has few statements. */
const isYoung = new Date().getMonth() < 3;
/** The answers of each query. */
const answers = new Map<string, Response[]>();
const toldAll = async <Answer>(name: string) => {
  const given = answers.get(name);
  if (!given) throw new Error(`Nothing was asked for by ${name}`);
  const read = async (one: Response) => ((await one.json()) as { data: Answer }).data;
  return Promise.all(given.map(read));
};
const told = async <Answer>(name: string) => {
  const last = (await toldAll<Answer>(name)).at(-1);
  if (!last) throw new Error(`${name} was not answered`);
  return last;
};
/** Of all years that were asked for: in January the year before is asked for too. */
const toldStatements = async () =>
  (await toldAll<ReimbursementsQuery>("Reimbursements")).flatMap(
    ({ reimbursements }) => reimbursements,
  );
const chf = (francs: number) => formatChf(rappenOf(francs));
/** The text with normalised spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const open = async (login: string, search = "") => {
  page = await portal.visitAs(login);
  answers.clear();
  await renderInBrowser(page);
  page.on("response", (one) => {
    const name = new URL(one.url()).searchParams.get("operationName") ?? "";
    answers.set(name, [...(answers.get(name) ?? []), one]);
  });
  await page.goto(`/reimbursements${search}`);
  await page.getByRole("heading", { level: 1, name: "Remboursements" }).waitFor();
};
const table = () => page.getByRole("table", { name: /^Décomptes/ });
const openYear = async (year: number) => {
  await page.getByRole("tab", { name: String(year) }).click();
  await expect.poll(async () => (await cells(3))[0]).toContain(String(year));
};
const cells = (place: number) => table().locator(`tbody tr > :nth-child(${place})`).allInnerTexts();

type Statement = ReimbursementsQuery["reimbursements"][number];
const outcomes = {
  IN_PAYMENT: "Versement le",
  PAYMENT_RETURNED: "Retourné par la banque",
  PAID: "Versé le",
  TO_BE_INVOICED: "Facture à suivre",
  INVOICED: "Part facturée",
  SHARE_PAID: "Part payée",
  CLOSED: "Terminé",
};

const numberIn = (words: string) => /\d{4}-\d{7}-\d{3}/.exec(words)?.[0] ?? "";
const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + rappenOf(one), 0);

/** The billed and paid amounts, or the share of the person. */
const amountsOf = ({ statements, toBePaidToYou }: Statement) => {
  const billed = sumOf(statements.map(({ totalAmount }) => totalAmount));
  if (toBePaidToYou > 0)
    return `facturé ${formatAmount(billed)} versé ${formatAmount(rappenOf(toBePaidToYou))}`;
  const own = billed - sumOf(statements.map(({ paidByUs }) => paidByUs));
  const isDeductible = sumOf(statements.map(({ deductible }) => deductible)) === own;
  if (own > 0 && isDeductible) return `Franchise : ${formatAmount(own)} à votre charge`;
  return formatAmount(own || billed);
};

/** The table shows the API's data of each statement: provider, day, amounts and status. */
const tellsRows = async (statements: readonly Statement[]) => {
  const [names, days, amounts, states] = await Promise.all([2, 3, 4, 5].map(cells));
  for (const [place, words] of (names ?? []).entries()) {
    const one = statements.find(({ statementNumber }) => statementNumber === numberIn(words));
    if (!one) throw new Error(`No statement is called ${words}`);
    const [line] = one.statements;
    const day = formatDate(line?.treatmentBegin ?? "");
    const isSameYear = line?.treatmentBegin.slice(0, 4) === one.date.slice(0, 4);
    const others = new Set(one.statements.map(({ careProvider }) => careProvider)).size - 1;
    const provider = `${line?.careProvider}${others > 0 ? ` + ${others}` : ""}`;
    expect(plain(words)).toContain(`${provider} · ${isSameYear ? day.slice(0, 5) : day}`);
    expect(words).toContain(`${one.insured.firstname} ${one.insured.lastname}`);
    expect(days?.[place]).toBe(formatDate(one.date));
    const isOwn = one.status === "CLOSED" && one.statements.some((a) => a.totalAmount > a.paidByUs);
    expect(states?.[place]).toContain(isOwn ? "Payé par vous" : outcomes[one.status]);
    if (one.paysOn) expect(states?.[place]).toContain(formatDate(one.paysOn).slice(0, 5));
    expect(plain(amounts?.[place] ?? "")).toContain(amountsOf(one));
    expect(amounts?.[place]).not.toMatch(/\b0\.00/);
  }
};

/** An expanded statement shows the payer of each line and the result. */
const tellsDetail = async ({ statementNumber, statements, ...one }: Statement) => {
  const row = table().getByRole("row", { name: new RegExp(statementNumber) });
  const next = row.locator("xpath=following-sibling::tr[1]");
  // The row expands at once; its content follows.
  const text = plain(await next.filter({ hasText: "Montant facturé" }).innerText());
  for (const line of statements) {
    const days = [...new Set([line.treatmentBegin, line.treatmentEnd])].map(formatDate);
    for (const words of [
      line.careProvider,
      days.join(" – "),
      `Montant facturé ${chf(line.totalAmount)}`,
      `Montant versé ${chf(line.toBePaidToYou)}`,
      ...(line.deductible > 0 ? [`Imputé sur votre franchise ${chf(line.deductible)}`] : []),
      ...(line.coinsurance > 0 ? [`Votre quote-part ${chf(line.coinsurance)}`] : []),
    ])
      expect(text).toContain(words);
  }
  if (one.owed > 0)
    expect(text.toLowerCase()).toContain(`votre part de ${chf(one.owed)}`.toLowerCase());
  if (one.toBePaidToYou > 0) {
    const paid = one.status === "PAID" ? "versé" : "";
    expect(text).toContain(`${paid} ${chf(one.toBePaidToYou)}`.trim());
  }
};

test("K01 K02 K03 Camille finds a statement by month and person, opens it and reads who pays what", async () => {
  // A treatment of several days shows both ends.
  await portal.owner.query(
    "update statement_line set treatment_end = treatment_begin + 2 where insured_number = 4218730",
  );
  await open("camille@example.ch");
  await table().waitFor();
  const years = () => page.getByRole("tab").allInnerTexts();
  await expect.poll(years).toEqual([0, 1, 2, 3, 4].map((back) => String(thisYear - back)));
  await page.getByRole("heading", { name: "Factures en traitement" }).waitFor();
  expect((await table().getByText("Luca").count()) === 0, "his are his own").toBe(true);

  const { pendingBills } = await told<PendingBillsQuery>("PendingBills");
  const bills = page.getByRole("region", { name: "Factures en traitement" }).getByRole("listitem");
  expect(await bills.count()).toBe(pendingBills.length);
  for (const [place, bill] of pendingBills.entries()) {
    const words = await bills.nth(place).innerText();
    if (bill.totalAmount !== null) expect(plain(words)).toContain(chf(bill.totalAmount));
    expect(words).toContain(`Nous la traitons d’ici au ${formatDate(bill.dueOn)}.`);
  }
  if (isYoung) await openYear(thisYear - 1);
  const reimbursements = await toldStatements();
  await tellsRows(reimbursements);
  const listed = (await cells(2)).map(numberIn);
  const onPage = reimbursements.filter((one) => listed.includes(one.statementNumber));
  for (const wanted of [
    onPage.find(({ owed }) => owed > 0),
    onPage.find(({ toBePaidToYou, seen }) => toBePaidToYou > 0 && seen),
  ]) {
    if (!wanted) throw new Error("Camille was paid, and owes a share");
    await table()
      .getByRole("button", { name: new RegExp(wanted.statementNumber) })
      .press("Enter");
    await tellsDetail(wanted);
    await table()
      .getByRole("button", { name: new RegExp(wanted.statementNumber) })
      .press("Enter");
  }

  if (isYoung) await openYear(thisYear);
  const unread = table().getByRole("row").filter({ hasText: "Nouveau" }).first();
  const number = numberIn(await unread.getByRole("rowheader").innerText());
  await table()
    .getByRole("button", { name: new RegExp(number) })
    .click();
  const detail = table().locator("tbody tr").filter({ hasText: "Montant facturé" }).first();
  await detail.getByText("Montant versé", { exact: true }).first().waitFor();
  await table()
    .getByRole("row", { name: new RegExp(number) })
    .getByText("Nouveau")
    .waitFor({ state: "detached" });
  const seen = async () =>
    (
      await portal.owner.query(
        "select jsonb_array_length(seen_by) as by from statement where statement_number = $1",
        [number],
      )
    ).rows[0].by;
  await expect.poll(seen).toBe(1);

  const link = page.getByRole("link", { name: `Télécharger le décompte ${number}` });
  const href = (await link.getAttribute("href")) ?? "";
  const pdf = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return [
      answer.status,
      answer.headers.get("content-type"),
      answer.headers.get("content-disposition"),
    ];
  }, href);
  expect(pdf.slice(0, 2)).toEqual([200, "application/pdf"]);
  expect(pdf[2]).toMatch(new RegExp(`decompte-${number}-\\d{4}-\\d\\d-\\d\\d\\.pdf`));

  await page.getByRole("button", { name: "Personne, Filtrer" }).click();
  await page.getByRole("checkbox", { name: "Noé Rochat" }).check();
  await page.keyboard.press("Escape");
  await expect
    .poll(async () => (await cells(2)).every((words) => words.includes("Noé Rochat")))
    .toBe(true);
  const [date = ""] = await cells(3);
  const month = date.slice(3, 5);
  await page.goto(`/reimbursements?month=${month}&insured=4218732`);
  await table().waitFor();
  for (const day of await cells(3)) expect(day.slice(3, 5)).toBe(month);
  const noes = reimbursements.filter(({ insured }) => insured.insuredNumber === 4218732);
  const months = new Set(noes.map((one) => one.date.slice(5, 7)));
  const empty = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].find(
    (one) => !months.has(one),
  );
  await page.goto(`/reimbursements?month=${empty}&insured=4218732`);
  await page.getByRole("button", { name: "Voir tous les décomptes" }).press("Enter");
  await table().waitFor();
  expect(new URL(page.url()).search).toBe("");
});

it("K01 1,500 statements are one year at a time, and the picture of costs has its table", async () => {
  await open("zbinden@example.ch", `?year=${thisYear - 1}`);
  await table().waitFor();
  expect(await cells(3)).toHaveLength(10);
  for (const day of await cells(3)) expect(day).toContain(String(thisYear - 1));
  const costs = page.getByRole("table", { name: "Vos coûts par année, en francs" });
  const { careCosts } = await told<CareCostsQuery>("CareCosts");
  const said = (await costs.getByRole("row").allInnerTexts()).slice(1).map(plain);
  expect(said).toHaveLength(5);
  for (const { year, paidByUs, ...own } of careCosts) {
    const { deductible, coinsurance, hospitalContribution, notCovered } = own;
    const parts = [deductible, coinsurance, hospitalContribution, notCovered].map(rappenOf);
    const borne = parts.reduce((sum, amount) => sum + amount, 0);
    const ours = rappenOf(paidByUs);
    const amounts = [ours, borne, ours + borne].map(formatAmount);
    expect(said).toContain(`${year} ${amounts.join(" ")}`);
  }
});

test("K01 money on its way stands first with its day; a phone has rows of title and amount, day and state", async () => {
  const { rows } = await portal.owner.query<{ number: string; day: string }>(
    `update statement set pays_on = current_date + 2 where id = (
       select id from statement where insured_number = 4218732 and pays_on is not null
         order by date desc limit 1)
     returning statement_number as number, to_char(pays_on, 'DD.MM.YYYY') as day`,
  );
  const [paid] = rows;
  await open("camille@example.ch");
  const way = page.getByRole("region", { name: "Nous vous versons" });
  await way.waitFor();
  const reimbursements = await toldStatements();
  const one = reimbursements.find(({ statementNumber }) => statementNumber === paid?.number);
  const words = plain(await way.innerText());
  for (const said of [
    chf(one?.toBePaidToYou ?? 0),
    one?.statements[0]?.careProvider,
    "Noé",
    `Versement ${paid?.day}`,
  ])
    expect(words).toContain(said);
  const bills = page.getByRole("region", { name: "Factures en traitement" });
  const [first, second] = await Promise.all([way.boundingBox(), bills.boundingBox()]);
  expect(first?.y).toBeLessThan(second?.y ?? 0);

  await page.setViewportSize({ width: 390, height: 844 });
  const lines = table().locator("tbody").getByRole("row");
  for (const row of await lines.all()) {
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(72);
    expect(box?.height, "a name of three lines at most").toBeLessThan(124);
    const name = row.getByRole("rowheader");
    const cut = () => name.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
    expect(await cut(), "a name that is cut").toBeLessThanOrEqual(0);
  }
  const line = lines.filter({ hasText: paid?.number ?? "" });
  expect(plain(await line.innerText())).toContain(
    `versé ${formatAmount(rappenOf(one?.toBePaidToYou ?? 0))}`,
  );
  await line.click();
  await page.getByRole("link", { name: `Télécharger le décompte ${paid?.number}` }).waitFor();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

test("K01 Sofia, who joined last month, reads that nothing is there yet", async () => {
  await open("sofia@example.ch");
  await page.getByText(`Aucun décompte en ${thisYear}`).waitFor();
  expect(await page.getByRole("heading", { name: "Factures en traitement" }).count()).toBe(0);
});

it("K01 a certificate for the taxes is downloaded by keyboard; a failure is told and loses nothing", async () => {
  await open("camille@example.ch", `?taxYear=${thisYear - 1}`);
  const section = page.getByRole("region", { name: "Pour votre déclaration d’impôts" });
  await section.getByRole("heading", { name: "Mia Rochat" }).waitFor();
  expect(await section.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Camille Rochat",
    "Noé Rochat",
    "Mia Rochat",
  ]);
  const { taxCertificates } = await told<TaxCertificatesQuery>("TaxCertificates");
  expect((await section.getByRole("definition").allInnerTexts()).map(plain)).toEqual(
    taxCertificates
      .filter(({ year }) => year === thisYear - 1)
      .flatMap(({ billed, paidByUs, own }) => [billed, paidByUs, own].map(chf)),
  );
  const csv = section.getByRole("button", { name: /Tableau \(CSV\).*Noé Rochat/ });
  const files = /\/v1\/tax-certificates\//;
  await page.route(files, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await csv.press("Enter");
  await section.getByText("L’attestation pour les impôts n’a pas pu être téléchargée").waitFor();
  const downloaded = page.waitForEvent("download");
  await csv.press("Enter");
  expect((await downloaded).suggestedFilename()).toBe(
    `attestation-impots-${thisYear - 1}-4218732.csv`,
  );
  await expect.poll(() => section.getByText("n’a pas pu être").count()).toBe(0);
  await section.getByLabel("Année").selectOption(String(thisYear));
  await section.getByText("L’année n’est pas terminée").waitFor();
  expect(page.url()).toContain(`taxYear=${thisYear}`);
});

it("K01 what fails or stays silent is told part by part and asked again; once a bill is decided, all that tells of it follows", async () => {
  page = await portal.visitAs("camille@example.ch");
  await renderInBrowser(page);
  await page.clock.install();
  const parts = /operationName=(PendingBills|CareCosts|TaxCertificates)/;
  await page.route(parts, (route) => route.fulfill({ status: 500, json: { code: "UNEXPECTED" } }));
  await page.route(/operationName=Reimbursements/, () => {});
  await page.goto("/reimbursements");
  for (const words of [
    "Vos factures en traitement",
    "Vos coûts par année",
    "Vos attestations pour les impôts",
  ])
    await page.getByText(new RegExp(`^${words} ne peuvent pas être affichée?s`)).waitFor();
  await page.clock.runFor(21_000);
  const dialog = page.getByRole("dialog", { name: "Erreur" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Vos décomptes ne peuvent pas être affichés pour l’instant.").waitFor();
  await page.unrouteAll();
  const again = page.getByRole("button", { name: "Réessayer" });
  for (let left = 4; left > 0; left--) {
    await again.first().press("Enter");
    await expect.poll(() => again.count()).toBe(left - 1);
  }
  await table().waitFor();
  await page.getByRole("heading", { name: "Factures en traitement" }).waitFor();

  await page.route(/operationName=PendingBills/, (route) =>
    route.fulfill({ json: { data: { pendingBills: [] } } }),
  );
  const asked = ["Reimbursements", "CareCosts", "TaxCertificates"].map((name) =>
    page.waitForRequest(new RegExp(`operationName=${name}`)),
  );
  await page.clock.runFor(15_100);
  await Promise.all(asked);
  await expect.poll(() => page.getByText("Factures en traitement").count()).toBe(0);
});

it("K01 the person filter offers those whose statements can appear, and no other adult", async () => {
  await open("camille@example.ch");
  await table().waitFor();
  await page.getByRole("button", { name: "Personne, Filtrer" }).click();
  const offered = page.getByRole("checkbox");
  await offered.first().waitFor();
  const names = await offered.evaluateAll((boxes) =>
    boxes.map((box) => box.closest("label")?.textContent ?? box.getAttribute("aria-label")),
  );
  expect(names.map((name) => name?.trim())).toEqual(["Camille Rochat", "Noé Rochat", "Mia Rochat"]);
});

/** A statement of Camille with a share, and its invoice. */
async function invoicedShare(before = "infinity") {
  const { rows } = await portal.owner.query<{
    number: string;
    no: string;
    year: string;
    billed: string;
  }>(
    `select s.statement_number as number, i.no, to_char(s.date, 'YYYY') as year, to_char(i.invoice_date, 'YYYY') as billed
     from statement s join invoice i using (statement_number)
     where s.insured_number = 4218730 and s.pays_on is null and i.invoice_date < $1 order by s.date desc limit 1`,
    [before],
  );
  const [share] = rows;
  if (!share) throw new Error("Camille owes no share");
  return share;
}

it("K02 a share leads to its invoice once it is there, says when it is paid, and what the provider got", async () => {
  const { number, no, year, billed } = await invoicedShare();
  const row = () => table().getByRole("row", { name: new RegExp(number) });
  const read = async () => {
    page = await portal.visitAs("camille@example.ch");
    await page.goto(`/reimbursements?year=${year}`);
    await row().getByRole("button").first().click();
    return row().locator("xpath=following-sibling::tr[1]");
  };
  await portal.owner.query("update invoice set status = 'ENCOURS' where no = $1", [no]);
  const billedShare = await read();
  await billedShare.getByText(/vous a été facturée le/).waitFor();
  await row().getByText("Part facturée").waitFor();
  const line = await billedShare.locator("dl").first().innerText();
  const [total] = /CHF.[\d'.]+/.exec(line) ?? [];
  expect(plain(line)).toContain(
    `Payé par nous au fournisseur de prestations ${plain(total ?? "")}`,
  );
  await billedShare.getByRole("link", { name: "Voir la facture" }).click();
  await page.waitForURL(`**/invoices?year=${billed}&invoice=${no}`);

  await portal.owner.query("update invoice set status = 'REGLEE' where no = $1", [no]);
  const paid = await read();
  await paid.getByText(/est payée/).waitFor();
  expect(await paid.getByRole("link", { name: "Voir la facture" }).count()).toBe(1);
  await portal.owner.query("update invoice set statement_numbers = '[]' where no = $1", [no]);
  const coming = await read();
  await coming.getByText(/vous recevrez une facture/).waitFor();
  expect(await coming.getByRole("link", { name: "Voir la facture" }).count()).toBe(0);
});

test("K02 a share that was paid years ago leads to no invoice: the list does not go back so far", async () => {
  const { number, year } = await invoicedShare(`${thisYear - 1}-01-01`);
  page = await portal.visitAs("camille@example.ch");
  await page.goto(`/reimbursements?year=${year}`);
  const row = table().getByRole("row", { name: new RegExp(number) });
  await row.getByRole("button").first().click();
  const detail = row.locator("xpath=following-sibling::tr[1]");
  await detail.getByText(/est payée/).waitFor();
  expect(await detail.getByRole("link", { name: "Voir la facture" }).count()).toBe(0);
});

test("K02 Urs reads the daily contribution of his stay in hospital", async () => {
  page = await portal.visitAs("urs@example.ch");
  const { rows } = await portal.owner.query<{ number: string; year: string; month: string }>(
    `select statement_number as number, to_char(s.date, 'YYYY') as year, to_char(s.date, 'MM') as month
     from statement s join statement_line l on l.statement_id = s.id
     where l.insured_number = 3907112 and l.hospital_contribution = 9000 order by s.date desc limit 1`,
  );
  const [stay] = rows;
  await page.goto(`/reimbursements?year=${stay?.year}&month=${stay?.month}`);
  const row = table().getByRole("row", { name: new RegExp(stay?.number ?? "") });
  await row.getByRole("button").first().click();
  const detail = row.locator("xpath=following-sibling::tr[1]");
  await detail.getByText(/15 francs par jour/).waitFor();
  expect(plain(await detail.innerText())).toContain("CHF 90.00");
});

import { todayInZurich } from "@portal/model/calendar/dates.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { amountsIn, titles, WIZARD, wizardOn } from "./wizard-page.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

const [luca, noe, giulia] = [4218731, 4218732, 5120044];
const year = Number(todayInZurich(new Date()).slice(0, 4));
const newYear = `${year + 1}-01-01`;

/** Sets other terms from a day on, like a treated change. */
async function agree(insured: number, day: string, terms: string): Promise<void> {
  const { owner } = portal;
  await owner.query(
    `insert into basic_contract (insured_number, valid_from, valid_to, insurer_code, product_code, deductible, risk,
       periodicity, code_reseau, doctor, clauses)
     select insured_number, $2, valid_to, insurer_code, product_code, deductible, risk, periodicity, code_reseau, doctor,
       clauses from basic_contract where insured_number = $1 and $2 between valid_from + 1 and valid_to`,
    [insured, day],
  );
  await owner.query(
    `update basic_contract set valid_to = $2::date - 1 where insured_number = $1 and valid_from < $2 and valid_to >= $2`,
    [insured, day],
  );
  await owner.query(
    `update basic_contract set ${terms} where insured_number = $1 and valid_from >= $2`,
    [insured, day],
  );
}

beforeAll(async () => {
  const nextMonth = new Date(Date.UTC(year, Number(todayInZurich(new Date()).slice(5, 7)), 1));
  await agree(luca, newYear, "deductible = 250000");
  await agree(giulia, nextMonth.toISOString().slice(0, 10), "risk = 'OHN'");
  await portal.owner.query("update insured set birthdate = $2 where insured_number = $1", [
    noe,
    `${year - 18}-02-28`,
  ]);
});

let page: Page;
let wizard: ReturnType<typeof wizardOn>;
afterEach(() => page.context().close());

async function open(login: string, insured: number, change: string): Promise<void> {
  await portal.owner.query("delete from draft");
  page = await portal.visitAs(login);
  wizard = wizardOn(page);
  await page.goto(`${WIZARD}?insured=${insured}&change=${change}`);
  await wizard.step(titles.change);
}

/** Both figures of a line of the receipt, in rappen. */
async function line(name: string): Promise<[unchanged: number, changed: number]> {
  const row = wizard.receipt().getByRole("row", { name: new RegExp(`^${name}`) });
  const [unchanged = "", changed = ""] = await row.getByRole("cell").allInnerTexts();
  const rappen = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
  return [rappen(unchanged), rappen(changed)];
}
async function settled(): Promise<void> {
  await expect.poll(() => wizard.receipt().locator("table").count()).toBe(1);
  await wizard.receipt().locator("[aria-busy=true]").waitFor({ state: "detached" });
}

/** Twelve premiums with a deductible, from the table of the chart, in francs. */
async function inChart(deductible: string): Promise<number> {
  const chart = page.getByRole("region", { name: /Quelle franchise/ });
  await chart.getByRole("radio", { name: "Tableau" }).check();
  const heads = await chart.getByRole("columnheader").allInnerTexts();
  const place = heads.findIndex((head) => head.startsWith(deductible));
  const cells = await chart.getByRole("row", { name: /^0 / }).getByRole("cell").allInnerTexts();
  return Number((cells[place - 1] ?? "").replaceAll(/\D/g, ""));
}
const nameOf = (insured: number) => (insured === luca ? "Luca Rochat" : "Noé Rochat");

test.each([
  ["a deductible is agreed for the day", luca, 2500_00, "2'500"],
  ["childhood ends before the day", noe, 300_00, "300"],
])(
  "N09 where %s, receipt, head, chart and summary say the contract of the day",
  async (_, insured, then, shown) => {
    await open("camille@example.ch", insured, "aosModel");
    await page.getByRole("radio", { name: /Télémédecine/ }).check();
    await settled();
    expect(await line("Franchise")).toEqual([then, then]);
    const [unchanged, changed] = await line("Prime par mois");
    expect(await line("Prime par an")).toEqual([12 * unchanged, 12 * changed]);
    expect(await line("Maximum par an")).toEqual([
      12 * unchanged + then + 700_00,
      12 * changed + then + 700_00,
    ]);
    const [others, othersWith] = await line("Autres primes");
    expect(othersWith, "nothing else changes").toBe(others);
    expect(await line("Ménage par mois")).toEqual([unchanged + others, changed + others]);
    const option = page
      .getByRole("radio", { name: /Télémédecine/ })
      .locator("xpath=ancestor::label");
    expect(amountsIn(await option.innerText())).toEqual([changed, Math.abs(changed - unchanged)]);
    expect(await inChart(shown)).toBe(Math.round((12 * changed) / 100));
    const person = page.getByRole("region", { name: nameOf(insured) });
    await person.getByText(new RegExp(`^Dès le 1er janvier .*franchise CHF.${shown}$`)).waitFor();

    await wizard.next().click();
    await wizard.step(titles.summary);
    await person.getByText(new RegExp(`^Dès le 1er janvier .*franchise CHF.${shown}$`)).waitFor();
  },
);

test("N09 the summary names what a deductible replaces on its day", async () => {
  await open("camille@example.ch", luca, "deductible");
  await wizard.value("CHF 1'000").check();
  await settled();
  await wizard.next().click();
  await wizard.step(titles.summary);
  const said = page.getByRole("region", { name: "Luca Rochat" });
  await said.getByText(/au lieu de CHF.2'500/).waitFor();
});

test("N09 who leaves the children's class reads that the rise comes from it", async () => {
  await open("camille@example.ch", noe, "aosModel");
  await page.getByRole("radio", { name: /Télémédecine/ }).check();
  await settled();
  await wizard
    .receipt()
    .getByText(/Noé ne fait plus partie des enfants/)
    .waitFor();
});

test("N09 what an option costs is the same before and after it is chosen", async () => {
  await open("giulia@example.ch", giulia, "deductible");
  const option = wizard.value("CHF 2'000").locator("xpath=ancestor::label");
  await option.getByText(/par mois/).waitFor();
  const [price = 0, more = 0] = amountsIn(await option.innerText());
  const early = await inChart("2'000");
  await wizard.value("CHF 2'000").check();
  await settled();
  expect(amountsIn(await option.innerText())).toEqual([price, more]);
  expect(await line("Prime par mois").then(([, changed]) => changed)).toBe(price);
  expect(await inChart("2'000")).toBe(early);
  expect(early).toBe(Math.round((12 * price) / 100));
  const receipt = await wizard.receipt().innerText();
  expect(amountsIn(receipt), "the same difference beside the option and in the receipt").toContain(
    more,
  );
});

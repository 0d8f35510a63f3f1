import { formatChf } from "@portal/model/money.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
const main = () => page.getByRole("main");
/** The rappen of `CHF 1’000.00`, with or without a sign. */
const rappenIn = (text: string | null) => Number(plain(text).replaceAll(/[^\d.]/g, "")) * 100;

test("V40 V41 Camille opens a line, sees why she pays, reports an error once, and is led to its conversation", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/reimbursements");
  await page.locator("tbody button[aria-expanded=false]").first().click();
  const line = page.locator("tbody details").first();
  await line.getByText("Comprendre cette facture").click();
  await line.getByRole("heading", { name: "Pourquoi cette répartition" }).waitFor();
  const amounts = await line.locator("dl dd").allInnerTexts();
  const sums = amounts.filter((one) => one !== "").map(rappenIn);
  const whole = sums.pop() ?? 0;
  expect(whole).toBeGreaterThan(0);
  expect(Math.round(sums.reduce((all, one) => all + one, 0))).toBe(Math.round(whole));
  await line.getByRole("link", { name: "Signaler une erreur" }).click();
  await page.getByRole("heading", { level: 1, name: "Signaler une erreur" }).waitFor();
  const form = page.url();
  await main().getByRole("button", { name: "Signaler" }).click();
  await page.locator("main [data-invalid]").first().waitFor();
  await main().getByRole("radio", { name: "Le montant facturé est faux" }).check();
  await main()
    .getByRole("textbox", { name: "Expliquez en quelques mots" })
    .fill("Le montant de ma facture est plus bas.");
  await main().getByRole("button", { name: "Signaler" }).click();
  await page.waitForURL("**/interactions/sent?request=*");
  await page.goto(form);
  await main().getByText("Vous avez déjà signalé une erreur sur cette facture").waitFor();
  await main().getByRole("link", { name: "Ouvrir l’échange" }).click();
  await page.waitForURL("**/messages?conversation=*");
  await main().getByText("Le montant facturé est faux").waitFor();
  await main().getByText("Le montant de ma facture est plus bas.").first().waitFor();
});

test("V42 this year stands beside the year before, and who had no care is told so", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/reimbursements");
  const section = () => page.locator("section[aria-labelledby=compared-title]");
  await section().getByRole("table").first().waitFor();
  expect(await section().getByRole("table").count()).toBeGreaterThan(1);
  await page.context().close();
  page = await portal.visitAs("sofia@example.ch");
  await page.goto("/reimbursements");
  await section()
    .getByText(/il n’y a encore rien à comparer/)
    .waitFor();
});

test("V43 V44 Camille sees the year of her household, simulates an operation and finds the deadline for another deductible", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/costs");
  await page.getByRole("heading", { level: 1, name: "Mes coûts" }).waitFor();
  await main()
    .getByRole("heading", { name: /^Votre ménage en \d{4}$/ })
    .waitFor();
  await main()
    .getByText(/les décomptes de Luca Rochat ne sont visibles que pour cette personne/)
    .waitFor();
  const simulator = page.getByRole("region", { name: "Et si… ?" });
  const year = new Date().getFullYear() + 1;
  await simulator.getByRole("combobox", { name: "Quand ?" }).selectOption(`${year}-03`);
  await simulator.getByRole("textbox", { name: "Coût en francs" }).fill("8000");
  await simulator.getByRole("textbox", { name: "Nuits à l’hôpital" }).fill("5");
  await simulator.getByRole("table").waitFor();
  const result = simulator.locator("[aria-live=polite] strong");
  const [you, us] = (await result.allInnerTexts()).map(rappenIn);
  expect(Math.round((you ?? 0) + (us ?? 0))).toBe(8_000_00);
  const { rows } = await portal.owner.query<{ deductible: number }>(
    `select deductible from basic_contract where insured_number = 4218730
     and make_date($1, 1, 1) between valid_from and valid_to`,
    [year],
  );
  const deductible = rows[0]?.deductible ?? 0;
  const coinsurance = Math.min(700_00, Math.round((8_000_00 - 75_00 - deductible) / 10));
  expect(plain(await result.first().innerText())).toBe(
    plain(formatChf(75_00 + deductible + coinsurance)),
  );
  await simulator.getByText(/^Une franchise plus basse est possible dès le 01\.01\./).waitFor();
  await simulator.getByRole("textbox", { name: "Coût en francs" }).fill("0");
  await simulator.getByText(/Indiquez un montant entre 1 et/).waitFor();
  expect(await result.count()).toBe(0);
});

test("V45 people's own words lead to their costs", async () => {
  page = await portal.visitAs("urs@example.ch");
  await page.goto("/help-contact");
  await page.locator("search [role=combobox]").last().fill("combien coûte une opération");
  await page.getByRole("option", { name: /Mes coûts de l’année/ }).waitFor();
});

import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { amountsIn, titles, WIZARD, wizardOn } from "./wizard-page.ts";
import { it } from "../harness/variation.ts";

// Requests are treated at once.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "0" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const deductibleOf = async (insured: number) => {
  const { rows } = await portal.owner.query<{ deductible: number }>(
    "select deductible from basic_contract where insured_number = $1 order by valid_from desc limit 1",
    [insured],
  );
  return rows[0]?.deductible;
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("N09 which deductible suits: the crossing in words, a chart, the same as a table, and the years that were", async () => {
  page = await portal.visitAs("camille@example.ch");
  const wizard = wizardOn(page);
  await page.goto(`${WIZARD}?insured=4218730&change=deductible`);
  await wizard.step(titles.change);
  const chart = page.getByRole("region", { name: /Quelle franchise me convient/ });
  await chart.getByText(/de frais par an, la franchise de 2'500 coûte moins/).waitFor();
  await wizard.value("CHF 500").check();
  await chart.getByText(/Au-delà, c’est celle de 500/).waitFor();
  const answer = await chart.getByText(/Au-delà/).innerText();
  const crossing = Number(/CHF\u00a0([\d']+)/.exec(answer)?.[1]?.replace("'", ""));
  expect(crossing).toBeGreaterThan(500);
  expect(crossing).toBeLessThan(2500);
  await chart.getByRole("img", { name: /de 0 à 8'000 francs/ }).waitFor();
  await chart.getByText("Les dernières années").waitFor();
  const years = chart.getByRole("listitem");
  await years.filter({ hasText: String(new Date().getFullYear()) }).waitFor();

  await chart.getByRole("radio", { name: "Tableau" }).check();
  const row = chart.getByRole("row", { name: /^0 / });
  const premiums = (await row.getByRole("cell").allInnerTexts()).map((text) =>
    Number(text.replaceAll(/[^\d]/g, "")),
  );
  expect(premiums).toHaveLength(6);
  expect(
    premiums.toSorted((one, other) => other - one),
    "less with each step",
  ).toEqual(premiums);
  const yearly = amountsIn(
    await wizard.receipt().getByRole("row", { name: "Prime par an" }).innerText(),
  );
  expect(Math.round((yearly[1] ?? 0) / 100), "as the receipt has it").toBe(premiums[1]);
});

it("N09 another rhythm of payment has its price for everybody who is on the invoice", async () => {
  page = await portal.visitAs("zbinden@example.ch");
  const wizard = wizardOn(page);
  await page.goto(WIZARD);
  await page
    .getByRole("checkbox", { name: "Rythme de paiement" })
    .and(page.locator(":enabled"))
    .check();
  await wizard.next().click();
  await page.getByRole("radio", { name: "Chaque année" }).check();
  // The head, a line for each of nine people, then both sums, the other premiums and the household.
  await expect.poll(() => wizard.receipt().getByRole("row").count()).toBe(1 + 9 + 4);
});

it("J02 a change that was done is undone where it is tracked, and the contract is as before", async () => {
  page = await portal.visitAs("camille@example.ch");
  const wizard = wizardOn(page);
  await portal.owner.query("delete from draft");
  const before = await deductibleOf(4218731);
  await page.goto(`${WIZARD}?insured=4218731&change=deductible`);
  await wizard.step(titles.change);
  await wizard.value("CHF 1'500").check();
  await wizard.next().click();
  await wizard.consent(/conditions générales/).check();
  await wizard.send().click();
  await page.getByRole("link", { name: "Suivre cette demande" }).click();
  await expect.poll(() => deductibleOf(4218731)).toBe(1500_00);

  await page.reload();
  await page.getByText(/^Possible jusqu’au/).waitFor();
  await button("Revenir sur ce changement").click();
  await button("Rétablir le contrat précédent").click();
  await page.getByText("Nous avons reçu votre demande.").waitFor();
  await expect.poll(() => deductibleOf(4218731)).toBe(before);
});

import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { openRequests, titles, WIZARD, wizardOn } from "./wizard-page.ts";
import { it } from "../harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
let wizard: ReturnType<typeof wizardOn>;
afterEach(() => page.context().close());

async function open(login: string, path = WIZARD): Promise<void> {
  page = await portal.visitAs(login);
  wizard = wizardOn(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Modifier mes contrats" }).waitFor();
}

const kept = async (insured: number) => {
  const { rows } = await portal.owner.query(
    `select 1 from draft join account on account.id = account_id
     where insured_number = $1 and form like 'contract-changes.%' and content is not null`,
    [insured],
  );
  return rows.length;
};

it("N01 back and forward go between steps, and a step that is not open yet gives way", async () => {
  await open("urs@example.ch", `${WIZARD}?step=summary`);
  await wizard.step(titles.choice);
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await wizard.box("Urs Ammann", "Franchise").check();
  await wizard.next().click();
  await wizard.value("CHF 1'500").check();
  await wizard.next().click();
  await wizard.step(titles.summary);
  await wizard.consent(/conditions générales/).check();

  await page.goBack();
  await wizard.step(titles.change);
  expect(await wizard.value("CHF 1'500").isChecked()).toBe(true);
  await page.goBack();
  await wizard.step(titles.choice);
  expect(await wizard.box("Urs Ammann", "Franchise").isChecked()).toBe(true);
  await page.goForward();
  await wizard.step(titles.change);
  await page.goForward();
  await wizard.step(titles.summary);
  expect(await wizard.consent(/conditions générales/).isChecked(), "N06 consents begin anew").toBe(
    false,
  );
});

it("N01 what was begun is there the next day at its step, until it is given up", async () => {
  await open("giulia@example.ch");
  await wizard.box("Giulia Bernasconi", "Franchise").check();
  await wizard.box("Giulia Bernasconi", "Rythme de paiement").check();
  await wizard.next().click();
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/v1/drafts") &&
      (response.request().postData() ?? "").includes("FRA-2500"),
  );
  await wizard.value("CHF 2'500").check();
  await saved;
  expect(await kept(5120044)).toBe(1);
  await page.context().close();
  await portal.owner.query(
    "update draft set kept_at = kept_at - interval '1 day' where form like 'contract-changes.%'",
  );

  await open("giulia@example.ch");
  await wizard.step(titles.change);
  expect(await wizard.value("CHF 2'500").isChecked()).toBe(true);
  await page.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();

  await page.getByRole("button", { name: "Effacer ma saisie" }).click();
  await wizard.step(titles.choice);
  expect(await wizard.box("Giulia Bernasconi", "Franchise").isChecked()).toBe(false);
  await expect.poll(() => kept(5120044)).toBe(0);
});

const sentIn = (tab: Page) =>
  tab.getByRole("heading", { level: 1, name: "Votre demande est envoyée" }).waitFor();

it("N06 the same from two tabs is one request, and the other tab says what happened", async () => {
  await portal.owner.query("delete from draft");
  await portal.owner.query(
    "update interaction set status = 'REFUSED', decided_at = now() where insured_number = 7245002 and status = 'REQUEST'",
  );
  const path = `${WIZARD}?insured=7245002&change=deductible`;
  await open("oliver@example.ch", path);
  await wizard.value("CHF 2'000").check();
  await wizard.next().click();
  await wizard.consent(/conditions générales/).check();
  const other = await page.context().newPage();
  await other.goto(path);
  const second = wizardOn(other);
  await second.value("CHF 2'500").check();
  await second.next().click();
  await second.consent(/conditions générales/).check();

  // At once: a moment later the other tab would be updated live.
  await Promise.all([wizard.send().dblclick(), second.send().click()]);
  const [mine, late] = await Promise.race([
    sentIn(page).then(() => [page, other] as const),
    sentIn(other).then(() => [other, page] as const),
  ]);
  const conflict = late.getByRole("dialog", { name: "C’est déjà demandé" });
  await conflict.getByText(/n’a pas été envoyée une seconde fois/).waitFor();
  expect(await mine.getByRole("dialog", { name: "C’est déjà demandé" }).count()).toBe(0);
  expect(await openRequests(portal, 7245002)).toEqual(["CONTRACT_MUTATION"]);
  await conflict.getByRole("button", { name: "Fermer" }).last().click();
  await late.getByText("Ces choix ne sont plus possibles.").waitFor();
  await wizardOn(late).step(titles.choice);
});

test("N06 what was withdrawn elsewhere is asked for again by the same form", async () => {
  await portal.owner.query("delete from draft");
  await open("urs@example.ch", `${WIZARD}?insured=3907112&change=deductible`);
  const sendOnce = async () => {
    await wizard.value("CHF 2'000").check();
    await wizard.next().click();
    await wizard.consent(/conditions générales/).check();
    await wizard.send().click();
    await sentIn(page);
    await page.goto(WIZARD);
    await wizard.step(titles.choice);
  };
  await sendOnce();
  expect(await openRequests(portal, 3907112)).toEqual(["CONTRACT_MUTATION"]);

  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/interactions");
  await elsewhere
    .getByRole("button", { name: /^Détails Changement de contrat/ })
    .first()
    .click();
  await elsewhere.getByRole("button", { name: "Retirer la demande", exact: true }).click();
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect.poll(() => openRequests(portal, 3907112)).toEqual([]);

  await expect.poll(() => wizard.box("Urs Ammann", "Franchise").isEnabled()).toBe(true);
  await wizard.box("Urs Ammann", "Franchise").check();
  await wizard.next().click();
  await sendOnce();
  expect(await openRequests(portal, 3907112)).toEqual(["CONTRACT_MUTATION"]);
  await portal.owner.query(
    "update interaction set status = 'REFUSED', decided_at = now() where insured_number = 3907112 and status = 'REQUEST'",
  );
});

it("N06 A38 what could not be sent is told, loses nothing, can be sent again, and asks how it went", async () => {
  await open("urs@example.ch", `${WIZARD}?insured=3907112&change=deductible`);
  await page.getByRole("button", { name: "Tout accepter" }).click();
  await wizard.value("CHF 1'500").check();
  await wizard.next().click();
  await wizard.consent(/conditions générales/).check();
  await page.route(/operationName=SubmitChanges/, (route) => route.abort(), { times: 1 });
  await wizard.send().click();
  await page.getByText(/Votre demande n’est pas confirmée/).waitFor();
  expect(await wizard.consent(/conditions générales/).isChecked()).toBe(true);
  await wizard.send().click();
  await receiptOf(page, "Votre demande est envoyée");
  await page.getByRole("complementary", { name: "Votre avis" }).getByRole("link").waitFor();
});

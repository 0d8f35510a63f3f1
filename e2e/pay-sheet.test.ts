import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";
import { inDays, oneLateOneDue, openInvoicesOf } from "./open-invoices.ts";
import { it } from "./harness/variation.ts";

const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const CAMILLE = 4218730;
const GIULIA = 5120044;

it("I09 a sheet that is not answered can be asked for again, and a payment that cannot be noted says why and loses nothing", async () => {
  const [late] = await oneLateOneDue(portal, CAMILLE);
  page = await portal.visitAs("camille@example.ch");
  await page.route(/operationName=PayInvoice/, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/invoices?pay=${late?.no}`);
  const sheet = page.getByRole("dialog", { name: /^(Paiement|Payer)/ });
  await sheet.getByText("Cette facture ne peut pas être affichée pour l’instant.").waitFor();
  await page.unroute(/operationName=PayInvoice/);
  await sheet.getByRole("button", { name: "Réessayer" }).click();
  const paid = sheet.getByRole("button", { name: "J’ai payé" });
  const announcing = /operationName=AnnouncePayment/;
  await paid.waitFor();
  await page.route(announcing, (route) => route.abort(), { times: 1 });
  await paid.click();
  await sheet.getByText("La connexion n’a pas fonctionné.").waitFor();
  const refused = { code: "CONFLICT", reason: "NOT_ARRIVED" };
  const errors = [{ message: "CONFLICT", extensions: refused }];
  await page.route(announcing, (route) => route.fulfill({ json: { errors } }), { times: 1 });
  await paid.click();
  await sheet.getByText(/nous ne l’avons pas reçu/).waitFor();
  await paid.click();
  await page.getByText(/^C’est noté/).waitFor();
  await page.goto(`/invoices?pay=${late?.no}`);
  await sheet.getByText(/^Vous avez annoncé votre paiement/).waitFor();
  expect(await paid.count(), "once for each deadline").toBe(0);
  for (const no of ["1", (await openInvoicesOf(portal, GIULIA))[0]?.no]) {
    await page.goto(`/invoices?pay=${no}`);
    await sheet.getByText("Cette facture n’existe pas dans votre compte client.").waitFor();
  }
});

test("I09 the sheet of an invoice copies all at once, gives more time, and notes that it is paid", async () => {
  const [late, next] = await oneLateOneDue(portal, CAMILLE);
  page = await portal.visitAs("camille@example.ch", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(`/invoices?pay=${next?.no}`);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Tout copier" }).click();
  await sheet.page().getByText("Coordonnées de paiement : copié.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Montant: ${((next?.due ?? 0) / 100).toFixed(2)}\n`);
  expect(copied).toContain(`Référence: ${next?.bvr}\n`);
  await sheet.getByRole("button", { name: /^Repousser au/ }).click();
  await sheet.getByText(/^Délai prolongé jusqu’au/).waitFor();
  await page.goto("/");
  await page.getByRole("link", { name: "Plus de temps" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain("plus de temps");
  await sheet.getByRole("button", { name: "J’ai payé" }).click();
  await page.getByText(/^C’est noté\. Nous attendons votre paiement jusqu’au/).waitFor();
  await sheet.waitFor({ state: "detached" });
  await page
    .getByText(/^Paiement annoncé/)
    .first()
    .waitFor();
  const { rows: kept } = await portal.owner.query(
    "select payment_announced_on::text as day from invoice where no = $1",
    [late?.no],
  );
  expect(kept).toEqual([{ day: inDays(0) }]);
});

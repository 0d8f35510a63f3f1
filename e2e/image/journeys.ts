import type { Page } from "playwright-core";
import { aPdf } from "../../api/test/corpus.ts";

/** Three journeys of a customer, over whichever node the balancer chooses for a request. */
export const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "a customer signs in and opens her invoices and a document"(page) {
    await signIn(page, "/invoices");
    await page.getByRole("heading", { level: 1, name: "Factures" }).waitFor();
    await page.getByRole("region", { name: "À payer" }).waitFor();
    await page.goto("/documents");
    await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
    const link = page.locator('a[href*="/binary"]').first();
    const address = (await link.getAttribute("href")) ?? "";
    const opened = page.context().waitForEvent("response", (one) => one.url().endsWith(address));
    await link.click();
    const answer = await opened;
    if (answer.headers()["content-type"] !== "application/pdf")
      throw new Error(`The document ${address} is no PDF: ${answer.status()}`);
  },
  async "a bill is inspected and received"(page) {
    await signIn(page, "/documents/send");
    await page.getByRole("heading", { level: 1, name: "Envoyer des documents" }).waitFor();
    const files = page.locator("input[type=file]");
    await files.setInputFiles({ name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() });
    const arrived = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Retirer facture.pdf" }) });
    await arrived.getByText(/\d\s[KM]o$/).waitFor();
  },
  async "what was typed is there after a reload"(page) {
    await signIn(page, "/account");
    const phone = page.getByRole("textbox", { name: /Numéro de mobile/ });
    await phone.waitFor();
    await phone.fill("+41 79 555 77");
    await page.reload();
    await page.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();
    if ((await phone.inputValue()).replaceAll(" ", "") !== "+417955577")
      throw new Error(`The draft says ${await phone.inputValue()}`);
  },
};

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill("camille@example.ch");
  await page
    .getByLabel(/mot de passe/i)
    .first()
    .fill("cervin-demo");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
}

import type { Page } from "playwright-core";
import { aPicture } from "../../api/test/corpus.ts";
import type { openWindows } from "../harness/windows.ts";

type Windows = Awaited<ReturnType<typeof openWindows>>;

/** Three journeys of a customer, over whichever node the balancer chooses for a request. */
export const journeys: Readonly<Record<string, (windows: Windows) => Promise<void>>> = {
  async "a customer signs in and opens her invoices and a document"(windows) {
    const page = await signedIn(windows, "/invoices");
    await page.getByRole("heading", { level: 1, name: "Factures" }).waitFor();
    await page.getByRole("region", { name: "À payer" }).waitFor();
    await page.goto("/documents");
    await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
    const address = await page.locator('a[href*="/binary"]').first().getAttribute("href");
    const answer = await page.request.get(address ?? "");
    if (!(await answer.body()).subarray(0, 5).equals(Buffer.from("%PDF-")))
      throw new Error(`The document ${address} is no PDF: ${answer.status()}`);
  },
  async "a photo of a bill is inspected and shown"(windows) {
    const page = await signedIn(windows, "/documents/send");
    await page.getByRole("heading", { level: 1, name: "Envoyer des documents" }).waitFor();
    const buffer = await aPicture("jpeg");
    const files = page.locator("input[type=file]");
    await files.setInputFiles({ name: "facture.jpg", mimeType: "image/jpeg", buffer });
    const arrived = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Retirer facture.jpg" }) });
    await arrived.getByText(/\d\s[KM]o$/).waitFor();
  },
  async "what was typed is there after a reload"(windows) {
    const page = await signedIn(windows, "/account");
    const phone = page.getByRole("textbox", { name: /Numéro de mobile/ });
    await phone.waitFor();
    await phone.fill("+41 79 555 77");
    await page.reload();
    await page.getByText(/Nous avons conservé ce que vous aviez saisi/).waitFor();
    if ((await phone.inputValue()).replaceAll(" ", "") !== "+417955577")
      throw new Error(`The draft says ${await phone.inputValue()}`);
  },
};

async function signedIn(windows: Windows, address: string): Promise<Page> {
  const page = await (await windows.aNew({})).newPage();
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
  return page;
}

import type { Page } from "playwright-core";
import { brand } from "@portal/brand/brand.ts";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { aPicture } from "../api/test/corpus.ts";
import { aBillCode, aBillPdf, aBillPhoto } from "../api/test/samples/paper-bills.ts";
import { openPortal } from "./harness/portal.ts";
import { receiptOf } from "./harness/receipt.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const open = async (search = "") => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto(`/documents/send${search}`);
  await page.getByRole("heading", { level: 1, name: "Envoyer des documents" }).waitFor();
};
const choose = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles([{ name, mimeType, buffer }]);
const field = (name: string) => page.getByLabel(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const isUploaded = (name: string | RegExp) =>
  page
    .getByRole("listitem")
    .filter({ has: button(name) })
    .getByText(/\d\s[KM]o$/)
    .waitFor();
const bill = () => page.getByRole("main");
const me = () => page.getByRole("radio", { name: "Camille Rochat" }).check();

test("V01 V02 V05 V06 a photo becomes a PDF, its QR code proposes the bill, and the receipt reckons what comes back", async () => {
  await open();
  await choose("facture.jpg", "image/jpeg", await aBillPhoto(aBillCode()));
  await bill()
    .getByText(/Le code QR de la facture est lu/)
    .waitFor();
  expect(await page.getByRole("radio", { name: "Facture", exact: true }).isChecked()).toBe(true);
  expect(await field("Cabinet, pharmacie ou hôpital").inputValue()).toBe(
    "Praxis Dr. med. Anna Keller",
  );
  expect(await field("Localité").inputValue()).toBe("Zürich");
  expect(await field("Date de la facture").inputValue()).toBe("05.10.2026");
  expect(await field("Premier jour du traitement").inputValue()).toBe("28.09.2026");
  await field("Montant en CHF").fill("287.45");
  await button("Faire un PDF de ma photo").click();
  await isUploaded(/^Retirer photos-/);
  await me();
  await button("Envoyer").click();
  const receipt = await receiptOf(page, "Votre document est arrivé");
  await receipt.getByText("Praxis Dr. med. Anna Keller, Zürich").waitFor();
  await receipt.getByText("lues dans le code QR").waitFor();
  await receipt.getByText("Montant dans le code QR").waitFor();
  const estimate = receipt.getByRole("region", { name: "Votre remboursement, estimé" });
  await estimate.getByText(/Franchise 2026/).waitFor();
  await estimate.getByText(/Le décompte fait foi/).waitFor();
  expect(await estimate.getByText("CHF 287.45").count()).toBeGreaterThan(0);
  await page.goto("/reimbursements");
  await page.getByText("Praxis Dr. med. Anna Keller").first().waitFor();
});

test("V02 V04 the code of a PDF is read; a bill that was sent before is told before it is sent again", async () => {
  const code = aBillCode();
  await open();
  await choose("facture.pdf", "application/pdf", await aBillPdf(code));
  await bill()
    .getByText(/Le code QR de la facture est lu/)
    .waitFor();
  await expect.poll(() => field("Montant en CHF").inputValue()).toBe("187.45");
  await isUploaded("Retirer facture.pdf");
  await me();
  await button("Envoyer").click();
  const receipt = await receiptOf(page, "Votre document est arrivé");
  await receipt.getByRole("link", { name: "Envoyer d’autres documents" }).click();
  await choose("rappel.jpg", "image/jpeg", await aBillPhoto(code));
  await bill()
    .getByText(/Le code QR de la facture est lu/)
    .waitFor();
  await button("Faire un PDF de ma photo").click();
  await isUploaded(/^Retirer photos-/);
  await me();
  await button("Envoyer").click();
  await page.getByText(/semble déjà nous être parvenue/).waitFor();
  const link = page.getByRole("link", { name: /^Envoyée le \d\d\.\d\d\.\d{4}$/ });
  expect(await link.getAttribute("href")).toContain("/interactions?request=");
  await button("Envoyer quand même").click();
  await receiptOf(page, "Votre document est arrivé");
});

test("V08 an invoice of the insurer is told apart and leads to the invoices", async () => {
  await open();
  const own = aBillCode({ iban: brand.qrIban });
  await choose("facture.pdf", "application/pdf", await aBillPdf(own));
  await bill()
    .getByText(/Le code QR de la facture est lu/)
    .waitFor();
  await isUploaded("Retirer facture.pdf");
  await me();
  await button("Envoyer").click();
  await page.getByText(/Cette facture vient de nous/).waitFor();
  const link = page.getByRole("link", { name: "Voir cette facture et la payer" });
  expect(await link.getAttribute("href")).toMatch(/^\/invoices/);
});

test("V09 without a code, with a torn photo and without a worker the bill is typed and sent all the same", async () => {
  await open("?documentType=INVOICE");
  await page.route(/bill-worker/, (route) => route.abort());
  await choose("facture.jpg", "image/jpeg", await aBillPhoto(aBillCode()));
  await bill()
    .getByText(/Aucun code QR de facture n’a été trouvé/)
    .waitFor();
  await page.unroute(/bill-worker/);
  await choose("dechiree.jpg", "image/jpeg", (await aPicture("jpeg", 400, 300)).subarray(0, 300));
  await page
    .getByText(/dechiree\.jpg/)
    .first()
    .waitFor();
  await choose("mur.jpg", "image/jpeg", await aPicture("jpeg", 4000, 3000));
  await bill()
    .getByText(/Aucun code QR de facture n’a été trouvé/)
    .waitFor();
  await page.getByText("Indications de la facture").click();
  await field("Cabinet, pharmacie ou hôpital").fill("Cabinet Perret");
  await field("Montant en CHF").fill("abc");
  await button("Retirer dechiree.jpg")
    .click()
    .catch(() => undefined);
  await button("Faire un PDF de mes 2 photos").click();
  await isUploaded(/^Retirer photos-/);
  await me();
  await button("Envoyer").click();
  const isInvalid = () => field("Montant en CHF").getAttribute("aria-invalid");
  await expect.poll(isInvalid).toBe("true");
  await field("Montant en CHF").fill("");
  await button("Envoyer").click();
  const receipt = await receiptOf(page, "Votre document est arrivé");
  await receipt.getByText("saisies").waitFor();
  await receipt.getByText(/Nous ne connaissons pas encore le montant/).waitFor();
});

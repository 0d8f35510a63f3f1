import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { openPortal } from "./harness/portal.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const radio = (name: string | RegExp) => page.getByRole("radio", { name });
const issue = () => page.getByRole("button", { name: "Établir l’attestation" }).click();
const issued = () => page.getByRole("region", { name: "Vos attestations" }).getByRole("listitem");

async function fileOf(link: string | null): Promise<Buffer> {
  const answer = await page.request.get(link ?? "", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  return answer.body();
}

test("V51 V55 V56 V58 V59 a proof of insurance in English is issued, checked by its code and its file, and revoked", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/certificates");
  await page.getByText("Aucune attestation").waitFor();
  await page.getByText("Noé Rochat", { exact: true }).first().click();
  await radio(/Attestation d’assurance/).check();
  await page.getByLabel("Langue de l’attestation").selectOption({ label: "Anglais" });
  await issue();
  const open = page.getByRole("link", { name: /Ouvrir l’attestation/ });
  const file = await fileOf(await open.getAttribute("href"));
  expect(file.toString("latin1", 0, 5)).toBe("%PDF-");
  await expect.poll(() => issued().count()).toBe(1);
  const entry = await issued().innerText();
  expect(entry).toMatch(/Noé Rochat, Anglais/);
  expect(entry).toContain("n’a pas encore été vérifié");
  const [code = ""] = /(?:[2-9A-Z]{4}-){4}[2-9A-Z]{4}/.exec(entry) ?? [];

  const camille = page;
  page = await portal.visit();
  await page.goto(`/verify#${code.replaceAll("-", "")}`);
  await page.getByRole("heading", { name: /authentique et valable/ }).waitFor();
  expect(page.url()).not.toContain(code.slice(0, 4));
  const facts = await page.locator("main dl").innerText();
  expect(facts).toContain("N. R.");
  expect(await page.locator("main").innerText()).not.toMatch(/Noé|Rochat/);
  const choose = (buffer: Buffer) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "attestation.pdf", mimeType: "application/pdf", buffer });
  await choose(file);
  await page.getByText(/identique à celui/).waitFor();
  const changed = Buffer.from(file);
  changed.writeUInt8(0x39, 1000);
  await choose(Buffer.concat([changed, Buffer.from(" ")]));
  await page.getByText(/n’est pas celui que nous avons établi/).waitFor();

  await page.context().close();
  page = camille;
  await page.reload();
  await page.getByText(/a été vérifié 1 fois/).waitFor();
  await page.getByRole("button", { name: /^Révoquer/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Révoquer" }).click();
  await issued().getByText("Révoquée", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /^Révoquer/ }).count()).toBe(0);

  const visitor = await portal.visit();
  await visitor.goto("/verify");
  await visitor.getByRole("textbox").fill(code.toLowerCase());
  await visitor.getByRole("button", { name: "Vérifier", exact: true }).click();
  await visitor.getByRole("heading", { name: /n’est plus valable/ }).waitFor();
  await visitor.context().close();
});

test("V56 a mistyped code is told at once, and one that we never issued is unknown", async () => {
  page = await portal.visit();
  await page.goto("/verify");
  const field = page.getByRole("textbox");
  const check = () => page.getByRole("button", { name: "Vérifier", exact: true }).click();
  await field.fill("AAAA-BBBB-CCCC-DDDD-EEEE");
  await check();
  await page
    .getByText(/faute de frappe/)
    .first()
    .waitFor();
  await field.fill("2222-2222-2222-2222-2222");
  await check();
  await page.getByRole("heading", { name: "Nous ne connaissons pas ce code" }).waitFor();
  await page.getByRole("button", { name: "Vérifier une autre attestation" }).click();
  await field.waitFor();
});

test("V60 V61 another adult’s care is not offered, and what stands in the way is said", async () => {
  page = await portal.visitAs("camille@example.ch");
  await page.goto("/certificates");
  await page.getByText("Luca Rochat", { exact: true }).first().click();
  expect(await radio(/Participation aux coûts/).isDisabled()).toBe(true);
  await page
    .getByText(/Cette personne est majeure/)
    .first()
    .waitFor();
  expect(await radio(/Attestation d’assurance/).isDisabled()).toBe(false);
});

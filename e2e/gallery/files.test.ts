import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { aPdf } from "../../api/test/corpus.ts";
import { openGallery } from "./gallery-pages.ts";
import { openPortal } from "../harness/portal.ts";

// The gallery's upload field at the portal's address: it uses the real API with a real session.
const gallery = await openGallery();
const portal = await openPortal(inject("databaseUrl"));
afterAll(async () => {
  await gallery.close();
  await portal.close();
});

let page: Page;
let sent: string[];
beforeEach(async () => {
  page = await portal.visitAs("camille@example.ch");
  sent = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/files")) sent.push(request.method());
  });
  await page.route(`${portal.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(gallery.outDir, pathname === "/gallery" ? "gallery.html" : pathname);
    if (existsSync(file) && statSync(file).isFile()) await route.fulfill({ path: file });
    else await route.continue();
  });
  await page.goto("/gallery");
  await button().waitFor();
});
afterEach(() => page.context().close());

const button = () => page.getByRole("button", { name: "Choisir un fichier" });
const choose = (name: string, buffer: Buffer) =>
  page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
const kept = async () =>
  (
    await portal.owner.query<{ filename: string }>(
      "select filename from uploaded_file where attached_to is null",
    )
  ).rows.map(({ filename }) => filename);
const refusal = (reason: string) =>
  page.getByText(`Ce fichier n’a pas été ajouté\u202F: ${reason}`).waitFor();

const pdf = aPdf();

test("B14 a file is sent as soon as it is chosen, fills the field, and is removed on the server too", async () => {
  await choose("ordonnance: mai.pdf", pdf);
  await page.getByRole("button", { name: "Retirer ordonnance: mai.pdf" }).waitFor();
  await expect.poll(kept).toEqual(["ordonnance_ mai.pdf"]);
  await page.getByText("1 Ko").first().waitFor();
  expect(await button().isDisabled(), "one file is the most by default").toBe(true);
  await page.getByRole("button", { name: "Retirer ordonnance: mai.pdf" }).click();
  await expect.poll(() => button().isEnabled()).toBe(true);
  await expect.poll(kept).toEqual([]);
  expect(sent).toEqual(["POST", "DELETE"]);
});

const refused: [name: string, content: Buffer, reason: string][] = [
  [
    "notes.txt",
    pdf,
    "nous ne pouvons pas le lire. Enregistrez-le à nouveau en pdf, jpg, jpeg, png, gif.",
  ],
  ["100%.pdf", pdf, "son nom contient le signe %. Renommez-le et choisissez-le à nouveau."],
  ["vide.pdf", Buffer.alloc(0), "il est vide. Enregistrez-le à nouveau, puis choisissez-le."],
  [
    "grand.pdf",
    Buffer.alloc(5 * 1024 * 1024 + 1),
    "il dépasse 5 Mo. Réduisez-le ou divisez-le, puis choisissez-le à nouveau.",
  ],
];

test.each(process.env["LONG"] === "1" ? refused : refused.slice(0, 1))(
  "B15 what cannot be taken is told before anything is sent: %s",
  async (name, content, reason) => {
    await choose(name, content);
    await refusal(reason);
    expect(sent).toEqual([]);
  },
);

test("B15 what only the server sees is told in the same words: a page that calls itself a PDF", async () => {
  await choose("facture.pdf", Buffer.from("<html><script>alert(1)</script></html>"));
  await refusal(
    "nous ne pouvons pas le lire. Enregistrez-le à nouveau en pdf, jpg, jpeg, png, gif.",
  );
  expect(await kept()).toEqual([]);
});

test("B15 an unknown failure says so, and the file can be removed without asking the server", async () => {
  await page.route(/\/v1\/files/, (route) =>
    route.fulfill({ status: 500, json: { code: "UNEXPECTED" } }),
  );
  await choose("facture.pdf", pdf);
  await refusal("une erreur est survenue. Réessayez.");
  await page.getByRole("button", { name: "Retirer facture.pdf" }).click();
  await expect.poll(() => button().isEnabled()).toBe(true);
  expect(sent).toEqual(["POST"]);
});

test("B14 while a file is on its way the button waits, and the sending can be cancelled", async () => {
  await page.route(/\/v1\/files/, () => new Promise(() => {}));
  await choose("facture.pdf", pdf);
  const cancel = page.getByRole("button", { name: "Annuler le chargement de facture.pdf" });
  await cancel.waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(1);
  expect(await button().isDisabled()).toBe(true);
  await cancel.click();
  await expect.poll(() => button().isEnabled()).toBe(true);
  expect(await kept()).toEqual([]);
});

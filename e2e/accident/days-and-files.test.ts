import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { aPdf, aPicture } from "../../api/test/corpus.ts";
import { openPdf } from "../../api/test/pdf.ts";
import { openPortal } from "../harness/portal.ts";
import { receiptOf } from "../harness/receipt.ts";
import { renderInBrowser } from "../harness/ssr.ts";
import {
  ACCIDENT,
  countDeclared,
  declarationOn,
  type DeclarationPage,
  fillUntilSummary,
  forget,
} from "./accident-page.ts";
import { it } from "../harness/variation.ts";

// No request is treated during a test.
const portal = await openPortal(inject("databaseUrl"), { REQUEST_DELAY_SECONDS: "86400" });
afterAll(() => portal.close());

let page: Page;
let form: DeclarationPage;
beforeEach(() => forget(portal));
afterEach(() => page.context().close());

async function open(login: string, width = 1280): Promise<void> {
  page = await portal.visitAs(login, { viewport: { width, height: 900 } });
  form = declarationOn(page);
  await page.goto(ACCIDENT);
  await page.getByRole("heading", { level: 1, name: "Annoncer un accident" }).waitFor();
}

const isFocused = (field: Locator) => field.evaluate((one) => one === document.activeElement);
const choose = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles([{ name, mimeType, buffer }]);
const button = (name: string | RegExp) => page.getByRole("button", { name });

/** The errors of a range, each with the name of its field. */
async function errorsOf(range: Locator): Promise<string[]> {
  const fields = await range.getByRole("textbox").all();
  const told = fields.map((field) =>
    field.evaluate((input) => {
      const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
      const error = ids.filter((id) => id.endsWith("-error"));
      return error.map(
        (id) => document.getElementById(id)?.innerText.replaceAll(/\s+/g, " ").trim() ?? "",
      );
    }),
  );
  const [start = [], end = []] = await Promise.all(told);
  return [...start.map((error) => `Du: ${error}`), ...end.map((error) => `Au: ${error}`)];
}

test.each([390, 1280])(
  "O02 O04 a missing range of days marks its first day and takes the focus; a day outside is one error, at %i px",
  async (width) => {
    await open("urs@example.ch", width);
    await form.choice("Situation le jour de l’accident").selectOption("CHOMAGE");
    await form.switchOf(/indemnités/).check();
    await form.next().click();
    const range = form.main.getByRole("group", { name: "Indemnités versées" });
    const [start, end] = [form.text("Du"), form.text(/^Au/)];
    await expect.poll(() => isFocused(start)).toBe(true);
    expect(await start.getAttribute("aria-invalid")).toBe("true");
    expect(await end.getAttribute("aria-invalid")).toBe(null);
    expect(await errorsOf(range)).toEqual(["Du: Erreur. Ce champ est obligatoire."]);

    await start.fill("31.12.1999");
    await end.focus();
    await expect.poll(() => errorsOf(range)).toHaveLength(1);
    expect((await errorsOf(range))[0]).toMatch(/^Du: .*01\.01\.2000/);
    const shown = await range.getByText(/^(Erreur|Indiquez|Choisissez)/).count();
    expect(shown, "what is said under the field is not said again under the group").toBeLessThan(2);
    const [left, right] = [await start.boundingBox(), await end.boundingBox()];
    if (width > 1000) expect(left?.y, "side by side").toBe(right?.y);

    await start.fill("29.02.2024");
    await end.fill("30.02.2024");
    await start.focus();
    await form.next().click();
    await expect.poll(() => isFocused(end)).toBe(true);
    expect(await start.getAttribute("aria-invalid")).toBe(null);
    expect((await errorsOf(range)).map((error) => error.slice(0, 3))).toEqual(["Au:"]);
    await end.fill("31.12.2024");
    await form.next().click();
    await form.at("Circonstances");
  },
);

/** Goes to the field of the report, with all fields before it filled. */
async function goToReport(): Promise<void> {
  await fillUntilSummary(form);
  await form.change("Circulation").click();
  await form.at("Circulation");
  await form.switchOf(/accident de la circulation/).check();
  await form.text("Plaque du véhicule en cause").fill("BE 123 456");
  await form.text("Assureur de ce véhicule").fill("Mobilière");
  await form.text(/votre véhicule/).fill("BE 654 321");
  await form.switchOf(/constat/).check();
}

test("O06 the largest photo of a phone becomes a PDF; a file that is refused stops the way on until it is taken out", async () => {
  await open("urs@example.ch", 390);
  await goToReport();
  await choose("constat.heic", "image/heic", Buffer.from("ftypheic"));
  await page.getByText(/constat\.heic est au format HEIC/).waitFor();
  await form.next().click();
  await page.getByText(/Un fichier n’a pas pu être joint/).waitFor();
  await form.at("Circulation");
  await button("Retirer constat.heic").click();
  await choose("lourd.pdf", "application/pdf", Buffer.concat([aPdf(), Buffer.alloc(6_000_000)]));
  await page.getByText(/il dépasse 5\sMo/).waitFor();
  await form.next().click();
  await form.at("Circulation");

  const largest = await aPicture("jpeg", 8160, 6120);
  await choose("IMG_0001.jpg", "image/jpeg", largest);
  await page.getByRole("img", { name: /^Photo 1/ }).waitFor();
  await form.next().click();
  await page.getByText(/Vos photos ne sont pas encore ajoutées/).waitFor();
  await button("Faire un PDF de ma photo").click();
  await page
    .getByRole("listitem")
    .getByText(/\d\s[KM]o$/)
    .waitFor();
  await form.next().click();
  await form.at("Récapitulatif");
  await form.main.getByText("En annexe").waitFor();
  const removals: string[] = [];
  await renderInBrowser(page);
  page.on("request", (request) => {
    if (request.method() === "DELETE") removals.push(request.url());
  });
  await form.authorisation().check();
  await form.send().click();
  await form.sent().waitFor();
  const { rows } = await portal.owner.query<{ content: Buffer }>(
    "select content from uploaded_file where attached_to is not null order by created_at desc limit 1",
  );
  expect((await openPdf(rows[0]?.content ?? Buffer.alloc(0))).pages).toBe(1);
  await receiptOf(page, "Votre annonce est envoyée");
  expect(removals.filter((url) => url.includes("/v1/files/"))).toEqual([]);
});

it("O06 O07 a report is to be sent later only where that was said, also after a pause", async () => {
  await open("urs@example.ch");
  await goToReport();
  await form.next().click();
  await form.at("Circulation");
  await page
    .getByText(/Ajoutez le constat/)
    .first()
    .waitFor();
  await choose("constat.pdf", "application/pdf", aPdf());
  await button("Retirer constat.pdf").waitFor();
  await page.getByText(/\d\s[KM]o$/).waitFor();
  await form.next().click();
  await form.at("Récapitulatif");
  await page.getByText(/^Brouillon enregistré à \d\d:\d\d$/).waitFor();
  // A draft holds no files: it stops where one is missing.
  await page.goto(ACCIDENT);
  await form.at("Circulation");
  await form.main.getByRole("checkbox", { name: /plus tard/ }).check();
  await form.next().click();
  await form.at("Récapitulatif");
  await form.main.getByText("À envoyer plus tard").waitFor();
});

test("O07 who pays is said before sending; then come the reference, the request, the copy and the days it takes", async () => {
  await open("camille@example.ch");
  await form.main.getByRole("radio", { name: /^Luca/ }).check();
  await form.choice("Situation le jour de l’accident").selectOption("SANSACTIVITE");
  await page
    .getByText(/Sans employeur qui assure les accidents, nous vérifions qui paie/)
    .waitFor();
  await form.choice("Situation le jour de l’accident").selectOption("SALARIE");
  await page.getByText(/Si un employeur assure les accidents/).waitFor();
  await fillUntilSummary(form, "07:20");
  await form.main.getByText(/Nous vérifions qui prend en charge les soins/).waitFor();
  expect(await form.main.getByText(/assurance-accidents de l’employeur/).count()).toBe(0);
  await form.authorisation().check();
  await form.send().click();
  const sent = await receiptOf(page, "Votre annonce est envoyée");
  await sent.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
  await sent.getByText(/^d’ici au \d\d\.\d\d\.\d{4}$/).waitFor();
  expect(await form.heading("Statut").count(), "no empty form behind it").toBe(0);
  const [paper] = await Promise.all([
    page.waitForEvent("popup"),
    sent.getByRole("link", { name: "Ouvrir la copie (PDF)" }).click(),
  ]);
  await paper.close();
  await sent.getByRole("link", { name: "Suivre cette demande" }).click();
  await page.waitForURL((url) => url.pathname === "/interactions");
  await page
    .getByText(/Nous vérifions qui paie/)
    .first()
    .waitFor();
  expect(await countDeclared(portal, 4218731)).toBe(1);
});

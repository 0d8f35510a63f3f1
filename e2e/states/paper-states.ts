import type { Page } from "playwright-core";
import { aPdf, aPicture } from "../../api/test/corpus.ts";
import { aBillCode, aBillPhoto } from "../../api/test/samples/paper-bills.ts";
import { opened, type PortalState, settled } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

/** Sends the photo of a bill for the first person. */
async function sendBill(page: Page, code: string): Promise<void> {
  await settled(page);
  const photo = { name: "facture.jpg", mimeType: "image/jpeg", buffer: await aBillPhoto(code) };
  await page.locator("input[type=file]").setInputFiles(photo);
  await page.locator("main form [role=status] svg").first().waitFor();
  await page.locator("main form section > div > button").click();
  await page.locator("main form ul li:not(:has([role=progressbar])) svg").first().waitFor();
  await page.getByRole("radio").first().check();
  await page.locator("main form [type=submit]").click();
}

export const paperStates: readonly PortalState[] = [
  {
    name: "documents chosen",
    login: "camille@example.ch",
    path: "/documents",
    async reach(page) {
      await page.getByRole("table").getByRole("checkbox").first().check();
      await page.getByRole("status").filter({ hasText: /\d/ }).first().waitFor();
    },
  },
  {
    name: "documents from help",
    login: "camille@example.ch",
    path: "/documents?documentFilterType=CERTIFICATE&helpRedirect=true&helpType=certificate",
    reach: (page) => page.getByRole("table").waitFor(),
  },
  { name: "documents none", login: "sofia@example.ch", path: "/documents", reach: settled },
  {
    name: "documents failed",
    login: "camille@example.ch",
    path: "/documents",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Documents/, (route) => route.abort());
      await page.reload();
      await opened(page);
    },
  },
  {
    name: "send, photos and a refusal",
    login: "camille@example.ch",
    path: "/documents/send",
    async reach(page) {
      await settled(page);
      const script = aPdf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" });
      const photo = { mimeType: "image/jpeg", buffer: await aPicture("jpeg", 600, 800) };
      await page.locator("input[type=file]").setInputFiles([
        { ...photo, name: "IMG_0001.jpg" },
        { ...photo, name: "IMG_0002.jpg", buffer: await aPicture("png", 800, 500) },
        { name: "formulaire.pdf", mimeType: "application/pdf", buffer: script },
        { name: "facture-hopital.pdf", mimeType: "application/pdf", buffer: aPdf() },
      ]);
      await page.locator("main ol img").nth(1).waitFor();
      await page.locator("main [role=alert]").first().waitFor();
      await page.locator("main form ul li:not(:has([role=progressbar])) svg").first().waitFor();
      await page.locator("main form [type=submit]").click();
      await page.locator("main [data-invalid]").first().waitFor();
    },
  },
  {
    name: "send, a bill that was read and sent before",
    login: "camille@example.ch",
    path: "/documents/send",
    async reach(page) {
      const code = aBillCode();
      const told = page.locator("form a[href*='/interactions?request=']");
      await sendBill(page, code);
      await told.or(page.locator("[aria-labelledby=estimate-title]")).first().waitFor();
      if (await told.isVisible()) return;
      await page.goto("/documents/send");
      await sendBill(page, code);
      await told.waitFor();
    },
  },
  {
    name: "send, a bill arrived with its estimate",
    login: "camille@example.ch",
    path: "/documents/send",
    async reach(page) {
      await sendBill(page, aBillCode());
      // Another state may have sent a bill like it, which is told before it is sent again.
      const told = page.locator("form a[href*='/interactions?request=']");
      await told.or(page.locator("[aria-labelledby=estimate-title]")).first().waitFor();
      if (await told.isVisible()) await page.locator("main form [type=submit]").click();
      await page.waitForURL(/\/interactions\/sent/);
      await page.locator("[aria-labelledby=estimate-title] dl").waitFor();
    },
  },
  {
    name: "send, arrived",
    login: "camille@example.ch",
    path: "/documents/send?documentType=INVOICE",
    async reach(page) {
      await settled(page);
      const file = { name: "facture.pdf", mimeType: "application/pdf", buffer: aPdf() };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("radio").first().check();
      await page.locator("main form ul li:not(:has([role=progressbar]))").waitFor();
      await page.locator("main form [type=submit]").click();
      await page.waitForURL(/\/interactions\/sent/);
      await page.locator("main ol").first().waitFor();
    },
  },
];

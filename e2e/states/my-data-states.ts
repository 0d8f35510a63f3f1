import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const loaded = async (page: Page) => {
  await page.locator("#my-data").waitFor();
  await page.locator("main details").nth(10).waitFor();
};

const fails = (operation: RegExp) => async (page: Page) => {
  await renderInBrowser(page);
  await page.route(operation, (route) => route.abort());
  await page.reload();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
};

export const myDataStates: readonly PortalState[] = [
  { name: "my data", login: "camille@example.ch", path: "/account/my-data", reach: loaded },
  { name: "my data, heavy", login: "zbinden@example.ch", path: "/account/my-data", reach: loaded },
  {
    name: "my data, guardianship",
    login: "hannah@example.ch",
    path: "/account/my-data",
    reach: loaded,
  },
  {
    name: "my data, failed",
    login: "camille@example.ch",
    path: "/account/my-data",
    reach: fails(/operationName=HeldData/),
  },
  {
    name: "my data, on its way",
    login: "camille@example.ch",
    path: "/account/my-data",
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=(?:HeldData|Accesses)/, () => undefined);
      await page.reload();
      await page.locator("#my-data [aria-busy=true]").first().waitFor();
    },
  },
  {
    name: "my data, deletion not understood",
    login: "urs@example.ch",
    path: "/account/my-data",
    async reach(page) {
      await loaded(page);
      await page.locator("#my-data button[type=submit]").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "my data, all categories open",
    login: "camille@example.ch",
    path: "/account/my-data",
    async reach(page) {
      await loaded(page);
      for (const one of await page.locator("main summary").all()) await one.press("Enter");
    },
  },
  {
    name: "my data, a refused correction",
    login: "sofia@example.ch",
    path: "/account/my-data",
    async reach(page) {
      await renderInBrowser(page);
      const refused = {
        id: "00000000-0000-4000-8000-000000000001",
        datum: "BIRTHDATE",
        insuredNumber: null,
        status: "REFUSED",
        requestedOn: "2026-11-01",
        answerBy: "2026-12-01",
        decidedOn: "2026-11-10",
        isWithdrawn: false,
        reason: "La pièce d’identité porte une autre date.",
        disputedOn: null,
      };
      await page.route(/operationName=PrivacyRequests/, (route) =>
        route.fulfill({ json: { data: { privacyRequests: [refused] } } }),
      );
      await page.reload();
      await page.getByText(refused.reason).waitFor();
    },
  },
  {
    name: "my data, who got it",
    login: "sofia@example.ch",
    path: "/account/my-data",
    async reach(page) {
      await renderInBrowser(page);
      const entry = { name: null, count: 2 };
      const entries = [
        { ...entry, recipient: "SYSTEM", name: "Core", subject: "CHANGES" },
        { ...entry, recipient: "BANK", subject: "DEBITS" },
        { ...entry, recipient: "EMAIL", subject: "MESSAGES", count: 1 },
      ];
      const disclosures = { days: [{ day: "2026-11-10", entries }], next: "2026-11-10" };
      await page.route(/operationName=Disclosures/, (route) =>
        route.fulfill({ json: { data: { disclosures } } }),
      );
      await page.reload();
      await page.getByText("«\u00a0Core\u00a0»").waitFor();
    },
  },
  {
    name: "a correction of data",
    login: "camille@example.ch",
    path: "/account/my-data/correction?datum=BIRTHDATE",
    async reach(page) {
      await page.locator("select").waitFor();
    },
  },
  {
    name: "a correction of data, incomplete",
    login: "camille@example.ch",
    path: "/account/my-data/correction",
    async reach(page) {
      await page.locator("select").waitFor();
      await page.locator("form button[type=submit]").click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "a draft that is back",
    login: "giulia@example.ch",
    path: "/account",
    async reach(page) {
      await page.locator("input[type=tel]").first().waitFor();
      const kept = page.waitForResponse((answer) => answer.url().includes("/v1/drafts/"));
      // Another state may have left a draft: only a new value is stored.
      await page
        .locator("input[type=tel]")
        .first()
        .fill(`+41 79 ${Date.now() % 100_000}`);
      await kept;
      await page.reload();
      await page.locator("form [role=status]").first().waitFor();
    },
  },
];

import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { axeFindings } from "../harness/axe.ts";
import { openGallery } from "./gallery-pages.ts";
import { sampleOfBlocks } from "./sample.ts";

beforeEach(sampleOfBlocks());

const gallery = await openGallery();
afterAll(() => gallery.close());

let page: Page;
afterEach(() => page.close());

const phone = { viewport: { width: 390, height: 844 } };
const invoices = () => page.getByRole("table", { name: "Invoices", exact: true });

describe("axe finds nothing", () => {
  const looks = [1280, 390].flatMap((width) =>
    (["light", "dark"] as const).map((theme) => ({ width, theme })),
  );
  test.each(looks)("in the whole gallery at $width px, $theme", async ({ width, theme }) => {
    page = await gallery.visit("", { viewport: { width, height: 900 }, colorScheme: theme });
    expect(await axeFindings(page)).toEqual([]);
  });

  const button = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const dialog = "dialog[open]";
  const table = "#table-and-filters";
  /** Each with the parts of the page that differ from the whole gallery above. */
  const openStates: Record<string, { parts: string[]; reach: () => Promise<unknown> }> = {
    "a plain dialog": { parts: [dialog], reach: () => button("Open plain dialog") },
    "a confirmation": { parts: [dialog], reach: () => button("Open confirm dialog") },
    "a success": { parts: [dialog], reach: () => button("Open success dialog") },
    "an error": { parts: [dialog], reach: () => button("Open error dialog") },
    "a code": {
      parts: [dialog],
      async reach() {
        await button("Act with a code");
        await page.locator("dialog[open] input").fill("111111");
        await page.locator("dialog[open] [aria-invalid]").waitFor();
      },
    },
    "a drawer": { parts: [dialog], reach: () => button("Open drawer") },
    "a popover": { parts: ["[popover]:popover-open"], reach: () => button("Open popover") },
    "a toast": { parts: ["[aria-live=polite]"], reach: () => button("Raise a toast") },
    "a filter menu": { parts: [table], reach: () => button("Status") },
    "active filters": {
      parts: [table],
      reach: () => page.goto("/gallery?status=late&holder=Beat+Beispiel"),
    },
    "a filter menu with a tick": {
      parts: [table],
      async reach() {
        await page.goto("/gallery?page=2");
        await button("Status");
        await page.getByRole("checkbox", { name: "To pay" }).check();
        await page.getByRole("checkbox", { name: "Late" }).check();
        await page.getByRole("checkbox", { name: "To pay" }).uncheck();
      },
    },
    "an open row": { parts: [table], reach: () => button(/^Détails/) },
    "the last page and another sort": {
      parts: [table, "#tabs", "#pagination"],
      reach: () => page.goto("/gallery?page=12&sort=rappen&year=2016&tab=history"),
    },
    "the last step": {
      parts: ["#stepper"],
      async reach() {
        await button("Finish the horizontal step");
        await button("Finish the horizontal step");
      },
    },
    "an open answer": {
      parts: ["#accordion"],
      reach: () => page.locator("#accordion summary").first().click(),
    },
  };

  test.each(Object.entries(openStates))("with %s", async (name, { parts, reach }) => {
    // Alternates between a light desktop and a dark phone.
    const isOnPhone = Object.keys(openStates).indexOf(name) % 2 === 1;
    page = await gallery.visit("", isOnPhone ? { ...phone, colorScheme: "dark" } : {});
    await reach();
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    expect(await axeFindings(page, parts)).toEqual([]);
  });

  test("with a busy confirmation", async () => {
    page = await gallery.visitAlone();
    await button("Open confirm dialog");
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await button("Extend by 30 days");
    await page.getByRole("dialog").getByRole("status").getByText("Chargement en cours").waitFor();
    // Axe uses timers too: the clock advances in steps that end long before the act does.
    const look: { found?: string[] } = {};
    const looking = axeFindings(page, [dialog]).then((found) => Object.assign(look, { found }));
    while (!look.found) await Promise.race([looking, page.clock.runFor(1)]);
    expect(look.found).toEqual([]);
  });
});

describe("in narrow places", () => {
  // 1280 px at 400 % are 320 px.
  test.each([320, 390, 767, 1280])("nothing scrolls sideways at %i px", async (width) => {
    page = await gallery.visit("?status=due&status=late&status=paid", {
      viewport: { width, height: 640 },
    });
    await page
      .getByRole("button", { name: /^Détails/ })
      .first()
      .click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole("button", { name: /^Status/ }).click();
    const menu = await page.getByRole("group", { name: "Status" }).boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test("on a phone a table is a list of cards, and still a table to a screen reader", async () => {
    page = await gallery.visit("", phone);
    const row = invoices().getByRole("row").nth(1);
    const [name, amount] = [row.getByRole("rowheader"), row.getByRole("cell").last()];
    const [nameBox, amountBox] = [await name.boundingBox(), await amount.boundingBox()];
    expect(amountBox?.y, "the amount leads beside the name").toBe(nameBox?.y);
    expect(await row.getByText("Holder").isVisible()).toBe(true);
    expect(await invoices().getByRole("columnheader", { name: "Amount" }).count()).toBe(1);
  });

  test("every target is at least 44 px high on a phone", async () => {
    page = await gallery.visit("?status=late", phone);
    const small = await page
      .locator("main :is(button, summary, [role=tab], nav a, label:has(input))")
      .evaluateAll((targets) =>
        targets
          .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
          .map((one) => ({ name: one.textContent, height: one.getBoundingClientRect().height }))
          .filter(({ height }) => height < 44),
      );
    expect(small).toEqual([]);
  });

  test("a focus ring is drawn around the element that has the focus", async () => {
    page = await gallery.visit("?status=late");
    for (const role of ["tab", "button", "link"] as const) {
      const one = page.locator("main").getByRole(role).first();
      await page.keyboard.press("Tab");
      await one.focus();
      const ring = await one.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring, role).toBe("solid");
    }
  });
});

describe("a one-time code", () => {
  /** The configuration of an API that the gallery does not have. */
  const configuration: ClientConfiguration = {
    environment: "production",
    demonstration: true,
    graphqlPublicUrl: "/graphql/public",
    graphqlPrivateUrl: "/graphql/private",
    restBaseUrl: "",
    loginPath: "/login",
    logoutPath: "/logout",
    renewPath: "/session/renew",
    endOthersPath: "/session/end-others",
    passwordPath: "/password",
    securityUrl: "",
    pushPublicKey: "",
    traceSampleRate: 0,
    errorReportDsn: "",
    hasIdentityCheck: true,
    mapTilesUrl: "",
    mapTilesAttribution: "",
  };
  const codeDialog = () => page.getByRole("dialog", { name: "Confirmer avec un code" });
  const codeField = () => codeDialog().getByRole("textbox", { name: "Code reçu" });
  const outcome = () => page.locator("#one-time-code output");
  const open = async () => {
    await page.getByRole("button", { name: "Act with a code" }).focus();
    await page.keyboard.press("Enter");
    await codeField().waitFor();
  };
  const holdsFocus = (name: string) =>
    page.waitForFunction((text) => document.activeElement?.textContent === text, name);

  test("a code is typed by keyboard alone: a wrong one says so, a late one offers another, the right one does it", async () => {
    page = await gallery.visitAlone();
    await open();
    await codeDialog()
      .getByText(/par SMS au \+41 ••• ••• 12\. Il est valable 10 minutes/)
      .waitFor();
    await page.waitForFunction(() =>
      document.activeElement?.matches("[autocomplete=one-time-code]"),
    );
    await page.keyboard.type("12 34");
    await page.keyboard.press("Enter");
    await codeDialog().getByText("Saisissez les 6 chiffres du code.").waitFor();
    await page.keyboard.type("57");
    await codeDialog().getByText("Ce code est incorrect. Il vous reste 4 essais.").waitFor();
    expect(await codeField().getAttribute("aria-invalid")).toBe("true");

    await codeField().fill("000000");
    await codeDialog()
      .getByText(/Ce code n’est plus valable/)
      .waitFor();
    await codeDialog().getByRole("button", { name: "Recevoir un nouveau code" }).press("Enter");
    await codeField().fill("999999");
    await codeDialog()
      .getByText(/Trop d’essais/)
      .waitFor();
    await codeDialog().getByRole("button", { name: "Recevoir un nouveau code" }).press("Enter");
    await codeField().fill("123456");
    await expect.poll(() => outcome().innerText()).toBe("done");
    await holdsFocus("Act with a code");
  });

  test("another code can be asked for after thirty seconds, and giving up does nothing", async () => {
    page = await gallery.visitAlone();
    await page.route("**/config.json", (route) => route.fulfill({ json: configuration }));
    await page.clock.install();
    await page.reload();
    await open();
    const resend = codeDialog().getByRole("button", { name: /^Envoyer un nouveau code/ });
    expect(await resend.getAttribute("aria-disabled")).toBe("true");
    const next = { id: "0a1b2c3d-0000-4000-8000-000000000000", channel: "SMS", recipient: "x" };
    const asked: string[] = [];
    await page.route(/\/v1\/confirmations\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { ...next, resendSeconds: null } });
    });
    await resend.press("Enter");
    await page.clock.runFor(31_000);
    await codeDialog()
      .getByRole("button", { name: "Envoyer un nouveau code", exact: true })
      .click();
    await codeDialog()
      .getByText(/Nouveau code envoyé/)
      .waitFor();
    expect(asked).toHaveLength(1);
    await codeDialog()
      .getByText(/Vous n’avez rien reçu\s\?/)
      .waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => outcome().innerText()).toBe("given up");

    await page.getByRole("button", { name: "Act too often" }).click();
    const refused = page.getByRole("dialog", { name: "Trop de codes demandés" });
    await refused.getByRole("button", { name: "Fermer" }).last().click();
    await expect.poll(() => refused.count()).toBe(0);
  });
});

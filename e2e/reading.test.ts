import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { axeFindings } from "./harness/axe.ts";
import { openPortal } from "./harness/portal.ts";
import { waitForQuiet } from "./harness/whole-page.ts";

const portal = await openPortal(inject("databaseUrl"), { SSR_TIMEOUT_MS: "5000" });
afterAll(() => portal.close());

let page: Page;
afterEach(() => page.context().close());

const camille = "camille@example.ch";
const reading = async () =>
  (
    await portal.owner.query(
      "select wording, text_size from account where insured_number = 4218730",
    )
  ).rows[0];
const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test("V64 easy language is switched on in the settings, holds on another device, and off again", async () => {
  page = await portal.visitAs(camille);
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Langage simplifié" }).check();
  await expect.poll(reading).toEqual({ wording: "EASY", text_size: "NORMAL" });
  await page.goto("/reimbursements");
  await page.getByText("Vous voyez ce que nous payons.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();

  page = await portal.visitAs(camille);
  await page.goto("/reimbursements");
  await page.getByText("Vous voyez ce que nous payons.").waitFor();
  const footer = page.locator("footer");
  await footer.getByRole("button", { name: "Langage simplifié" }).click();
  await page.getByText("Vos factures de soins").first().waitFor();
  await expect.poll(reading).toEqual({ wording: "ORDINARY", text_size: "NORMAL" });
});

test("V65 the server writes the page in easy language, and the browser takes it over as it is", async () => {
  // An account that has chosen nothing: the choice of the browser holds.
  page = await portal.visitAs("urs@example.ch");
  await page.context().addCookies([{ name: "user_reading", value: "EASY.LARGE", url: portal.url }]);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const response = await page.goto("/reimbursements");
  const sent = (await response?.text()) ?? "";
  expect(sent).toContain("Vous voyez ce que nous payons.");
  expect(sent).toContain('data-text-size="LARGE"');
  await waitForQuiet(page);
  await page.getByText("Vous voyez ce que nous payons.").waitFor();
  expect(errors).toEqual([]);
});

test("V64 a visitor chooses on a public page, in this browser", async () => {
  page = await portal.visit();
  await page.goto("/emergency");
  await page.getByRole("button", { name: "Langage simplifié" }).click();
  await page.getByText("Dites où vous êtes. Dites ce qui s’est passé.").waitFor();
  await page.getByRole("radio", { name: "Très grande" }).check();
  await expect.poll(rootSize).toBe("22.4px");
  await page.reload();
  await page.getByText("Dites où vous êtes. Dites ce qui s’est passé.").waitFor();
  expect(await rootSize()).toBe("22.4px");
});

test("V70 nothing is lost on a phone of 320 px with the largest text, in German", async () => {
  page = await portal.visitAs(camille, { viewport: { width: 320, height: 640 }, locale: "de-CH" });
  await page
    .context()
    .addCookies([{ name: "user_reading", value: "ORDINARY.LARGEST", url: portal.url }]);
  const wide: string[] = [];
  for (const path of [
    "/",
    "/invoices",
    "/reimbursements",
    "/contract",
    "/documents",
    "/help-contact",
    "/profile",
    "/settings",
    "/interactions",
    "/documents/send",
  ]) {
    await page.goto(path);
    await page.locator("main h1").first().waitFor();
    await waitForQuiet(page);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const most = [...document.querySelectorAll("body *")].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1,
      );
      return `${scrollWidth} px: ${most
        .slice(-2)
        .map((one) => one.outerHTML.slice(0, 120))
        .join(" | ")}`;
    });
    if (over) wide.push(`${path} ${over}`);
  }
  expect(wide).toEqual([]);
});

/** The browsers of the tests have no voice: this one says a sentence when the test lets it end. */
const aVoice = () => {
  const spoken: string[] = [];
  const voice = { lang: "fr-CH", name: "Voice", default: true, localService: true, voiceURI: "v" };
  let current: { onEnd: () => void } | undefined;
  class Utterance extends EventTarget {
    text: string;
    lang = "";
    voice: unknown = null;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  Object.assign(globalThis, {
    spoken,
    endSentence: () => current?.onEnd(),
    SpeechSynthesisUtterance: Utterance,
  });
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: (utterance: Utterance) => {
      spoken.push(`${utterance.lang} ${utterance.text}`);
      current = { onEnd: () => utterance.dispatchEvent(new Event("end")) };
    },
    cancel: () => {
      current = undefined;
      spoken.push("silence");
    },
  });
  Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis });
};
const heard = () =>
  page.evaluate(() =>
    (globalThis as unknown as { spoken: string[] }).spoken.filter((one) => one !== "silence"),
  );
const lastSaid = () =>
  page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.at(-1));
const endSentence = () =>
  page.evaluate(() => (globalThis as unknown as { endSentence: () => void }).endSentence());

test("V68 an answer is read aloud on a press, sentence by sentence, pauses, and stops when one goes on", async () => {
  page = await portal.visit();
  await page.addInitScript(aVoice);
  await page.goto("/faq");
  await page.getByRole("link", { name: "Qu’est-ce que la franchise" }).first().click();
  const listen = page.getByRole("button", { name: /^Écouter/ });
  await listen.waitFor();
  expect(await heard()).toEqual([]);
  await listen.focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await heard()).length).toBe(1);
  expect((await heard())[0]).toMatch(/^fr-CH \S/);
  await endSentence();
  await expect.poll(async () => (await heard()).length).toBe(2);
  await page.getByRole("button", { name: /^Pause/ }).click();
  expect(await lastSaid()).toBe("silence");
  await page.getByRole("button", { name: /^Continuer/ }).click();
  const [, second, again] = await heard();
  expect(again).toBe(second);
  await page.getByRole("button", { name: /^Arrêter/ }).click();
  await listen.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Écouter/);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Toutes les questions" }).first().click();
  await expect.poll(lastSaid).toBe("silence");
});

test("V68 a browser without a voice offers nothing to listen to", async () => {
  page = await portal.visit();
  await page.goto("/faq");
  await page.getByRole("link", { name: "Qu’est-ce que la franchise" }).first().click();
  await page.locator("main h1").waitFor();
  await waitForQuiet(page);
  expect(await page.getByRole("button", { name: /^Écouter/ }).count()).toBe(0);
});

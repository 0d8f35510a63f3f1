import { afterAll, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { voiceFindings } from "../harness/voice.ts";
import { waitForQuiet } from "../harness/whole-page.ts";

const portal = await openPortal(inject("databaseUrl"));
afterAll(() => portal.close());

const camille = "camille@example.ch";

/** The other states are walked by `npm run test:long` (access.ts). */
test.each([
  ["/", camille, 1280, "fr"],
  ["/invoices", camille, 390, "de"],
  ["/reimbursements", camille, 1280, "it"],
  ["/contract", camille, 390, "en"],
  ["/documents", camille, 1280, "de"],
  ["/interactions", camille, 390, "fr"],
  ["/settings", camille, 1280, "en"],
  ["/consent", camille, 390, "it"],
  ["/cards", camille, 1280, "de"],
  ["/costs", camille, 390, "fr"],
  ["/professional", camille, 1280, "fr"],
  ["/help-find-agency", camille, 1280, "en"],
  ["/faq", undefined, 390, "it"],
] as const)(
  "V71 each control of %s is called by what one reads, and by a name of its own",
  async (path, login, width, language) => {
    const options = { viewport: { width, height: 900 }, locale: `${language}-CH` };
    const page = await portal.visitInTurn(login, options);
    await page.goto(path);
    await page.locator("main h1").first().waitFor();
    await waitForQuiet(page);
    expect(await voiceFindings(page)).toEqual([]);
    await page.close();
  },
);

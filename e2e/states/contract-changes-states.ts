import type { Page } from "playwright-core";
import type { PortalState } from "./state.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const WIZARD = "/contract/mutation";
const goOn = "main button:not([disabled]):visible";
const arrived = (page: Page, step: string) =>
  page.waitForURL((url) => (url.searchParams.get("step") ?? "choice") === step);

/** The last of the buttons that lead on, on a desktop or in the sheet. */
async function next(page: Page): Promise<void> {
  const way = page.locator(`aside ${goOn.replace("main ", "")}, ${goOn}`);
  await page.locator("aside [aria-busy=false]").first().waitFor();
  await way.last().click();
}

async function chosen(page: Page): Promise<void> {
  await arrived(page, "change");
  await page.locator("main input[type=radio]").nth(1).check();
}

export const contractChangesStates: readonly PortalState[] = [
  {
    name: "contract change, nine people",
    login: "zbinden@example.ch",
    path: WIZARD,
    reach: (page) => page.locator("main fieldset").first().waitFor(),
  },
  {
    name: "contract change, a new deductible",
    login: "camille@example.ch",
    path: `${WIZARD}?insured=4218731&change=deductible`,
    async reach(page) {
      await chosen(page);
      await page.locator("aside table").waitFor({ state: "attached" });
    },
  },
  {
    name: "contract change, a new model",
    login: "oliver@example.ch",
    path: `${WIZARD}?insured=7245001&change=aosModel`,
    reach: chosen,
  },
  {
    name: "contract change, accidents left out",
    login: "giulia@example.ch",
    path: `${WIZARD}?insured=5120044&change=riskDel`,
    async reach(page) {
      await arrived(page, "change");
      await page.locator("main select").first().selectOption("REN");
      await page.locator("main input[type=radio]").nth(1).check();
    },
  },
  {
    name: "contract change, another insurer",
    login: "sofia@example.ch",
    path: `${WIZARD}?insured=8100450&change=transfer`,
    async reach(page) {
      await arrived(page, "change");
      await page.locator("main select").nth(1).selectOption({ index: 1 });
      await page.getByRole("radio").first().check();
    },
  },
  {
    name: "contract change, summary",
    login: "urs@example.ch",
    path: `${WIZARD}?insured=3907112&change=deductible`,
    async reach(page) {
      await chosen(page);
      await next(page);
      await arrived(page, "summary");
    },
  },
  {
    name: "contract change, no premium",
    login: "urs@example.ch",
    path: `${WIZARD}?insured=3907112&change=deductible`,
    async reach(page) {
      await arrived(page, "change");
      await page.route(/operationName=NewPremium/, (route) => route.abort());
      await page.reload();
      await page.locator("main input[type=radio]").last().check();
      await page.locator("aside [role=alert]").waitFor({ state: "attached" });
    },
  },
  {
    name: "contract change, failed",
    login: "camille@example.ch",
    path: WIZARD,
    async reach(page) {
      await renderInBrowser(page);
      await page.route(/operationName=Proposals/, (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("main [role=alert]").waitFor();
    },
  },
];

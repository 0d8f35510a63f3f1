import type { Page } from "playwright-core";
import type { Effort } from "./effort.ts";
import { median, table } from "./figures.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { withVisits } from "./visits.ts";

const roundsOf = { full: 5, quick: 2, smoke: 1 };
const desk = { width: 1280, height: 900 };
const SLOWER = 4;
const LEAST_FRAMES = 60;
/** The time until idle prefetches are done. */
const SETTLING_MS = { full: 2_500, quick: 2_500, smoke: 0 };
/** One notch of a wheel, and the pause after it. */
const NOTCH = 100;
const PAUSE_MS = 30;
const notchesOf = { full: 60, quick: 60, smoke: 4 };

/** The lists that grow with a household, each one page long. */
const lists = ["/documents", "/invoices", "/reimbursements", "/interactions"];

interface Frames {
  aSecond: number;
  longest: number;
  /** The length of the list below the first screen. */
  length: number;
}

/** The frame rate of scrolling in the heaviest household's lists, on a processor four times slower. */
export function measureScrolling(effort: Effort, open = openSeededDatabase): Promise<void> {
  return withVisits(open, async (visits) => {
    const rows: string[][] = [];
    for (const path of effort === "smoke" ? lists.slice(0, 1) : lists) {
      const seen: Frames[] = [];
      for (let round = 0; round < roundsOf[effort]; round += 1)
        seen.push(
          await visits.as("zbinden@example.ch", desk, (page) => framesOf(path, page, effort)),
        );
      const middle = (what: keyof Frames) => median(seen.map((one) => one[what])).toFixed(0);
      rows.push([path, middle("length"), middle("aSecond"), middle("longest")]);
    }
    const head = ["list", "px", `frames a second, at least ${LEAST_FRAMES}`, "longest frame, ms"];
    if (effort !== "smoke") console.log(table(head, rows));
  });
}

/** Scrolls to the end of the list and back. */
async function framesOf(path: string, page: Page, effort: Effort): Promise<Frames> {
  const tools = await page.context().newCDPSession(page);
  const rate = effort === "smoke" ? 1 : SLOWER;
  await tools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(path);
  await page.locator("html:not([data-hydrating]) tbody tr").first().waitFor();
  await page.waitForTimeout(SETTLING_MS[effort]);
  await page.mouse.move(desk.width / 2, desk.height / 2);
  const length = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  await page.evaluate(watchFrames);
  const notches = Math.min(notchesOf[effort], Math.ceil(length / NOTCH));
  for (const way of [NOTCH, -NOTCH])
    for (let notch = 0; notch < notches; notch += 1) {
      await page.mouse.wheel(0, way);
      await page.waitForTimeout(PAUSE_MS);
    }
  const { aSecond, longest } = await page.evaluate(() => {
    const gaps = performance.getEntriesByName("frame").map(({ duration }) => duration);
    const whole = gaps.reduce((sum, gap) => sum + gap, 0);
    return { aSecond: (1000 * gaps.length) / whole, longest: Math.max(...gaps) };
  });
  return { aSecond, longest, length };
}

/** Runs in the page: records the time between frames. */
function watchFrames(): void {
  let before: number | undefined;
  const look = (now: number) => {
    if (before !== undefined) performance.measure("frame", { start: before, end: now });
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

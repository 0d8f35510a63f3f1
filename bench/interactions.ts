import type { Locator, Page } from "playwright-core";
import type { Effort } from "./effort.ts";
import { median, table } from "./figures.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { withVisits } from "./visits.ts";

const roundsOf = { full: 5, quick: 2, smoke: 1 };
const phone = { width: 390, height: 844 };
const SLOWER = 4;
const MOST_MS = 100;

interface Pace {
  /** The CPU slowdown factor. */
  slower: number;
  /** The time until idle prefetches are done. */
  settlingMs: number;
  /** The time until an act is painted. */
  paintingMs: number;
}
const measured: Pace = { slower: SLOWER, settlingMs: 2_500, paintingMs: 1_500 };
const tried: Pace = { slower: 1, settlingMs: 0, paintingMs: 100 };
/** The duration of a tap. */
const TAP_MS = 70;

interface MeasuredInteraction {
  name: string;
  path: string;
  /** A preparation that is not measured. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
/** Taps with a finger: a mouse that moves and clicks at once keeps the page busy with the move. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("What should be tapped is not on the screen.");
  const tools = await target.page().context().newCDPSession(target.page());
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await target.page().waitForTimeout(TAP_MS);
  await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const openSearch = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
};

/** The most frequent acts, on a phone. */
const acts: readonly MeasuredInteraction[] = [
  { name: "open the menu", path: "/", act: (page) => tap(button(page, "Menu")) },
  {
    name: "open the drawer",
    path: "/",
    act: (page) => tap(button(page, /^Notifications/)),
  },
  {
    name: "open a row",
    path: "/invoices",
    act: (page) => tap(page.locator("tbody tr [aria-expanded=false]").first()),
  },
  {
    name: "filter",
    path: "/invoices",
    before: async (page) => {
      await page.locator("main button[popovertarget]").first().click();
      await page.locator("fieldset:popover-open").waitFor();
    },
    act: (page) => tap(page.locator("fieldset:popover-open label").nth(1)),
  },
  { name: "next month", path: "/contract", act: (page) => tap(button(page, "Mois suivant")) },
  {
    name: "tab",
    path: "/contract",
    act: (page) => tap(page.getByRole("tab", { selected: false }).first()),
  },
  {
    name: "next step",
    path: "/contract/mutation",
    before: (page) => page.getByRole("checkbox").first().check(),
    act: (page) => tap(button(page, /^Continuer/)),
  },
  {
    name: "type in the search",
    path: "/",
    before: openSearch,
    act: (page) => page.keyboard.type("fran", { delay: 120 }),
  },
  {
    name: "open a dialog",
    path: "/",
    before: (page) => button(page, "Réglages des cookies").scrollIntoViewIfNeeded(),
    act: (page) => tap(button(page, "Réglages des cookies")),
  },
  {
    name: "switch the language",
    path: "/",
    before: (page) => button(page, "Deutsch").scrollIntoViewIfNeeded(),
    act: (page) => tap(button(page, "Deutsch")),
  },
];

/** Measures the time until the page shows the ten most frequent acts, on a processor four times slower. */
export function measureInteractions(effort: Effort, open = openSeededDatabase): Promise<void> {
  return withVisits(open, async (visits) => {
    const rows: string[][] = [];
    const pace = effort === "smoke" ? tried : measured;
    for (const act of effort === "smoke" ? acts.slice(0, 1) : acts) {
      const times: number[] = [];
      for (let round = 0; round < roundsOf[effort]; round += 1) {
        // A draft of one round must not affect the next one.
        await visits.database.owner.query("delete from draft");
        times.push(await visits.as("camille@example.ch", phone, (page) => timeOf(act, page, pace)));
      }
      rows.push([act.name, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
    }
    const head = ["act", `median ms, at most ${MOST_MS}`, "longest ms"];
    if (effort !== "smoke") console.log(table(head, rows));
  });
}

async function timeOf(
  { path, before, act }: MeasuredInteraction,
  page: Page,
  pace: Pace,
): Promise<number> {
  const { slower, settlingMs, paintingMs } = pace;
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await tools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.goto(path);
  await page.locator("html:not([data-hydrating]) main h1").waitFor();
  await page.waitForTimeout(settlingMs);
  await before?.(page);
  await page.waitForTimeout(paintingMs);
  await page.evaluate(watchInteractions);
  await act(page);
  await page.waitForTimeout(paintingMs);
  return page.evaluate(() => Number(document.documentElement.dataset["longest"] ?? 0));
}

/** Runs in the page: records the longest time from a press or a key to the next paint. */
function watchInteractions(): void {
  const { dataset } = document.documentElement;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isAct = "interactionId" in entry && Number(entry.interactionId) > 0;
      if (isAct && entry.duration > Number(dataset["longest"] ?? 0))
        dataset["longest"] = String(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

import type { Page } from "playwright-core";
import type { Effort } from "./effort.ts";
import { median, table } from "./figures.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { withVisits } from "./visits.ts";

const roundsOf = { full: 9, quick: 3, smoke: 1 };
const desk = { width: 1280, height: 900 };
const MOST_FIRST = 1.3;
const MOST_COMPLETE = 2;
const READY_MS = 30_000;

/** The screens that grow with a household, and the selectors of their data. */
const screens: readonly { path: string; data: string }[] = [
  { path: "/", data: "main h2" },
  { path: "/invoices", data: "tbody tr" },
  { path: "/reimbursements", data: "tbody tr" },
  { path: "/documents", data: "tbody tr" },
  { path: "/interactions", data: "tbody tr" },
  { path: "/contract", data: "[role=tabpanel] h2" },
  { path: "/profile", data: "main dt, [role=tabpanel] h2" },
  { path: "/professional", data: "main li" },
  { path: "/consent", data: "[role=tabpanel] input" },
  { path: "/contract/mutation", data: "main input[type=checkbox]" },
];

interface Times {
  first: number;
  complete: number;
}

/** The time of screens of the heaviest household and a usual one, to the first data and to the last. */
export function compareScreens(effort: Effort, open = openSeededDatabase): Promise<void> {
  return withVisits(open, async (visits) => {
    const rows: string[][] = [];
    for (const screen of effort === "smoke" ? screens.slice(0, 1) : screens) {
      const visit = (login: string) => visits.as(login, desk, (page) => timesOf(screen, page));
      const times = { usual: new Array<Times>(), heavy: new Array<Times>() };
      // The first round does not count, because the server plans its queries then.
      for (let round = effort === "smoke" ? 0 : -1; round < roundsOf[effort]; round += 1) {
        const usual = await visit("camille@example.ch");
        const heavy = await visit("zbinden@example.ch");
        if (round < 0) continue;
        times.usual.push(usual);
        times.heavy.push(heavy);
      }
      rows.push([screen.path, ...cells("first", times), ...cells("complete", times)]);
    }
    const head = (what: string, most: number) => [what, "heavy", `ratio, at most ${most}`];
    const heads = [...head("first data", MOST_FIRST), ...head("complete", MOST_COMPLETE)];
    if (effort !== "smoke") console.log(table(["screen, ms", ...heads], rows));
  });
}

function cells(what: keyof Times, { usual, heavy }: Record<"usual" | "heavy", Times[]>): string[] {
  const [few, many] = [usual, heavy].map((times) => median(times.map((one) => one[what])));
  return [few ?? 0, many ?? 0]
    .map((ms) => ms.toFixed(0))
    .concat(((many ?? 0) / (few || 1)).toFixed(2));
}

/** Measured from the request of the page. */
async function timesOf({ path, data }: (typeof screens)[number], page: Page): Promise<Times> {
  await page.addInitScript(watch, data);
  await page.goto(path);
  const ended = page.locator("html[data-complete]");
  await ended.waitFor({ state: "attached", timeout: READY_MS }).catch(() => {
    throw new Error(`${path} never came to its end.`);
  });
  return page.evaluate(() => {
    const { first, complete } = document.documentElement.dataset;
    return { first: Number(first), complete: Number(complete) };
  });
}

/** Runs in the page: checks at each frame whether data are there, and whether nothing is loading any more. */
function watch(data: string): void {
  const look = () => {
    const { documentElement: root } = document;
    const { dataset } = root;
    const isThere = document.querySelector(data) !== null;
    if (isThere) dataset["first"] ??= String(performance.now());
    const isWaiting = document.querySelector("[aria-busy=true]") !== null;
    if (isThere && !isWaiting && dataset["hydrating"] === undefined)
      dataset["complete"] = String(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

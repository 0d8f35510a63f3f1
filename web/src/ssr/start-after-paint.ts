import { recordIn } from "../core/json.ts";
import { recordEarlyEvents } from "./event-replay.ts";
import { takeStoredAddress } from "../core/session/session.ts";

/**
 * The inline script of a server-rendered page: loads the code after the first paint, or at the first interaction, and
 * records events until the page is hydrated.
 */
const longestWaitMs = 2000;

if (!leavesForStoredAddress()) {
  recordEarlyEvents();
  afterFirstPaint(start);
}

/** After the login, opens the address that was requested before it. */
function leavesForStoredAddress(): boolean {
  const { origin, href } = location;
  const target = new URL(takeStoredAddress() ?? href, origin);
  if (target.origin !== origin || target.href === href) return false;
  document.documentElement.hidden = true;
  location.replace(target);
  return true;
}

function afterFirstPaint(begin: () => void): void {
  let hasBegun = false;
  const once = () => {
    if (!hasBegun) begin();
    hasBegun = true;
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) setTimeout(once);
  }).observe({ type: "paint", buffered: true });
  // A hidden tab never paints.
  setTimeout(once, document.visibilityState === "hidden" ? 0 : longestWaitMs);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, once, { once: true });
}

function start(): void {
  const { portal, beside, manifest } = recordIn(
    JSON.parse(document.getElementById("files")?.textContent ?? "{}"),
  );
  const own = filesIn(portal);
  // One task per request: starting all of them at once is a long task on a phone.
  for (const file of [...own, ...filesIn(beside)]) setTimeout(addLink, 0, "modulepreload", file);
  setTimeout(() => {
    void run(own);
    addLink("manifest", String(manifest));
    addLink("icon", "/icon.svg");
  });
}

function filesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

/** Imports the dependencies first and the entry last, each in a task of its own. */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files.toReversed()) {
    await import(file);
    await new Promise((done) => setTimeout(done));
  }
}

function addLink(rel: string, href: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel, href });
  // The credentials mode of the import; another one would fetch the file twice.
  if (rel === "modulepreload") link.crossOrigin = "";
  document.head.append(link);
}

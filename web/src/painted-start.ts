import { recordIn } from "./core/http/json.ts";
import { keepEarlyActs } from "./core/early-acts.ts";
import { takeStoredAddress } from "./core/session/session.ts";

/**
 * Runs inline in a page that the server painted, where nothing is in a hurry: the code of the portal comes once the page
 * is on the screen, or as soon as somebody wants to use it. What they do until it is there is done then.
 */
const longestWaitMs = 2000;

if (!goesOn()) {
  keepEarlyActs();
  afterFirstPaint(start);
}

/** Who comes from the login goes on to what they had asked for, before anything else is shown. */
function goesOn(): boolean {
  const { origin, href } = location;
  const wished = new URL(takeStoredAddress() ?? href, origin);
  if (wished.origin !== origin || wished.href === href) return false;
  document.documentElement.hidden = true;
  location.replace(wished);
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
  // A tab that nobody looks at paints nothing.
  setTimeout(once, document.visibilityState === "hidden" ? 0 : longestWaitMs);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, once, { once: true });
}

function start(): void {
  const { portal, beside, manifest } = recordIn(
    JSON.parse(document.getElementById("files")?.textContent ?? "{}"),
  );
  const own = filesIn(portal);
  // Each in a moment of its own: to ask for all of them at once would hold a phone's page up.
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

/** What the portal needs first, and itself last: each file in a moment of its own, for the same reason. */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files.toReversed()) {
    await import(file);
    await new Promise((done) => setTimeout(done));
  }
}

function addLink(rel: string, href: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel, href });
  // The same request as the import, which sends its cookies to nobody else.
  if (rel === "modulepreload") link.crossOrigin = "";
  document.head.append(link);
}

import { yieldToMain } from "../yield-to-main.ts";
import { startTimeout } from "../http/timeout.ts";

/** A part of the portal's code that did not arrive. */
export class ModuleLoadError extends Error {
  override name = "MissingCode";
  /** The server has it no more: there is a newer portal, and loading the page anew brings it. */
  readonly isGone: boolean;

  constructor(file: string, isGone: boolean) {
    super(`${file} ${isGone ? "is gone" : "did not arrive"}`);
    this.isGone = isGone;
  }
}

const arriving = new Map<string, Promise<void>>();
const hasRun = new Set<string>();
let filesOfPage: ReadonlySet<string | null> | undefined;

/**
 * Stands behind every `import()` of the built portal. The files are fetched before the browser is told to import them:
 * a module that a browser once failed to import fails for as long as the page lives (whatwg/html#6768), while what was
 * only fetched can be fetched again. The import then finds it in the browser's cache.
 */
export async function loadModule<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const coming: Promise<void>[] = [];
  for (const file of files.filter((one) => !hasRun.has(one))) {
    coming.push(arrival(`/${file}`));
    await yieldToMain();
  }
  await Promise.all(coming);
  for (const file of files.toReversed()) await run(file);
  return load();
}

/** What a part needs first, and itself last; both to ask for files and to run them takes a phone a while. */
async function run(file: string): Promise<void> {
  if (hasRun.has(file) || !file.endsWith(".js")) return;
  await importFrom(`/${file}`);
  hasRun.add(file);
  await yieldToMain();
}

/** Apart from where the address is made: Vite would take that for the name of a file that has to be fetched first. */
function importFrom(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

/** A file is asked for once; after a failure, once more whenever somebody needs it. */
function arrival(address: string): Promise<void> {
  const known = arriving.get(address);
  if (known) return known;
  filesOfPage ??= filesInPage();
  const comes = filesOfPage.has(address) ? Promise.resolve() : fetchFile(address);
  arriving.set(address, comes);
  comes.catch(() => arriving.delete(address));
  return comes;
}

/** What the page itself brought along is there. */
function filesInPage(): Set<string | null> {
  const names = ["src", "href", "data-file"];
  const files = [...document.querySelectorAll("script, link, style")];
  return new Set(files.flatMap((file) => names.map((name) => file.getAttribute(name))));
}

async function fetchFile(address: string): Promise<void> {
  const line = startTimeout();
  try {
    const response = await line.orTimeout(fetch(address, { signal: line.signal }));
    if (!response.ok) throw new ModuleLoadError(address, response.status === 404);
    await line.orTimeout(response.arrayBuffer());
  } catch (error) {
    throw error instanceof ModuleLoadError ? error : new ModuleLoadError(address, false);
  } finally {
    line.close();
  }
  if (address.endsWith(".css")) await applyStyles(address);
}

function applyStyles(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      // A link that failed would pass for one that is there.
      link.remove();
      reject(new ModuleLoadError(address, false));
    });
    document.head.append(link);
  });
}

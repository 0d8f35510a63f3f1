import { yieldToMain } from "../yield-to-main.ts";
import { startTimeout } from "../timeout.ts";

/** A code file of the portal that could not be loaded. */
export class ModuleLoadError extends Error {
  override name = "MissingCode";
  /** The server answered 404: a newer version is deployed, and a reload of the page fetches it. */
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
 * Wraps every `import()` of the built portal. It fetches the files before it imports them: an import that failed once
 * fails for the lifetime of the page (whatwg/html#6768), while a fetch can be retried. The import then reads the file
 * from the browser's cache.
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

/** Runs one file and yields to the main thread, because running several at once blocks a phone. */
async function run(file: string): Promise<void> {
  if (hasRun.has(file) || !file.endsWith(".js")) return;
  await importFrom(`/${file}`);
  hasRun.add(file);
  await yieldToMain();
}

/** A function of its own, because Vite would add a literal `import()` address to the files to prefetch. */
function importFrom(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

/** Requests a file once; a failed request is retried on the next call. */
function arrival(address: string): Promise<void> {
  const known = arriving.get(address);
  if (known) return known;
  filesOfPage ??= filesInPage();
  const comes = filesOfPage.has(address) ? Promise.resolve() : fetchFile(address);
  arriving.set(address, comes);
  comes.catch(() => arriving.delete(address));
  return comes;
}

/** The files that the page itself already contains. */
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
      // `filesInPage` would count a failed link as a loaded file.
      link.remove();
      reject(new ModuleLoadError(address, false));
    });
    document.head.append(link);
  });
}

import { startTimeout } from "../http/timeout.ts";

/** A part of the portal's code that did not arrive. */
export class MissingCode extends Error {
  override name = "MissingCode";
  /** The server has it no more: there is a newer portal, and loading the page anew brings it. */
  readonly isGone: boolean;

  constructor(file: string, isGone: boolean) {
    super(`${file} ${isGone ? "is gone" : "did not arrive"}`);
    this.isGone = isGone;
  }
}

const arriving = new Map<string, Promise<void>>();

/**
 * Stands behind every `import()` of the built portal. The files are fetched before the browser is told to import them:
 * a module that a browser once failed to import fails for as long as the page lives (whatwg/html#6768), while what was
 * only fetched can be fetched again. The import then finds it in the browser's cache.
 */
export async function loadCode<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const inPage = filesInPage();
  await Promise.all(files.map((file) => arrival(`/${file}`, inPage)));
  return load();
}

/** A file is asked for once; after a failure, once more whenever somebody needs it. */
function arrival(address: string, inPage: ReadonlySet<string | null>): Promise<void> {
  const known = arriving.get(address);
  if (known) return known;
  const comes = inPage.has(address) ? Promise.resolve() : fetchFile(address);
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
    if (!response.ok) throw new MissingCode(address, response.status === 404);
    await line.orTimeout(response.arrayBuffer());
  } catch (error) {
    throw error instanceof MissingCode ? error : new MissingCode(address, false);
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
      reject(new MissingCode(address, false));
    });
    document.head.append(link);
  });
}

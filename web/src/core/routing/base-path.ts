/** The base path of the portal on its host; the root by default. */
let base = "";

/** Sets the base path, without a trailing slash; called once, before the first render. */
export function setBasePath(path: string): void {
  base = path;
}

/** The browser's address of a page of the portal. */
export function withBasePath(to: string): string {
  return to.startsWith("/") ? base + to : to;
}

/** The page of the portal at a path of the browser. */
export function withoutBasePath(path: string): string {
  const isBelow = base !== "" && (path === base || path.startsWith(`${base}/`));
  return isBelow ? path.slice(base.length) || "/" : path;
}

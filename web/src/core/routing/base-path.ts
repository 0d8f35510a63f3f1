/** Where the portal lies on its host: at the root, unless whoever starts it says otherwise. */
let base = "";

/** Without a slash at the end. Once, before anything is shown. */
export function setBasePath(path: string): void {
  base = path;
}

/** The address that a browser knows a page of the portal by. */
export function withBasePath(to: string): string {
  return to.startsWith("/") ? base + to : to;
}

/** The page of the portal that a path of the browser names. */
export function withoutBasePath(path: string): string {
  const isBelow = base !== "" && (path === base || path.startsWith(`${base}/`));
  return isBelow ? path.slice(base.length) || "/" : path;
}

import { withoutBasePath } from "./base-path.ts";

export interface PortalLocation {
  /** Without a slash at the end, so that `/invoices/` is `/invoices`. */
  readonly path: string;
  readonly search: string;
  readonly href: string;
}

export function locationOf(address: string): PortalLocation {
  const { pathname: whole, search, hash } = new URL(address, "http://portal");
  const pathname = withoutBasePath(whole);
  return { path: pathname.replace(/(?<=.)\/+$/, ""), search, href: pathname + search + hash };
}

import { readCookie, removeCookie, writeCookie } from "../cookies.ts";
import { withBasePath } from "../routing/base-path.ts";

/** Names the representation for pages that open later; each page reads it once. */
const cookie = "representation";

export function representationIn(cookies: string): string | undefined {
  return readCookie(cookie, cookies) || undefined;
}

let ofPage: { readonly id: string | undefined } | undefined;

/**
 * The representation in which this page asks. It does not change while the page is open: another tab that begins or
 * ends to act leaves this one as it is, and each of its requests names what it shows.
 */
export function currentRepresentation(): string | undefined {
  ofPage ??= { id: representationIn(document.cookie) };
  return ofPage.id;
}

/** Opens the portal of a represented person. */
export function beginRepresentation(id: string): void {
  writeCookie(cookie, id);
  location.assign(withBasePath("/"));
}

export function forgetRepresentation(): void {
  removeCookie(cookie);
}

/** Opens one's own portal again, at the list of representations. */
export function leaveRepresentation(search = ""): void {
  forgetRepresentation();
  location.assign(withBasePath(`/representatives${search}`));
}

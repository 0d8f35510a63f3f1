import { isWayOffered, pathNameOf, type Visitor } from "../../core/routing/paths.ts";

/** Whether a link leads this person somewhere: outside, or to an address that is built and open to them. */
export function isOffered(link: string, visitor: Visitor) {
  if (!link.startsWith("/")) return true;
  const name = pathNameOf(link.replace(/[?#].*/, ""));
  return name !== undefined && isWayOffered(name, visitor);
}

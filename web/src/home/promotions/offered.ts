import { isWayOffered, pathNameOf, type Visitor } from "../../core/routing/paths.ts";

/** Whether a link is offered to this account: external, or a built and permitted address. */
export function isOffered(link: string, visitor: Visitor) {
  if (!link.startsWith("/")) return true;
  const name = pathNameOf(link.replace(/[?#].*/, ""));
  return name !== undefined && isWayOffered(name, visitor);
}

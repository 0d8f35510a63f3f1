import { isWayOffered, paths, pathNames, type Visitor } from "../../core/routing/paths.ts";

/** Whether a link leads this person somewhere: outside, or to an address that is built and open to them. */
export function isOffered(link: string, visitor: Pick<Visitor, "built" | "profile" | "flags">) {
  if (!link.startsWith("/")) return true;
  const [path] = link.split(/[?#]/);
  const name = pathNames.find((one) => paths[one].path === path);
  return name !== undefined && isWayOffered(name, visitor);
}

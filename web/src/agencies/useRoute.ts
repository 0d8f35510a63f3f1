import { routeAddress } from "@portal/model/places/agencies.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { usePortal } from "../core/portal.tsx";

/** The page outside the portal that shows the way to a point, if the insurer has named one. */
export function useRoute(point: Coordinates): string | undefined {
  const template = usePortal().configuration.externalLinks.route;
  return template && routeAddress(template, point);
}

import { routeAddress } from "@portal/model/places/agencies.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { usePortal } from "../core/portal.tsx";

/** The external page with directions to a point, if the insurer has configured one. */
export function useRoute(point: Coordinates): string | undefined {
  const template = usePortal().configuration.externalLinks.route;
  return template && routeAddress(template, point);
}

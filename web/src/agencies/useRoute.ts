import { routeAddress } from "@portal/model/agencies.ts";
import type { Coordinates } from "@portal/model/places.ts";
import { useLanguage } from "../core/i18n.tsx";
import { usePortal } from "../core/portal.tsx";

/** The page outside the portal that shows the way to a point, if the insurer has named one. */
export function useRoute(point: Coordinates): string | undefined {
  const { language } = useLanguage();
  const template = usePortal().configuration.externalLinks.route?.[language];
  return template && routeAddress(template, point);
}

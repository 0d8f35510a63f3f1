import { useEffect, useRef } from "react";
import type { MapMarker } from "./map.ts";
import type { MapView } from "./useMapView.ts";
import { isWithin, screenPoint, type Size } from "./view.ts";

/** Whoever selects in the list beside the map sees the marker come into sight. */
export function useSelectedInSight(
  selected: string | undefined,
  markers: readonly MapMarker[],
  motion: MapView,
  size: Size,
): void {
  const reveal = useRef(() => {});
  useEffect(() => {
    reveal.current = () => {
      const marker = markers.find(({ id }) => id === selected);
      const goal = motion.goal();
      if (!marker || isWithin(screenPoint(goal, size, marker), size)) return;
      motion.glide({ ...goal, lat: marker.lat, lng: marker.lng });
    };
  });
  useEffect(() => reveal.current(), [selected]);
}

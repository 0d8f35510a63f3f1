import { useEffect, useRef } from "react";
import type { SwissMapProps } from "./map.ts";
import { shows } from "./motion.ts";
import type { MovingMap } from "./useLeaflet.ts";
import { wantedView } from "./wanted.ts";
import { wishOf } from "./wish.ts";

/**
 * The map shows what its owner wishes until somebody moves it, and again with a new wish. Whoever selects in the list
 * beside it sees the marker come into sight.
 */
export function useFollow({ map, motion }: MovingMap, props: SwissMapProps): void {
  const { markers, selected } = props;
  const wish = wishOf(props);
  const latest = useRef({ follow: () => {}, reveal: () => {} });
  useEffect(() => {
    latest.current = {
      follow: () => motion.glide(wantedView(map, props)),
      reveal: () => {
        const marker = markers.find(({ id }) => id === selected);
        const goal = motion.goal();
        if (!marker || shows(map, goal, marker)) return;
        motion.glide({ ...goal, lat: marker.lat, lng: marker.lng });
      },
    };
  });
  useEffect(() => latest.current.follow(), [wish]);
  useEffect(() => latest.current.reveal(), [selected]);
}

import { Suspense } from "react";
import { lazyPart } from "../feedback/lazy-part.tsx";
import styles from "./SwissMap.module.css";
import type { SwissMapProps } from "./map.ts";

const MapFrame = lazyPart(async () => (await import("./MapFrame.tsx")).MapFrame);

/**
 * Places on a map of Switzerland. Never the only way to them: a list stands beside it. Code and geometry are fetched
 * when the first map is shown.
 */
export function SwissMap(props: SwissMapProps) {
  return (
    <Suspense fallback={<MapWaiting />}>
      <MapFrame {...props} />
    </Suspense>
  );
}

/** The place that a map will take. */
export function MapWaiting() {
  return <div className={styles.waiting} aria-hidden="true" />;
}

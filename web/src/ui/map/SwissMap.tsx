import { Boundary } from "../../core/hydration.tsx";
import { usePageBody } from "../../core/environment.ts";
import { lazyPart } from "../feedback/lazy-part.tsx";
import styles from "./SwissMap.module.css";
import type { SwissMapProps } from "./map.ts";

const MapFrame = lazyPart(async () => (await import("./MapFrame.tsx")).MapFrame);

/**
 * Places on a map of Switzerland. Never the only way to them: a list stands beside it. Code and geometry are fetched
 * when the first map is shown.
 */
export function SwissMap(props: SwissMapProps) {
  // The library that draws it cannot even be loaded without a browser.
  const isInBrowser = usePageBody() !== undefined;
  return (
    <Boundary fallback={<MapWaiting />}>
      {isInBrowser ? <MapFrame {...props} /> : <MapWaiting />}
    </Boundary>
  );
}

/** The place that a map will take. */
export function MapWaiting() {
  return <div className={styles.waiting} aria-hidden="true" />;
}

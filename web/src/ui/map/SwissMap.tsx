import { Boundary } from "../../core/hydration.tsx";
import { usePageBody } from "../../core/environment.ts";
import { lazyPart } from "../feedback/lazy-part.tsx";
import styles from "./SwissMap.module.css";
import type { SwissMapProps } from "./map.ts";

const MapFrame = lazyPart(async () => (await import("./MapFrame.tsx")).MapFrame);

/** Places on a map of Switzerland, always with a list beside it. Code and geometry are loaded with the first map. */
export function SwissMap(props: SwissMapProps) {
  // Leaflet cannot be imported without a browser.
  const isInBrowser = usePageBody() !== undefined;
  return (
    <Boundary fallback={<MapWaiting />}>
      {isInBrowser ? <MapFrame {...props} /> : <MapWaiting />}
    </Boundary>
  );
}

export function MapWaiting() {
  return <div className={styles.waiting} aria-hidden="true" />;
}

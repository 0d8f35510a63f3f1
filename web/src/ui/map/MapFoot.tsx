import type { Map } from "leaflet";
import { distanceText, scaleOf } from "./distance.ts";
import styles from "./MapFoot.module.css";

/** Owed to those who made the geometry; names are no matter of language. */
const BUNDLED = "© OpenStreetMap contributors, GeoNames, Natural Earth";

/** The scale, and who made the map. */
export function MapFoot({ map, tiles }: { map: Map; tiles: string | undefined }) {
  const { metres, pixels } = scaleOf({ lat: map.getCenter().lat, zoom: map.getZoom() });
  return (
    <div className={styles.foot}>
      <span className={styles.scale} style={{ width: pixels }}>
        {distanceText(metres)}
      </span>
      <small className={styles.attribution}>
        {tiles === undefined ? BUNDLED : `${tiles} · ${BUNDLED}`}
      </small>
    </div>
  );
}

import { distanceText, scaleOf } from "./distance.ts";
import styles from "./MapFoot.module.css";
import type { View } from "./projection.ts";
import type { Tiles } from "./useTiles.ts";

/** Owed to those who made the geometry; names are no matter of language. */
const BUNDLED = "© OpenStreetMap contributors, GeoNames, Natural Earth";

/** The scale, and who made the map. */
export function MapFoot({ view, tiles }: { view: View; tiles: Tiles }) {
  const { metres, pixels } = scaleOf(view);
  return (
    <div className={styles.foot}>
      <span className={styles.scale} style={{ width: pixels }}>
        {distanceText(metres)}
      </span>
      <small className={styles.attribution}>
        {tiles.isShown ? `${tiles.attribution} · ${BUNDLED}` : BUNDLED}
      </small>
    </div>
  );
}

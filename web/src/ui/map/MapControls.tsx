import type { Map } from "leaflet";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import styles from "./MapFrame.module.css";
import { distanceText, scaleOf } from "./projection.ts";
import { type Coordinates, zooms } from "./map.ts";
import type { MovingMap } from "./useLeaflet.ts";
import { fitView } from "./map-view.ts";

interface MapControlsProps extends MovingMap {
  /** The places of "show all". */
  all: readonly Coordinates[];
}

export function MapControls({ map, motion, all }: MapControlsProps) {
  const t = useTexts("map");
  const zoom = map.getZoom();
  const step = (levels: number) => {
    const from = motion.goal();
    motion.glide({ ...from, zoom: Math.round(from.zoom) + levels });
  };
  const showAll = () => {
    const next = fitView(map, all);
    if (next) motion.glide(next);
  };
  return (
    <div className={styles.controls} role="group" aria-label={t("controls")}>
      <Button
        variant="icon"
        aria-label={t("zoomIn")}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </Button>
      <Button
        variant="icon"
        aria-label={t("zoomOut")}
        aria-disabled={zoom <= zooms.least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </Button>
      {all.length > 0 && (
        <Button variant="icon" aria-label={t("showAll")} onClick={showAll}>
          <Maximize aria-hidden="true" size={20} />
        </Button>
      )}
    </div>
  );
}

/** The attribution of the geometry, which needs no translation. */
const BUNDLED = "© OpenStreetMap contributors, GeoNames, Natural Earth";

/** The scale and the attribution. */
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

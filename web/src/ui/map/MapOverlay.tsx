import type { Map } from "leaflet";
import { useTexts } from "../../core/language/i18n.tsx";
import { distanceText } from "./projection.ts";
import { Framed } from "./MapPane.tsx";
import styles from "./MapFrame.module.css";
import type { MapCircle, Coordinates } from "./map.ts";
import { metresPerPixel } from "./projection.ts";

interface MapOverlayProps {
  map: Map;
  circle: MapCircle | undefined;
  here: Coordinates | undefined;
}

/** The searched circle, and the customer's position. */
export function MapOverlay({ map, circle, here }: MapOverlayProps) {
  const t = useTexts("map");
  const at = here && map.getBounds().contains(here) && map.latLngToContainerPoint(here);
  const size = map.getSize();
  return (
    <svg className={styles.overlay} width={size.x} height={size.y}>
      {circle && <Circle map={map} circle={circle} />}
      {at && (
        <g transform={`translate(${at.x} ${at.y})`} role="img" aria-label={t("here")}>
          <title>{t("here")}</title>
          <circle className={styles.halo} r="16" />
          <circle className={styles.here} r="7" />
        </g>
      )}
    </svg>
  );
}

const LEAST_LABELLED_PIXELS = 36;

function Circle({ map, circle }: { map: Map; circle: MapCircle }) {
  const { x, y } = map.latLngToContainerPoint(circle);
  const radius = circle.radiusMetres / metresPerPixel(circle.lat, map.getZoom());
  return (
    <Framed size={map.getSize()}>
      <g transform={`translate(${x} ${y})`}>
        <circle className={styles.circle} r={radius} />
        {radius > LEAST_LABELLED_PIXELS && (
          <text className={styles.radius} y={radius + 4}>
            {distanceText(circle.radiusMetres)}
          </text>
        )}
      </g>
    </Framed>
  );
}

import { useTexts } from "../../core/language/i18n.tsx";
import { distanceText } from "./distance.ts";
import { Framed } from "./Framed.tsx";
import styles from "./MapOverlay.module.css";
import type { MapCircle } from "./map.ts";
import { metresPerPixel, type Place, type View } from "./projection.ts";
import { isWithin, screenPoint, type Size } from "./view.ts";

interface MapOverlayProps {
  view: View;
  size: Size;
  circle: MapCircle | undefined;
  here: Place | undefined;
}

/** The circle that was searched, and where the person is. */
export function MapOverlay({ view, size, circle, here }: MapOverlayProps) {
  const t = useTexts("map");
  const at = here && screenPoint(view, size, here);
  return (
    <svg className={styles.overlay} width={size.width} height={size.height}>
      {circle && <Circle view={view} size={size} circle={circle} />}
      {at && isWithin(at, size) && (
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

function Circle({ view, size, circle }: { view: View; size: Size; circle: MapCircle }) {
  const { x, y } = screenPoint(view, size, circle);
  const radius = circle.radiusMetres / metresPerPixel(circle.lat, view.zoom);
  return (
    <Framed size={size}>
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

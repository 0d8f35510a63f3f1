import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import styles from "./MapControls.module.css";
import type { Place } from "./projection.ts";
import type { MapView } from "./useMapView.ts";
import { fitted, type Size, zoomedAt, zooms } from "./view.ts";

interface MapControlsProps {
  motion: MapView;
  size: Size;
  /** What "show all" shows. */
  all: readonly Place[];
}

export function MapControls({ motion, size, all }: MapControlsProps) {
  const t = useTexts("map");
  const { zoom } = motion.view;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const step = (levels: number) => {
    const from = motion.goal();
    motion.glide(zoomedAt(from, size, Math.round(from.zoom) + levels, middle));
  };
  const showAll = () => {
    const next = fitted(all, size);
    if (next) motion.glide(next);
  };
  return (
    <div className={styles.controls} role="group" aria-label={t("controls")}>
      <Button
        variant="icon"
        aria-label={t("zoomIn")}
        aria-disabled={zoom >= zooms.most}
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

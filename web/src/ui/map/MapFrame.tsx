import { type KeyboardEvent, useId, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { pinsOf } from "./clusters.ts";
import { MapControls } from "./MapControls.tsx";
import { MapDrawing } from "./MapDrawing.tsx";
import { MapFoot } from "./MapFoot.tsx";
import styles from "./MapFrame.module.css";
import { MapMarkers } from "./MapMarkers.tsx";
import { MapOverlay } from "./MapOverlay.tsx";
import { MapTiles } from "./MapTiles.tsx";
import type { SwissMapProps } from "./map.ts";
import { useMapKeys } from "./useMapKeys.ts";
import { useMapView } from "./useMapView.ts";
import { useGestures } from "./useGestures.ts";
import { useSelectedInSight } from "./useSelectedInSight.ts";
import { useSize } from "./useSize.ts";
import { useTiles } from "./useTiles.ts";
import type { Size } from "./view.ts";
import { allOf, wantedView, wishOf } from "./wanted.ts";

/** The map once its code is there. It is measured first, since what fits depends on its size. */
export function MapFrame(props: SwissMapProps) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  return (
    <section ref={frame} className={styles.frame} aria-label={props.label}>
      {size && <MapContent {...props} size={size} />}
    </section>
  );
}

function MapContent({ size, ...props }: SwissMapProps & { size: Size }) {
  const { label, markers, selected, onSelect, circle, here } = props;
  const t = useTexts("map");
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const motion = useMapView(wantedView(props, size), wishOf(props));
  useSelectedInSight(selected, markers, motion, size);
  const keys = useMapKeys(motion, size);
  const hint = useGestures(stage, motion, size, () => onSelect(undefined));
  const tiles = useTiles();
  const { view } = motion;
  const pins = pinsOf(markers, view, size, selected);
  return (
    <div className={styles.content} onKeyDown={(event) => closeOnEscape(event, props)}>
      <div ref={stage} className={styles.stage}>
        <div
          className={styles.surface}
          role="application"
          tabIndex={0}
          aria-label={t("surface", { map: label })}
          aria-describedby={helpId}
          onKeyDown={keys.onKeyDown}
        >
          <MapDrawing view={view} size={size} pins={pins} />
          <MapTiles view={view} size={size} tiles={tiles} />
        </div>
        <MapOverlay view={view} size={size} circle={circle} here={here} />
        <MapMarkers {...{ pins, selected, onSelect, motion, size }} />
        {hint && <Hint text={t(hint)} />}
      </div>
      <MapControls motion={motion} size={size} all={allOf(props)} />
      <MapFoot view={view} tiles={tiles} />
      <VisuallyHidden>
        <span id={helpId}>{t("help")}</span>
        <span role="status">{keys.said}</span>
      </VisuallyHidden>
    </div>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <p className={styles.hint} aria-hidden="true">
      {text}
    </p>
  );
}

function closeOnEscape(event: KeyboardEvent, { selected, onSelect }: SwissMapProps) {
  if (event.key !== "Escape" || selected === undefined) return;
  event.stopPropagation();
  onSelect(undefined);
}

import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { pinsOf } from "./clusters.ts";
import { MapControls, MapFoot } from "./MapControls.tsx";
import { MapDrawing } from "./MapDrawing.tsx";
import styles from "./MapFrame.module.css";
import { MapMarkers } from "./MapMarkers.tsx";
import { MapOverlay } from "./MapOverlay.tsx";
import { MapPane } from "./MapPane.tsx";
import type { SwissMapProps } from "./map.ts";
import { isOnButton, useGestures } from "./useGestures.ts";
import { type MovingMap, useFollow, useLeaflet, useRedraw } from "./useLeaflet.ts";
import { useMapKeys } from "./useMapKeys.ts";
import { useTiles } from "./useTiles.ts";
import { allPoints } from "./map-view.ts";

/** The map once its code is loaded. */
export function MapFrame(props: SwissMapProps) {
  const t = useTexts("map");
  const helpId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const moving = useLeaflet(surface, props);
  const keys = useMapKeys(moving);
  return (
    <section className={styles.frame} aria-label={props.label}>
      <div className={styles.content} onKeyDown={(event) => closeOnEscape(event, props)}>
        <div
          ref={surface}
          className={styles.surface}
          role="application"
          tabIndex={0}
          aria-label={t("surface", { map: props.label })}
          aria-describedby={helpId}
          onKeyDown={keys.onKeyDown}
        />
        {moving && <MapContent {...moving} {...props} />}
        <VisuallyHidden>
          <span id={helpId}>{t("help")}</span>
          <span role="status">{keys.said}</span>
        </VisuallyHidden>
      </div>
    </section>
  );
}

function MapContent({ map, motion, ...props }: MovingMap & SwissMapProps) {
  const { markers, selected, onSelect, circle, here } = props;
  const t = useTexts("map");
  useRedraw(map);
  useFollow({ map, motion }, props);
  const hint = useGestures(map, motion);
  const tiles = useTiles(map);
  useEffect(() => {
    const press = ({ originalEvent }: { originalEvent: Event }) => {
      if (!isOnButton(originalEvent)) onSelect(undefined);
    };
    map.on("click", press);
    return () => void map.off("click", press);
  }, [map, onSelect]);
  const pins = pinsOf(
    markers,
    (marker) => map.latLngToContainerPoint(marker),
    ({ id }) => id === selected || map.getZoom() >= map.getMaxZoom(),
  );
  return (
    <>
      <MapPane map={map} name="drawing">
        <MapDrawing map={map} pins={pins.map(({ at }) => at)} />
      </MapPane>
      <MapPane map={map} name="overlayPane">
        <MapOverlay map={map} circle={circle} here={here} />
      </MapPane>
      <MapPane map={map} name="markerPane">
        <MapMarkers {...{ map, motion, pins, selected, onSelect }} />
      </MapPane>
      {hint && <Hint text={t(hint)} />}
      <MapControls map={map} motion={motion} all={allPoints(props)} />
      <MapFoot map={map} tiles={tiles} />
    </>
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

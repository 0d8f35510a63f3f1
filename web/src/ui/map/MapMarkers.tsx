import type { Point } from "leaflet";
import X from "lucide-react/icons/x";
import { type CSSProperties, type FocusEvent, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import type { Pin } from "./clusters.ts";
import { clamp } from "./projection.ts";
import styles from "./MapMarkers.module.css";
import type { MapMarker, SwissMapProps } from "./map.ts";
import { zoomedAt } from "./motion.ts";
import type { MovingMap } from "./useLeaflet.ts";
import { fitView } from "./map-view.ts";

interface MapMarkersProps extends MovingMap, Pick<SwissMapProps, "selected" | "onSelect"> {
  pins: readonly Pin<Point>[];
}

/** The markers, in the order of the list; a focused marker is moved into view. */
export function MapMarkers({ map, motion, pins, selected, onSelect }: MapMarkersProps) {
  const size = map.getSize();
  return (
    <ul className={styles.markers}>
      {pins.map((pin) => {
        const [marker, ...others] = pin.markers;
        const isSelected = marker.id === selected;
        return (
          <li key={marker.id} className={isSelected ? styles.front : undefined}>
            {others.length > 0 ? (
              <ClusterButton {...{ pin, map, motion }} onFocus={(event) => reveal(event, pin)} />
            ) : (
              <MarkerButton
                {...{ marker, isSelected, size }}
                at={pin.at}
                onFocus={(event) => reveal(event, pin)}
                onSelect={onSelect}
              />
            )}
          </li>
        );
      })}
    </ul>
  );

  function reveal(event: FocusEvent, { at: { x, y }, markers: [marker] }: Pin<Point>) {
    const isInSight = x > 22 && y > 44 && x < size.x - 22 && y < size.y - 22;
    if (isInSight || !event.target.matches(":focus-visible")) return;
    motion.glide({ ...motion.goal(), lat: marker.lat, lng: marker.lng });
  }
}

/** A marker out of view stays invisible at the edge, so that Tab still reaches it. */
function placeOf(at: Point, size: Point): CSSProperties {
  const x = clamp(0, at.x, size.x);
  const y = clamp(0, at.y, size.y);
  return {
    transform: `translate(${x}px, ${y}px)`,
    ...(!isWithin(at, size) && { opacity: 0, pointerEvents: "none" }),
  };
}

function isWithin({ x, y }: Point, size: Point): boolean {
  return x > 0 && y > 0 && x < size.x && y < size.y;
}

interface MarkerButtonProps {
  marker: MapMarker;
  at: Point;
  isSelected: boolean;
  size: Point;
  onFocus: (event: FocusEvent) => void;
  onSelect: (id: string | undefined) => void;
}

function MarkerButton({ marker, at, isSelected, size, onFocus, onSelect }: MarkerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onSelect(undefined);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.marker}
        style={placeOf(at, size)}
        aria-label={marker.label}
        aria-pressed={isSelected}
        onFocus={onFocus}
        onClick={() => onSelect(isSelected ? undefined : marker.id)}
      >
        <svg className={styles.pin} viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
          <path d="M16 1.5C8 1.5 2 7.4 2 15.1c0 9.7 10.6 19.3 13.1 22.6a1.15 1.15 0 0 0 1.8 0C19.4 34.4 30 24.8 30 15.1 30 7.4 24 1.5 16 1.5Z" />
          <circle cx="16" cy="15" r="5" />
        </svg>
      </button>
      {isSelected && isWithin(at, size) && <Caption {...{ marker, at, size }} onClose={close} />}
    </>
  );
}

const CAPTION_WIDTH = 240;
const EDGE = 8;
/** The height of a caption with some lines above its marker's point. */
const CAPTION_REACH = 140;
const CONTROLS = { width: 64, bottom: 146 };

/** The caption of the selected marker: above it, or below if there is no room. */
function Caption({
  marker: { label, detail },
  at: { x, y },
  size,
  onClose,
}: {
  marker: MapMarker;
  at: Point;
  size: Point;
  onClose: () => void;
}) {
  const t = useTexts("map");
  const isBelow = y < size.y / 2;
  const isBesideControls = isBelow ? y < CONTROLS.bottom : y < CONTROLS.bottom + CAPTION_REACH;
  const right = size.x - (isBesideControls ? CONTROLS.width : EDGE);
  const width = Math.min(CAPTION_WIDTH, right - EDGE);
  const left = clamp(EDGE, x - width / 2, right - width);
  return (
    <div
      className={isBelow ? styles.below : styles.above}
      style={{ width, transform: `translate(${left}px, ${y}px)` }}
      data-caption
    >
      <div className={styles.caption}>
        <div className={styles.words}>
          <strong>{label}</strong>
          {detail && <span>{detail}</span>}
        </div>
        <Button variant="icon" aria-label={t("close", { place: label })} onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </Button>
      </div>
    </div>
  );
}

interface ClusterButtonProps extends MovingMap {
  pin: Pin<Point>;
  onFocus: (event: FocusEvent) => void;
}

function ClusterButton({ pin, map, motion, onFocus }: ClusterButtonProps) {
  const t = useTexts("map");
  const count = pin.markers.length;
  const open = () => {
    const from = motion.goal();
    const near = fitView(map, pin.markers);
    const isNearer = near && near.zoom > from.zoom;
    motion.glide(isNearer ? near : zoomedAt(map, from, from.zoom + 2, pin.at));
  };
  return (
    <button
      type="button"
      className={styles.cluster}
      style={placeOf(pin.at, map.getSize())}
      aria-label={t("cluster", { count })}
      onFocus={onFocus}
      onClick={open}
    >
      <span>{count}</span>
    </button>
  );
}

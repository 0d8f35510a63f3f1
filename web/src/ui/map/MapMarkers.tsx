import X from "lucide-react/icons/x";
import { type CSSProperties, type FocusEvent, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import type { Pin } from "./clusters.ts";
import styles from "./MapMarkers.module.css";
import type { MapMarker, SwissMapProps } from "./map.ts";
import type { Point } from "./projection.ts";
import type { MapView } from "./useMapView.ts";
import { fitted, isWithin, type Size, zoomedAt } from "./view.ts";

interface MapMarkersProps extends Pick<SwissMapProps, "selected" | "onSelect"> {
  pins: readonly Pin[];
  motion: MapView;
  size: Size;
}

/** The markers, in the order of the list; whichever gets the focus comes into sight. */
export function MapMarkers({ pins, selected, onSelect, motion, size }: MapMarkersProps) {
  return (
    <ul className={styles.markers}>
      {pins.map((pin) => {
        const [marker, ...others] = pin.markers;
        const isSelected = marker.id === selected;
        return (
          <li key={marker.id} className={isSelected ? styles.front : undefined}>
            {others.length > 0 ? (
              <ClusterButton {...{ pin, motion, size }} onFocus={(event) => reveal(event, pin)} />
            ) : (
              <MarkerButton
                {...{ marker, pin, isSelected, size }}
                onFocus={(event) => reveal(event, pin)}
                onSelect={onSelect}
              />
            )}
          </li>
        );
      })}
    </ul>
  );

  function reveal(event: FocusEvent, { x, y, markers: [marker] }: Pin) {
    const isInSight = x > 22 && y > 44 && x < size.width - 22 && y < size.height - 22;
    if (isInSight || !event.target.matches(":focus-visible")) return;
    motion.glide({ ...motion.goal(), lat: marker.lat, lng: marker.lng });
  }
}

/** What is out of sight waits unseen at the edge, where the tab key still finds it. */
function placeOf(pin: Point, size: Size): CSSProperties {
  const x = Math.min(Math.max(0, pin.x), size.width);
  const y = Math.min(Math.max(0, pin.y), size.height);
  const isSeen = isWithin(pin, size);
  return {
    transform: `translate(${x}px, ${y}px)`,
    ...(!isSeen && { opacity: 0, pointerEvents: "none" }),
  };
}

interface MarkerButtonProps {
  marker: MapMarker;
  pin: Point;
  isSelected: boolean;
  size: Size;
  onFocus: (event: FocusEvent) => void;
  onSelect: (id: string | undefined) => void;
}

function MarkerButton({ marker, pin, isSelected, size, onFocus, onSelect }: MarkerButtonProps) {
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
        style={placeOf(pin, size)}
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
      {isSelected && isWithin(pin, size) && <Caption {...{ marker, pin, size }} onClose={close} />}
    </>
  );
}

const CAPTION_WIDTH = 240;
const EDGE = 8;

/** What is selected, in words: above its marker, or below where there is no room above. */
function Caption({
  marker: { label, detail },
  pin: { x, y },
  size,
  onClose,
}: {
  marker: MapMarker;
  pin: Point;
  size: Size;
  onClose: () => void;
}) {
  const t = useTexts("map");
  const width = Math.min(CAPTION_WIDTH, size.width - 2 * EDGE);
  const left = Math.min(Math.max(EDGE, x - width / 2), size.width - width - EDGE);
  const isBelow = y < size.height / 2;
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

interface ClusterButtonProps {
  pin: Pin;
  motion: MapView;
  size: Size;
  onFocus: (event: FocusEvent) => void;
}

function ClusterButton({ pin, motion, size, onFocus }: ClusterButtonProps) {
  const t = useTexts("map");
  const count = pin.markers.length;
  const open = () => {
    const from = motion.goal();
    const near = fitted(pin.markers, size);
    motion.glide(near && near.zoom > from.zoom ? near : zoomedAt(from, size, from.zoom + 2, pin));
  };
  return (
    <button
      type="button"
      className={styles.cluster}
      style={placeOf(pin, size)}
      aria-label={t("cluster", { count })}
      onFocus={onFocus}
      onClick={open}
    >
      <span>{count}</span>
    </button>
  );
}

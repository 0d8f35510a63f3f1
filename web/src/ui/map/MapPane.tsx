import type { Map, Point } from "leaflet";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";

interface MapPaneProps {
  map: Map;
  name: "drawing" | "overlayPane" | "markerPane";
  children: ReactNode;
}

/**
 * React content in a Leaflet pane, at points of the map container. It moves with the pane, as tiles do, and is
 * realigned to the container at each render.
 */
export function MapPane({ map, name, children }: MapPaneProps) {
  const pane = map.getPane(name);
  const { x, y } = map.containerPointToLayerPoint([0, 0]);
  return (
    pane &&
    createPortal(<div style={{ transform: `translate(${x}px, ${y}px)` }}>{children}</div>, pane)
  );
}

/**
 * Clips its content to the map, also for tools that measure elements: a path cut off by CSS still counts as overlapping
 * the page.
 */
export function Framed({ size, children }: { size: Point; children: ReactNode }) {
  const id = useId();
  const frame = { width: size.x, height: size.y };
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={id} {...frame} patternUnits="userSpaceOnUse">
          {children}
        </pattern>
      </defs>
      <rect {...frame} fill={`url(#${id})`} />
    </g>
  );
}

import type { Map, Point } from "leaflet";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";

interface MapPaneProps {
  map: Map;
  name: "drawing" | "overlayPane" | "markerPane";
  children: ReactNode;
}

/**
 * What React draws in a pane of the map, at points of the frame. It is pushed along with the pane, as tiles are, and laid
 * back into the frame when it is drawn again.
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
 * What is drawn here ends at the map's edge, to the eye and to whoever measures elements: a path that is merely cut off
 * still counts as lying over the rest of the page.
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

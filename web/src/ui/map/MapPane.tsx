import type { Map } from "leaflet";
import type { ReactNode } from "react";
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

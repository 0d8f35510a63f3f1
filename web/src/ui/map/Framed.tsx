import type { Point } from "leaflet";
import { type ReactNode, useId } from "react";

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

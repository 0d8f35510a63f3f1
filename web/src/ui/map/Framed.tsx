import { type ReactNode, useId } from "react";
import type { Size } from "./view.ts";

/**
 * What is drawn here ends at the map's edge, to the eye and to whoever measures elements: a path that is merely cut off
 * still counts as lying over the rest of the page.
 */
export function Framed({ size, children }: { size: Size; children: ReactNode }) {
  const id = useId();
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={id} {...size} patternUnits="userSpaceOnUse">
          {children}
        </pattern>
      </defs>
      <rect {...size} fill={`url(#${id})`} />
    </g>
  );
}

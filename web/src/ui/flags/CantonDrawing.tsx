import type { CantonCode } from "@portal/model/places/cantons.ts";
import { cantonDrawings } from "./canton-drawings.ts";

/** The frame keeps a white flag visible on a white background. */
export function CantonDrawing({ canton, size }: { canton: CantonCode; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {cantonDrawings[canton].map(([outline, colour]) => (
        <path key={`${colour} ${outline}`} d={outline} fill={colour} fillRule="evenodd" />
      ))}
      <path d="M.5.5h31v31H.5z" fill="none" stroke="#0003" />
    </svg>
  );
}

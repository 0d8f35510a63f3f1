import { Boundary } from "../../core/hydration.tsx";
import type { CantonCode } from "@portal/model/places/cantons.ts";
import { lazyPart, SilentFallback } from "../feedback/lazy-part.tsx";

const CantonDrawing = lazyPart(
  async () => (await import("./CantonDrawing.tsx")).CantonDrawing,
  SilentFallback,
);

/** The square flag of a canton, loaded with the first one. The canton's name is beside it. */
export function CantonFlag({ canton, size = 20 }: { canton: CantonCode; size?: number }) {
  return (
    <Boundary fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <CantonDrawing canton={canton} size={size} />
    </Boundary>
  );
}

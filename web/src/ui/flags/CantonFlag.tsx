import type { CantonCode } from "@portal/model/cantons.ts";
import { lazy, Suspense } from "react";

const CantonDrawing = lazy(async () => {
  const { CantonDrawing: drawing } = await import("./CantonDrawing.tsx");
  return { default: drawing };
});

/** The square flag of a canton, loaded when the first one is shown. The canton's name stands beside it. */
export function CantonFlag({ canton, size = 20 }: { canton: CantonCode; size?: number }) {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <CantonDrawing canton={canton} size={size} />
    </Suspense>
  );
}

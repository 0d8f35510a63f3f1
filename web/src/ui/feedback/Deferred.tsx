import type { ReactNode } from "react";
import { useDeferred } from "../../core/idle.ts";

interface DeferredProps {
  /** The placeholder until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders its children in an idle period, and not on the server: for parts below the first view. */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return useDeferred() ? children : fallback;
}

import type { ReactNode } from "react";
import { useLeisure } from "../../core/leisure.ts";

interface InTurnProps {
  /** Keeps its place until then. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What lies below the first view: drawn in a quiet moment of its own, and by no server. */
export function InTurn({ fallback = null, children }: InTurnProps) {
  return useLeisure() ? children : fallback;
}

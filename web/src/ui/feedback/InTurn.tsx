import type { ReactNode } from "react";
import { useLeisure } from "../../core/leisure.ts";

/** What lies below the first view: drawn in a quiet moment of its own, and by no server. */
export function InTurn({ children }: { children: ReactNode }) {
  return useLeisure() && children;
}

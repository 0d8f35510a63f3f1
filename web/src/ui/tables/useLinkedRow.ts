import { useEffect } from "react";

/** A page begins at its top a moment after it is there (A11). */
const afterBeginningMs = 50;

/**
 * Brings the row that a link led to into sight, once it is there. Whoever comes back, or has begun to read, stays where
 * they are.
 */
export function useLinkedRow(tableId: string, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => {
      const opener = document.getElementById(tableId)?.querySelector("[aria-expanded=true]");
      const row = opener?.closest("tr");
      const isLow = row && row.getBoundingClientRect().bottom > innerHeight / 2;
      if (isLow && scrollY === 0) row.scrollIntoView({ block: "center", behavior: "instant" });
    }, afterBeginningMs);
    return () => clearTimeout(timer);
  }, [tableId, isThere]);
}

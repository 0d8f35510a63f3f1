import { useEffect } from "react";

/** The scroll position of a new page is reset shortly after it appears (A11). */
const afterBeginningMs = 50;

/** Scrolls to the row of a link once it is rendered, unless the customer came back or has already scrolled. */
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

import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "../../core/routing/router.tsx";
import styles from "./Popover.module.css";

/**
 * A panel that a button with `popoverTarget` opens. The browser includes it in the tab order, closes it with Escape or
 * a press outside, and restores the focus; a change of page closes it too.
 */
export function Popover({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useLocation();

  useEffect(() => ref.current?.hidePopover(), [place]);

  return (
    <div ref={ref} id={id} popover="auto" className={styles.popover}>
      {children}
    </div>
  );
}

import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import styles from "./Drawer.module.css";
import { isClosedByUser, openModally } from "./open-modally.ts";

interface DrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** At most 400 or 480 px; the full width of a narrower screen. */
  width: 400 | 480;
  children: ReactNode;
}

/** A modal panel that slides in from the side. It stays in the DOM, so that it can slide out too. */
export function Drawer({ title, open, onClose, width, children }: DrawerProps) {
  const t = useTexts("global");
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => (open && ref.current ? openModally(ref.current) : undefined), [open]);

  return (
    // The browser closes it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={width === 480 ? `${styles.drawer} ${styles.wide}` : styles.drawer}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (isClosedByUser(event.currentTarget)) onClose();
      }}
      closedby="any"
      onClick={(event) => {
        // Safari lacks `closedby`: a click on the dialog element itself is outside its content.
        const isOutside = event.target === event.currentTarget;
        if (isOutside && !("closedBy" in HTMLDialogElement.prototype)) onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="icon" aria-label={t("close")} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

import X from "lucide-react/icons/x";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import styles from "./Dialog.module.css";
import { isClosedByUser, openModally } from "./open-modally.ts";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Undefined if the content has its own actions. */
  actions?: ReactNode;
  children: ReactNode;
  /**
   * A sheet has more content: it scrolls between its head and its actions, and fills a phone's screen. A wide one
   * scrolls as a whole, and rises from the lower edge of a phone.
   */
  variant?: "card" | "sheet" | "wide";
}

const variants = { card: "", sheet: styles.sheet, wide: styles.wide };

/** A modal dialog that is open while it is rendered; closing restores the focus. */
export function Dialog({ title, onClose, actions, children, variant = "card" }: DialogProps) {
  const t = useTexts("global");
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => (ref.current ? openModally(ref.current) : undefined), []);

  return (
    <dialog
      ref={ref}
      className={`${styles.layer} ${variants[variant]}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (isClosedByUser(event.currentTarget)) onClose();
      }}
    >
      <div className={styles.dialog}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button variant="icon" aria-label={t("close")} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

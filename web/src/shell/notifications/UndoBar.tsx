import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./Notifications.module.css";

const shownMs = 5000;

interface UndoBarProps {
  /** After a dismissal by keyboard, the Undo button takes the focus. */
  takesFocus: boolean;
  onUndo: () => void;
  onGone: () => void;
}

/** Offers Undo for five seconds; the timer pauses on hover and focus. */
export function UndoBar({ takesFocus, onUndo, onGone }: UndoBarProps) {
  const t = useTexts("notifications");
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);

  return (
    <div
      className={styles.undo}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{t("dismissed")}</p>
      <Button ref={button} variant="quiet" onClick={onUndo}>
        {t("undo")}
      </Button>
    </div>
  );
}

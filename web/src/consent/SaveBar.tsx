import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import styles from "./ConsentScreen.module.css";

interface SaveBarProps {
  /** The reason of a failed save, next to the button. */
  failure: ReactNode;
  /** The number of unsaved channels. */
  count: number;
  isBusy: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Stays visible, because the six cards are longer than a screen. */
export function SaveBar({ failure, count, isBusy, onSave, onCancel }: SaveBarProps) {
  const t = useTexts("consent");
  const hasNone = count === 0;
  return (
    <div className={styles.bar} data-pending={hasNone ? undefined : ""}>
      {failure}
      <div className={styles.row}>
        <p role="status">{hasNone ? t("nothingPending") : t("pending", { count })}</p>
        <div className={styles.actions}>
          <Button variant="secondary" disabled={hasNone || isBusy} onClick={onCancel}>
            {t("cancel")}
          </Button>
          <BusyButton isBusy={isBusy} disabled={hasNone} onClick={onSave}>
            {t("save")}
          </BusyButton>
        </div>
      </div>
    </div>
  );
}

import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./OutcomeDialog.module.css";

const icons = { success: CircleCheck, error: TriangleAlert };

interface OutcomeDialogProps {
  outcome: keyof typeof icons;
  /** The outcome in words; icon and colour only repeat it. */
  title: string;
  onClose: () => void;
  /** The next step, if there is a better one than closing. */
  action?: ReactNode;
  children: ReactNode;
}

/** The outcome of an action: done, or failed with advice. */
export function OutcomeDialog({ outcome, title, onClose, action, children }: OutcomeDialogProps) {
  const t = useTexts("global");
  const Icon = icons[outcome];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant={action ? "secondary" : "primary"} onClick={onClose}>
            {t("close")}
          </Button>
          {action}
        </>
      }
    >
      <div className={styles.outcome}>
        <span className={`${styles.sign} ${styles[outcome]}`}>
          <Icon size={28} aria-hidden="true" />
        </span>
        <div className={styles.words}>{children}</div>
      </div>
    </Dialog>
  );
}
